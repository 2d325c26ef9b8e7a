# Kick-Ass: heróis sem poderes. As palavras das peças ficam em pt-BR/.

game-title = Kick-Ass
game-title-family = Pé na Porta
game-tagline = Sem poderes. Sem plano. Uma cidade inteira.
game-cover = Heróis sem poderes, boletos vencidos e um vilão com plano.
game-about = De um a quatro heróis de fantasia caseira seguram uma cidade que está caindo: de dia há trabalho, escola e amigos; de noite, a máscara. Resolvam três Eventos, descubram o que o vilão apronta e parem a Trama Final antes que acabe a nona rodada.
