### Bases: the name and a line.

base-oficina_dos_fundos = Oficina dos Fundos
    .flavour = Entra-se pela loja de pilhas. A senha é um espirro.

base-bancada_de_testes = Bancada de Testes
    .flavour = O que explode três vezes vai para produção.

base-almoxarifado_central = Almoxarifado Central
    .flavour = Tem de tudo, em ordem alfabética de quem pediu.

base-quintal_da_vo = Quintal da Vó
    .flavour = Quem passa do portão sai com bolo e com sobrinho.

base-muro_de_hera = Muro de Hera
    .flavour = A hera escuta, e o muro não conta.

base-varanda_comprida = Varanda Comprida
    .flavour = Sempre cabe mais uma rede.

base-telhado_do_cinema = Telhado do Cinema
    .flavour = Assiste-se de graça, de costas para a tela.

base-farol_apagado = Farol Apagado
    .flavour = Não avisa ninguém de nada, e vê tudo.

base-rodoviaria_da_meia_noite = Rodoviária da Meia-Noite
    .flavour = O ônibus que você precisa sai agora, da plataforma errada.

base-quadra_da_escola = Quadra da Escola
    .flavour = O chão tem mola. As paredes têm ritmo. O vizinho tem paciência.

base-coreto_da_praca = Coreto da Praça
    .flavour = Toca-se o que o povo pede. O povo pede alto.

base-garagem_do_trio = Garagem do Trio
    .flavour = O trio elétrico dorme aqui com um olho aberto.

base-central_de_plantao = Central de Plantão
    .flavour = O telefone nunca toca duas vezes.

base-pronto_socorro = Pronto-Socorro
    .flavour = Sai-se daqui andando, ou pelo menos sorrindo.

base-quartel_da_esquina = Quartel da Esquina
    .flavour = O poste é para descer. Para subir também já usaram.
