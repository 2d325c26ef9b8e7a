### Bases: the name and a line.

base-oficina_dos_fundos = Back-Room Workshop
    .flavour = You enter through the battery shop. The password is a sneeze.

base-bancada_de_testes = Test Bench
    .flavour = Whatever explodes three times goes into production.

base-almoxarifado_central = Central Stores
    .flavour = It has everything, filed by who asked for it.

base-quintal_da_vo = Grandma's Yard
    .flavour = Whoever gets past the gate leaves with cake and a nephew.

base-muro_de_hera = Ivy Wall
    .flavour = The ivy listens, and the wall tells nobody.

base-varanda_comprida = The Long Veranda
    .flavour = There is always room for one more hammock.

base-telhado_do_cinema = Cinema Roof
    .flavour = You watch for free, with your back to the screen.

base-farol_apagado = The Dark Lighthouse
    .flavour = It warns nobody of anything and sees everything.

base-rodoviaria_da_meia_noite = Midnight Bus Station
    .flavour = The bus you need leaves now, from the wrong platform.

base-quadra_da_escola = Samba School Hall
    .flavour = The floor has springs, the walls have rhythm, the neighbour has patience.

base-coreto_da_praca = Bandstand
    .flavour = They play what people ask for. People ask loudly.

base-garagem_do_trio = Float Garage
    .flavour = The float sleeps here with one eye open.

base-central_de_plantao = Duty Desk
    .flavour = The phone never rings twice.

base-pronto_socorro = Emergency Room
    .flavour = You walk out of here, or at least you smile.

base-quartel_da_esquina = Corner Fire Station
    .flavour = The pole is for going down. It has been used for going up.
