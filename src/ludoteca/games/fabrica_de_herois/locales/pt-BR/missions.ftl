### Missions: the name, the story, and the name of the extra rule.

mission-gato_na_jaqueira = Gato na Jaqueira
    .story = O gato subiu, a jaca caiu, e agora há uma fila para assistir.

mission-feira_sem_troco = Feira sem Troco
    .story = Ninguém tem moeda, a banca de pastel está por um fio e a feira ameaça cantar.

mission-buraco_da_rua_sete = Buraco da Rua Sete
    .story = Fez dez anos ontem. Alguém trouxe bolo; o bolo caiu lá dentro.
    .rule = Terra fofa

mission-som_as_tres = Som às Três da Manhã
    .story = O vizinho aprendeu uma música só. Aprendeu pela metade.

mission-fila_do_posto = Fila no Posto
    .story = A senha 41 virou lenda. O painel está parado na 40 desde abril.

mission-cachorro_fujao = Cachorro Fujão
    .story = Atende por Bife, corre como um raio e só volta se fingirem comer.

mission-onibus_lotado = Ônibus Lotado
    .story = Trinta sentados, noventa em pé e uma tuba.
    .rule = Não cabe mais

mission-pipa_no_fio = Pipa no Fio
    .story = A pipa está no fio, o menino quer subir, e o bairro inteiro dá palpite.

mission-torneira_pingando = Torneira Pingando
    .story = Plim. Plim. Ninguém na rua dorme desde domingo. Plim.

mission-formigueiro = Formigueiro na Merenda
    .story = Elas marcham em fila, levam a goiabada e deixam recibo.

mission-elevador_parado = Elevador Parado
    .story = Há seis pessoas lá dentro, um bolo e uma discussão de condomínio.

mission-lampada_da_praca = Lâmpada da Praça
    .story = Queimou a única lâmpada. Os namorados comemoram; a vovó do dominó, não.

mission-ladrao_de_chinelo = Ladrão de Chinelo
    .story = Só leva o pé esquerdo. A cidade inteira anda em círculos.

mission-doutor_spoiler = Doutor Spoiler
    .story = Conta o fim de todas as novelas no alto-falante da estação.

mission-pernilongo_mor = Pernilongo-Mor
    .story = Tem um metro de asa, coroa de lata e sede de todo mundo.
    .rule = Zumbido

mission-pombo_correio = Pombo-Correio
    .story = Dez mil pombos entregam a mesma carta. É uma conta atrasada.

mission-vazamento_de_tinta = Vazamento de Tinta
    .story = A rua virou arco-íris e ninguém mais acha a própria casa.
    .rule = Tudo da mesma cor

mission-quermesse_invadida = Quermesse Invadida
    .story = Sumiu o prêmio do bingo: um leitão. O leitão sabe quem foi.

mission-semaforo_apaixonado = Semáforo Apaixonado
    .story = Fica vermelho toda vez que passa o caminhão de lixo.
    .rule = Sinal fechado

mission-chuva_de_manga = Chuva de Manga
    .story = O vento sacudiu a avenida das mangueiras. Capacetes esgotados.

mission-enchente_na_lavanderia = Enchente na Lavanderia
    .story = A espuma chegou ao segundo andar e está limpíssima.
    .rule = Mãos molhadas

mission-vestibular_trocado = Prova Trocada
    .story = Os alunos receberam a prova do ano que vem. Um deles passou.
    .rule = Cabeças pensantes

mission-serenata_errada = Serenata na Janela Errada
    .story = O delegado acordou com uma declaração de amor em sol maior.

mission-fuga_do_zoologico = Portão Aberto no Zoológico
    .story = As araras voltaram sozinhas. O hipopótamo pegou o metrô.
    .rule = Cada um com seu bicho

mission-pane_no_metro = Pane no Metrô
    .story = O trem parou entre duas estações e o vendedor de bala continua.

mission-rainha_do_karaoke = A Rainha do Karaokê
    .story = Ninguém mais pega no microfone. Já são nove horas de bolero.

mission-homem_panfleto = Homem-Panfleto
    .story = Cobriu a cidade de papel oferecendo descontos em papel.

mission-bruxa_da_xerox = A Bruxa da Xerox
    .story = Copia gente. As cópias saem claras e pedem o seu lugar na fila.
    .rule = Cópia autenticada

mission-sonambulo_rei = O Rei Sonâmbulo
    .story = Dorme, anda e governa. Acordado é muito pior.

mission-baronesa_do_mofo = Baronesa do Mofo
    .story = Onde ela passa, o pão fica azul e a parede pede desculpas.

mission-greve_dos_relogios = Greve dos Relógios
    .story = Todos pararam às dez para as três e querem férias.
    .rule = Hora parada

mission-bloco_sem_fim = Bloco sem Fim
    .story = Começou em fevereiro. É junho, e o trombone ainda quer mais uma.
    .rule = Todo mundo no cordão

mission-barragem_de_brigadeiro = Barragem de Brigadeiro
    .story = A fábrica rachou. A enchente é doce e anda a quatro por hora.

mission-nevoeiro_no_porto = Nevoeiro no Porto
    .story = Os navios buzinam, o farol responde errado, as gaivotas apostam.
    .rule = Nada à vista

mission-incendio_no_deposito = Incêndio no Depósito de Fogos
    .story = É bonito. É por isso que ninguém quer sair de perto.
    .rule = Corre!

mission-rebeliao_dos_robos = Rebelião dos Aspiradores
    .story = Querem salário, folga e o fim das escadas.
    .rule = Peças no caminho

mission-final_do_campeonato = Final do Campeonato
    .story = Duas torcidas, uma ponte e um pombo que levou a bola.
    .rule = Sem reservas

mission-praga_de_gafanhotos = Nuvem de Gafanhotos
    .story = Comeram a alface, a cerca e o contrato da cerca.
    .rule = Sementeira

mission-noite_dos_museus = Noite dos Museus
    .story = A múmia saiu, gostou da rua e não quer voltar.
    .rule = Silêncio, por favor

mission-sindico_supremo = O Síndico Supremo
    .story = Multou o vento por barulho e a lua por obra sem licença.
    .rule = Regimento interno

mission-condessa_do_calote = Condessa do Calote
    .story = Deve a todos, sorri para todos e paga com poesia.
    .rule = Juros

mission-dr_fermento = Doutor Fermento
    .story = O pão dele cresce. Já passou do telhado e aprendeu a bater.

mission-colecionador_de_sombras = O Colecionador de Sombras
    .story = Guarda a sua num álbum. Ao meio-dia você sente falta.
    .rule = Sem sombra

mission-robo_do_telemarketing = O Robô do Telemarketing
    .story = Liga às sete da manhã para todos os telefones ao mesmo tempo.
    .rule = Não desligue

mission-marechal_pombo = Marechal Pombo
    .story = Exige a praça, a estátua e um desfile. Tem oito mil soldados.

mission-forno_rebelde = Forno Rebelde
    .story = O forno da padaria acordou, estufou a porta e pede farinha.
    .rule = Calor

mission-trio_eletrico_fantasma = Trio Elétrico Fantasma
    .story = Passa à meia-noite, toca o sucesso de 1987 e leva quem dança.
    .rule = Volume no máximo

mission-ponte_levadica = Ponte com Vontade Própria
    .story = Levanta quando quer. Hoje quer muito.
    .rule = Só com crachá

mission-eclipse_fora_de_hora = Eclipse Fora de Hora
    .story = Ninguém marcou. O sol diz que foi a lua; a lua saiu.
    .rule = Noite ao meio-dia

mission-mar_de_lama = Mar de Lama
    .story = O morro desceu para visitar o bairro e gostou.
    .rule = Atolados

mission-pane_do_sistema = Pane do Sistema
    .story = Nada abre, nada fecha, e todos os crachás dizem "Cláudio".
    .rule = Sistema fora do ar

mission-estouro_da_boiada = Estouro da Boiada
    .story = Trezentas cabeças na avenida, e uma delas dirige um táxi.
    .rule = Segura, peão

mission-ressaca_gigante = Ressaca Gigante
    .story = O mar veio até a porta da igreja e pediu a bênção.
    .rule = Maré cheia

mission-barao_da_fumaca = Barão da Fumaça
    .story = Fuma a própria fábrica. Tosse em cima da cidade.
    .rule = Ar pesado

mission-rainha_de_copas_fora = A Dama da Jogatina
    .story = Aposta bairros. Está a duas cartas de ganhar o centro.
    .rule = A banca ganha

mission-mago_da_burocracia = O Mago da Burocracia
    .story = Transformou o prefeito em protocolo. Aguarde o número.
    .rule = Em três vias

mission-cirurgiao_de_relogios = O Relojoeiro do Amanhã
    .story = Roubou a terça-feira. Quer a cidade presa na segunda.
    .rule = Contra o tempo

mission-viuva_da_neblina = A Viúva da Neblina
    .story = Chora, e o bairro some. Procura um marido; serve qualquer um.
    .rule = Ninguém vê ninguém

mission-general_ferrugem = General Ferrugem
    .story = Toca, e o portão cai. Quer a ponte, o trem e o parquinho.
    .rule = Armas enferrujadas

mission-mae_do_pantano = A Mãe do Brejo
    .story = Levantou do lago com lama até a coroa. Quer silêncio e sapos.
    .rule = Só as mulheres ela respeita

mission-apagao_geral = Apagão Geral
    .story = A cidade apagou. Alguém ligou quarenta chuveiros e uma máquina do tempo.
    .rule = Elevador parado

mission-sao_parafuso_submersa = São Parafuso Submersa
    .story = Choveu em um dia o que devia chover em um ano. O prefeito rema.
    .rule = Botes cheios

mission-meteoro_de_estimacao = Meteoro de Estimação
    .story = Vem em câmera lenta há três dias. As crianças já deram nome.
    .rule = Impacto incerto

mission-carnaval_infinito = Carnaval Infinito
    .story = A quarta-feira de cinzas não chega. Os pés pedem socorro.
    .rule = Quem não dança, segura a criança

mission-motim_das_maquinas = Motim das Máquinas
    .story = Os guindastes jogam xadrez com os prédios. É a vez das pretas.
    .rule = Contra as máquinas

mission-grande_engarrafamento = O Grande Engarrafamento
    .story = Começou com uma baliza. Chega a três estados e tem escola própria.
    .rule = Ninguém anda

mission-imperador_do_tedio = O Imperador do Tédio
    .story = Boceja, e bairros inteiros desistem do dia.
    .rule = Bocejo

mission-a_herdeira = A Herdeira
    .story = Comprou o rio, a ponte e agora quer comprar o vento.
    .rule = Tudo tem preço

mission-titereiro = O Titereiro
    .story = Puxa uma corda e o herói dança. Puxa duas, e o herói vota.
    .rule = Cordas

mission-maquina_de_moer = A Moedora
    .story = Come ferro-velho, cospe exércitos e não aceita troca.
    .rule = Engrenagens

mission-avo_do_caos = O Avô do Caos
    .story = Perdeu o controle remoto do mundo e aperta o que acha.
    .rule = Respeite os mais velhos

mission-doutora_inverno = Doutora Inverno
    .story = Congelou o mar para patinar sozinha. Está quase feliz.
    .rule = Zero grau

mission-sombra_do_morro = A Sombra do Morro
    .story = Não tem dono, não tem rosto e ocupa mais um quarteirão por noite.
    .rule = Sem abrigo

mission-o_ultimo_vilao = O Penúltimo Vilão
    .story = Jura que depois dele vem um pior. Assinou contrato.
    .rule = Fama pesa

mission-cidade_de_ponta_cabeca = Cidade de Ponta-Cabeça
    .story = O Arquiteto do Avesso virou o mapa. O céu está cheio de ônibus.
    .rule = De pernas para o ar
