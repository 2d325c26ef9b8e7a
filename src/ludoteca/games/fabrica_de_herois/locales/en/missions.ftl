### Missions: the name, the story, and the name of the extra rule.

mission-gato_na_jaqueira = Cat up the Jackfruit Tree
    .story = The cat went up, the jackfruit came down, and now people are queuing to watch.

mission-feira_sem_troco = No Change at the Market
    .story = Nobody has coins, the pastel stall is on edge, and the market threatens to sing.

mission-buraco_da_rua_sete = The Hole in Seventh Street
    .story = It turned ten yesterday. Somebody brought a cake; the cake fell in.
    .rule = Loose ground

mission-som_as_tres = Loud Music at Three A.M.
    .story = The neighbour has learned one song. He has learned half of it.

mission-fila_do_posto = The Clinic Queue
    .story = Ticket 41 is a legend. The screen has said 40 since April.

mission-cachorro_fujao = The Runaway Dog
    .story = Answers to Steak, runs like lightning, and comes back only if you pretend to eat.

mission-onibus_lotado = The Packed Bus
    .story = Thirty seated, ninety standing, and one tuba.
    .rule = Standing room only

mission-pipa_no_fio = Kite on the Wire
    .story = The kite is on the wire, the boy wants to climb, and the whole street has advice.

mission-torneira_pingando = The Dripping Tap
    .story = Plink. Plink. Nobody in the street has slept since Sunday. Plink.

mission-formigueiro = Ants in the School Lunch
    .story = They march in line, take the guava paste and leave a receipt.

mission-elevador_parado = Stuck Lift
    .story = Inside are six people, a cake and a tenants' dispute.

mission-lampada_da_praca = The Lamp in the Square
    .story = The only lamp has blown. The lovers celebrate; the dominoes grandma does not.

mission-ladrao_de_chinelo = The Flip-Flop Thief
    .story = He takes only the left one. The whole city walks in circles.

mission-doutor_spoiler = Doctor Spoiler
    .story = He announces the ending of every soap over the station loudspeaker.

mission-pernilongo_mor = The Arch-Mosquito
    .story = A metre of wing, a tin crown, and thirsty for everybody.
    .rule = Buzzing

mission-pombo_correio = Carrier Pigeons
    .story = Ten thousand pigeons deliver the same letter. It is an overdue bill.

mission-vazamento_de_tinta = Paint Spill
    .story = The street has turned rainbow and nobody can find their own house.
    .rule = All one colour

mission-quermesse_invadida = Trouble at the Fair
    .story = The bingo prize, a piglet, has vanished. The piglet knows who did it.

mission-semaforo_apaixonado = The Lovesick Traffic Light
    .story = It turns red each time the dustcart goes by.
    .rule = Red light

mission-chuva_de_manga = Mango Rain
    .story = The wind shook Mango Avenue. Helmets are sold out.

mission-enchente_na_lavanderia = Laundry Flood
    .story = The suds have reached the second floor, and they are spotless.
    .rule = Wet hands

mission-vestibular_trocado = The Swapped Exam
    .story = The pupils were given next year's exam. One of them passed.
    .rule = Thinking heads

mission-serenata_errada = Wrong Window
    .story = The police chief woke up to a declaration of love in G major.

mission-fuga_do_zoologico = Zoo Gate Left Open
    .story = The macaws came back by themselves. The hippo took the metro.
    .rule = One animal each

mission-pane_no_metro = Metro Breakdown
    .story = The train has stopped between stations, and the sweet seller carries on.

mission-rainha_do_karaoke = The Karaoke Queen
    .story = Nobody else gets the microphone. Nine hours of bolero so far.

mission-homem_panfleto = Leaflet Man
    .story = He has papered the city with offers of cheap paper.

mission-bruxa_da_xerox = The Photocopy Witch
    .story = She copies people. The copies come out pale and take your place in the queue.
    .rule = Certified copy

mission-sonambulo_rei = The Sleepwalking King
    .story = He sleeps, walks and rules. Awake he is much worse.

mission-baronesa_do_mofo = Baroness Mould
    .story = Where she passes, bread turns blue and walls apologise.

mission-greve_dos_relogios = Clocks on Strike
    .story = They have all stopped at ten to three and want a holiday.
    .rule = Stopped clock

mission-bloco_sem_fim = The Endless Parade
    .story = It began in February. It is June, and the trombone wants one more.
    .rule = Everyone in line

mission-barragem_de_brigadeiro = The Chocolate Dam
    .story = The factory has cracked. The flood is sweet and moves at four an hour.

mission-nevoeiro_no_porto = Fog in the Harbour
    .story = Ships honk, the lighthouse answers wrongly, the gulls place bets.
    .rule = Nothing in sight

mission-incendio_no_deposito = Fire at the Fireworks Store
    .story = It is beautiful. That is why nobody will step back.
    .rule = Run!

mission-rebeliao_dos_robos = The Vacuum Cleaner Uprising
    .story = They want wages, days off and an end to stairs.
    .rule = Parts underfoot

mission-final_do_campeonato = Cup Final
    .story = Two sets of fans, one bridge, and a pigeon that took the ball.
    .rule = No substitutes

mission-praga_de_gafanhotos = Locust Cloud
    .story = They have eaten the lettuce, the fence and the fence's contract.
    .rule = Seedbed

mission-noite_dos_museus = Night of the Museums
    .story = The mummy went out, liked the street, and will not come back.
    .rule = Silence, please

mission-sindico_supremo = The Supreme Landlord
    .story = He has fined the wind for noise and the moon for unlicensed work.
    .rule = House rules

mission-condessa_do_calote = The Countess of Unpaid Bills
    .story = She owes everyone, smiles at everyone and pays in verse.
    .rule = Interest

mission-dr_fermento = Doctor Yeast
    .story = His bread rises. It is past the roof by now and has learned to punch.

mission-colecionador_de_sombras = The Shadow Collector
    .story = He keeps yours in an album. Around noon you will miss it.
    .rule = Shadowless

mission-robo_do_telemarketing = The Telemarketing Robot
    .story = Calls every phone in the city at once, at seven in the morning.
    .rule = Do not hang up

mission-marechal_pombo = Marshal Pigeon
    .story = He demands the square, the statue and a parade. He has eight thousand troops.

mission-forno_rebelde = Rebel Oven
    .story = The bakery's oven woke up, puffed out its door, and wants flour.
    .rule = Heat

mission-trio_eletrico_fantasma = Ghost Float
    .story = It passes at midnight, plays the hit of 1987 and takes whoever dances.
    .rule = Full volume

mission-ponte_levadica = The Bridge with a Will
    .story = It lifts when it likes. Today it likes it a lot.
    .rule = Staff only

mission-eclipse_fora_de_hora = Unscheduled Eclipse
    .story = Nobody booked it. The sun blames the moon; the moon is out.
    .rule = Night at noon

mission-mar_de_lama = Sea of Mud
    .story = The hill came down to visit the neighbourhood and liked it.
    .rule = Bogged down

mission-pane_do_sistema = The System Is Down
    .story = Nothing opens, nothing shuts, and every badge says “Claudio”.
    .rule = Offline

mission-estouro_da_boiada = Stampede
    .story = Three hundred head on the avenue, and one of them is driving a taxi.
    .rule = Hold on tight

mission-ressaca_gigante = Giant Swell
    .story = The sea came up to the church door and asked for a blessing.
    .rule = High tide

mission-barao_da_fumaca = Baron Smoke
    .story = He smokes his own factory. He coughs on the city.
    .rule = Heavy air

mission-rainha_de_copas_fora = The Lady of the Tables
    .story = She gambles with districts. Two more cards and downtown is hers.
    .rule = The house wins

mission-mago_da_burocracia = The Wizard of Red Tape
    .story = He has turned the mayor into a case file. Please wait for the number.
    .rule = In triplicate

mission-cirurgiao_de_relogios = Tomorrow's Watchmaker
    .story = He has stolen Tuesday. He wants the city stuck on Monday.
    .rule = Against time

mission-viuva_da_neblina = The Fog Widow
    .story = She weeps and the district disappears. She wants a husband; any will do.
    .rule = Nobody sees anybody

mission-general_ferrugem = General Rust
    .story = One touch and the gate falls. He wants the bridge, the train and the playground.
    .rule = Rusty arms

mission-mae_do_pantano = Mother Bog
    .story = She rose from the lake with mud up to her crown. She wants quiet and frogs.
    .rule = She respects women alone

mission-apagao_geral = Total Blackout
    .story = The city has gone dark. Someone turned on forty showers and a time machine.
    .rule = Lift out of order

mission-sao_parafuso_submersa = São Parafuso Under Water
    .story = A year's rain in a day. The mayor is rowing.
    .rule = Full boats

mission-meteoro_de_estimacao = The Pet Meteor
    .story = It has been coming in slow motion for three days. The children have named it.
    .rule = Uncertain impact

mission-carnaval_infinito = Infinite Carnival
    .story = Ash Wednesday will not come. The feet are calling for help.
    .rule = Dance or hold the baby

mission-motim_das_maquinas = Mutiny of the Machines
    .story = The cranes play chess with the buildings. Black to move.
    .rule = Against the machines

mission-grande_engarrafamento = The Great Gridlock
    .story = It started with one bad parking job. It reaches three states and has its own school.
    .rule = Nobody moves

mission-imperador_do_tedio = The Emperor of Boredom
    .story = He yawns, and entire districts give up on the day.
    .rule = Yawn

mission-a_herdeira = The Heiress
    .story = She has bought the river and the bridge, and now she wants the wind.
    .rule = Everything has a price

mission-titereiro = The Puppeteer
    .story = He pulls a string and the hero dances. He pulls two and the hero votes.
    .rule = Strings

mission-maquina_de_moer = The Grinder
    .story = She eats scrap, spits out armies and gives no refunds.
    .rule = Cogs

mission-avo_do_caos = The Grandfather of Chaos
    .story = He has lost the world's remote control and presses whatever he finds.
    .rule = Respect your elders

mission-doutora_inverno = Doctor Winter
    .story = She froze the sea to skate alone. She is nearly happy.
    .rule = Zero degrees

mission-sombra_do_morro = The Shadow of the Hill
    .story = No owner, no face, and every night it takes another block.
    .rule = No shelter

mission-o_ultimo_vilao = The Last Villain but One
    .story = He swears that a worse one comes after him. There is a contract.
    .rule = Fame weighs

mission-cidade_de_ponta_cabeca = Upside-Down City
    .story = The Inside-Out Architect turned the map over. The sky is full of buses.
    .rule = Feet in the air
