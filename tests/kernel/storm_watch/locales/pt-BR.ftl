# Storm Watch: todas as palavras que um jogador lê.

game-title = Vigia da Tempestade
game-cover = Uma luz, poucos faroleiros e o mar.
option-nights = Quantas noites a luz deve arder
span-night = o fim desta noite
reaction-brace = Chances de escorar o penhasco
pressing-brace = a que impede que o penhasco caia

campaign-winter = O Longo Inverno
campaign-winter-first-gale = O Primeiro Vendaval
    .before = O primeiro vendaval do ano não é nada de mais, dizem na vila. Dizem isso todo ano.
    .won = A luz ficou acesa até de manhã. Na vila dizem que não foi nada de mais.
    .lost = A luz se apagou. Na vila não dizem nada.
campaign-winter-long-dark = A Longa Escuridão
    .before = Duas noites sem manhã no meio: encham a lâmpada, e depois encham de novo.
    .won = Quando o sol saiu, no começo ninguém acreditou.
    .lost = Em algum ponto da segunda noite acabou o óleo, e depois a paciência do mar.
campaign-winter-spring-tide = A Maré da Primavera
    .before = Mais uma maré, a mais alta de todas, e é primavera. Os navios já estão com saudade de casa.
    .won = Entraram remando e cantando. Dizem que a lâmpada cantou junto.
    .lost = A maré levou o rochedo, a cabana e a lâmpada. Construam de novo: os navios virão.

store-oil = óleo { $n }
store-rope = corda { $n }
store-flare = sinalizador { $n }
plan-look-out = vigiar
plan-fetch = buscar provisões
plan-tend = cuidar da lâmpada
channel-north = canal norte
channel-south = canal sul

ask-plan = O que você fará esta noite? Dá para mudar de ideia até todos escolherem.
ask-work = Mãos à obra: o que você faz?
ask-flare = Onde o sinalizador vai arder?
ask-beam = Para onde viramos o facho?
ask-brace =
    { $n ->
        [0] Vem a última onda da noite. Escorar o penhasco?
        [one] Vem uma onda, e mais uma atrás dela. Escorar o penhasco?
       *[other] Vem uma onda, e mais { $n } atrás dela. Escorar o penhasco?
    }
ask-brace-with = Com que você escora o penhasco?

do-look-out = Vigiar as ondas
do-fetch = Buscar algo no porão
do-tend = Cuidar da lâmpada
do-rest = Descansar por esta noite
do-take = Pegar { $store }
do-use = Usar { $store }
do-flare-north = Sobre o canal norte
do-flare-south = Sobre o canal sul
do-beam-north = Para o norte
do-beam-south = Para o sul
do-brace = Escorar o penhasco
do-let-it-come = Deixar vir
do-brace-with = Com { $store }

event-drew = Você acha { $store } no porão.
event-drew-hidden = { $seat } volta do porão.
event-brought = O barco deixa { $store } no cais.
event-planned = { $seat } vai { $plan }.
event-brighter = A lâmpada arde em { $n }.
event-rested = { $seat } descansa.
event-took = { $seat } pega { $store } do cais.
event-used = { $seat } usa { $store }.
event-flared = { $seat } ilumina o { $channel }.
event-turned = O facho vira para o { $channel }.
event-rose =
    { $n ->
        [one] O mar sobe: vem uma onda.
       *[other] O mar sobe: vêm { $n } ondas.
    }
event-braced = { $seat } escora o penhasco com { $store }.
event-breached = O penhasco racha: brecha { $n }.
event-fell = A casa cai no mar.
event-saved = Um navio passa a salvo pelo { $channel }.
event-wrecked = Um navio se perde no { $channel }.
event-burned = O óleo queima: a lâmpada está em { $n }.
event-dark = A luz se apaga.
event-morning = Chega a manhã.

refuse-not-in-your-hands = Você não tem isso nas mãos.
refuse-not-on-the-quay = Isso não está mais no cais.
refuse-hands-full = Suas mãos estão cheias.
