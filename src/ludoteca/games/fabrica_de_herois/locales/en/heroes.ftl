### Heroes: the name, the names of both abilities, and a line of their own.

hero-ana_faisca = Ana Spark
    .leader = Quick Fix
    .discard = Short Circuit
    .flavour = She welds by day, she welds by night, and even her cat gives shocks.

hero-lata_2000 = Tin Can 2000
    .leader = Software Update
    .discard = Blue Screen
    .flavour = Warranty ran out in 2001. Nobody had the heart to say.

hero-prof_tabuada = Prof. Times Table
    .leader = Casting Out Nines
    .discard = Wrong Sum
    .flavour = Beat a supercomputer at multiplication. Twice. That is two.

hero-dra_turbilhao = Dr. Whirlwind
    .leader = Double Dose
    .discard = Little Coffee
    .flavour = Sees a hundred a day and remembers every mother's name.

hero-seu_parafuso = Mr. Loose Screw
    .leader = While You Wait
    .discard = Final Turn
    .flavour = Fixes everything, and one part is always left over. Nobody asks.

hero-rita_rebite = Rita Rivet
    .leader = Double Plate
    .discard = Nailed It
    .flavour = She riveted her alarm clock to the wall. It wakes her with respect now.

hero-dr_gambiarra = Dr. Duct Tape
    .leader = Second-Hand Part
    .discard = It Might Just Work
    .flavour = His diploma is held up with tape. So is the university.

hero-betoneira = Betty Mixer
    .leader = Wet Concrete
    .discard = Poured Slab
    .flavour = Carries cement bags the way others carry a clutch.

hero-ze_alicate = Joe Pliers
    .leader = Wrong Wire
    .discard = Borrowed Power
    .flavour = He has defused bombs, brawls and the time clock. In that order.

hero-dona_extensao = Madam Power Strip
    .leader = Lean-To
    .discard = Free Socket
    .flavour = In her house there is always room for one more plug and one more guest.

hero-jato_de_tinta = Inkjet
    .leader = Paper Jam
    .discard = The Wrong Form
    .flavour = Prints anything at all, except when it is needed.

hero-elevadora = The Lift Lady
    .leader = Going Up
    .discard = Going Down
    .flavour = Has advised three mayors between the ground floor and the fifth.

hero-estagiario_supremo = Supreme Intern
    .leader = Does It All
    .discard = Back in a Minute
    .flavour = Half a salary, three shifts, and he knows every password.

hero-manivela = Crank
    .leader = One More Turn
    .discard = Loose Part
    .flavour = Has to be push-started. Then nobody can switch him off.

hero-pilha_palito = Triple-A
    .leader = Trickle Charge
    .discard = Quick Charge
    .flavour = Nine years old, one torch, and nobody can get her to bed.

hero-mestre_andaime = Master Scaffold
    .leader = One More Floor
    .discard = Firm Plank
    .flavour = Builds around the problem until the problem is a building.

hero-nanda_arduina = Nanda Breadboard
    .leader = Another Board
    .discard = Password Changed
    .flavour = She programmed the fridge to judge whoever opens it after midnight.

hero-fita_metrica = Tape Measure
    .leader = Measure Twice
    .discard = Cut Once
    .flavour = Looked at the monster and said: fits through the door, sideways.

hero-capitao_orcamento = Captain Estimate
    .leader = Three Quotes
    .discard = Contract Extension
    .flavour = Saves the city on time and over budget.

hero-ferro_velha = Scrap Dame
    .leader = Find of the Day
    .discard = The Crusher
    .flavour = Her collection: eleven fridges, two tanks and half a flying saucer.

hero-bia_biela = Bea Piston
    .leader = Pedal Down
    .discard = Handbrake Turn
    .flavour = Listens to an engine and says what hurts. Does it with people too.

hero-dona_chinela = Granny Flip-Flop
    .leader = Flying Sole
    .discard = Everybody Listen
    .flavour = Hits the target with one eye shut and the laundry in the way.

hero-capivara_zen = Zen Capybara
    .leader = Zen Bath
    .discard = Easy, Everyone
    .flavour = Never hurried, never missed a bus: the bus waits.

hero-tsuru_de_papel = Paper Crane
    .leader = A Thousand Folds
    .discard = Paper Cut
    .flavour = Folded a thousand and one cranes. The first wish was for more paper.

hero-jaci_raiz = Jaci Root
    .leader = Deep Roots
    .discard = Living Ground
    .flavour = They paved the whole square. She disagrees, and so does the square.

hero-duda_pipa = Duda Kite
    .leader = Tight String
    .discard = Off on the Breeze
    .flavour = The kite sees the whole city. Duda only has to ask.

hero-seu_mandacaru = Old Man Cactus
    .leader = Pet Thorn
    .discard = Drought Flower
    .flavour = Lasts three years without water and five minutes without a chat.

hero-vo_compostagem = Grandpa Compost
    .leader = Nothing Is Wasted
    .discard = Back to the Soil
    .flavour = Everything comes back: peel, leaf, and the neighbour with the ladder.

hero-dona_rede = Madam Hammock
    .leader = Room for One More
    .discard = Swing
    .flavour = Once bounced a meteor off the hammock without waking up.

hero-manga_madura = Ripe Mango
    .leader = Falls by Itself
    .discard = Strings in the Teeth
    .flavour = Notice in the square: do not park under the hero.

hero-tonho_enxada = Tony Hoe
    .leader = Turned Soil
    .discard = All Hands
    .flavour = Lifted the lorry to look for his hat.

hero-dona_arruda = Mother Rue
    .leader = Sprig of Rue
    .discard = Begone, Evil Eye
    .flavour = Cures hexes, hiccups and meetings that could have been a note.

hero-cida_regadora = Cida Sprinkler
    .leader = Morning Watering
    .discard = Full Stream
    .flavour = Her ferns go on patrol twice a night.

hero-cerca_viva = Living Hedge
    .leader = Trimming Doesn't Hurt
    .discard = Green Wall
    .flavour = Grows seven centimetres a day and has views on the neighbour.

hero-nino_estilingue = Nino Slingshot
    .leader = Marble Eye
    .discard = Little Pebble
    .flavour = Has broken one window in his life. It was the villain's.

hero-tia_do_portao = Gate Auntie
    .leader = Just Passing
    .discard = Hot Gossip
    .flavour = Knows where the villain lives, with whom, and the bakery bill.

hero-jabuti_blindado = Armoured Tortoise
    .leader = Shell
    .discard = Slow and Sure
    .flavour = Arrives last and has never been late.

hero-mare_mansa = Gentle Tide
    .leader = Undertow
    .discard = Low Tide
    .flavour = The wave asks permission before it takes the castle.

hero-churrasqueiro_alfa = Grillmaster Alpha
    .leader = Coming Right Up
    .discard = Live Coals
    .flavour = He talks to the fire. The fire says: more salt.

hero-dona_horta = Mrs. Kitchen Garden
    .leader = Harvest
    .discard = Saved Seed
    .flavour = Plants coriander even at the doors of those who hate it.

hero-cacula = Youngest of Nine
    .leader = It Wasn't Me
    .discard = Mum, Look at Him!
    .flavour = Nine older siblings. Every enemy since has been a rest.

hero-cangaco_estelar = Star Outlaw
    .leader = Meteor Sights
    .discard = Settling Accounts
    .flavour = Swore justice under a star. It fell; he went after it.

hero-coruja_da_madruga = Small-Hours Owl
    .leader = One Eye Open
    .discard = Silent Flight
    .flavour = Sleeps by day; the alarm clock is afraid to ring.

hero-vo_orbita = Grandma Orbit
    .leader = Off the Air
    .discard = Pocket Black Hole
    .flavour = Went to space for some quiet and came back with a knitted coat.

hero-bruma_fina = Thin Mist
    .leader = Who Saw That?
    .discard = Curtain
    .flavour = You only know of the visit because the gate is open.

hero-seu_vigia = Night Watchman
    .leader = Who Goes There?
    .discard = Torch in the Face
    .flavour = Thirty years of rounds; he slept once, and standing up.

hero-insonia = Insomnia
    .leader = One More Coffee
    .discard = Sleepless Night
    .flavour = Awake since Thursday. Nobody knows of which year.

hero-gato_pardo = Grey Cat
    .leader = Cat's Paw
    .discard = Cat's Leap
    .flavour = At night they all look alike. He is counting on it.

hero-serenata = Serenade
    .leader = Under the Window
    .discard = Last Waltz
    .flavour = Sings under your window until the neighbours join in.

hero-sombrinha = Little Parasol
    .leader = Light Fingers
    .discard = Everyone Under
    .flavour = Where she opens her parasol, nobody sees a thing.

hero-guara = Maned Wolf
    .leader = Wolf's Step
    .discard = Howl
    .flavour = Long legs, short memory, perfect nose.

hero-ultima_sessao = Late Show
    .leader = Coming Attractions
    .discard = Change the Reel
    .flavour = Has projected the end of the world seven times. Prefers the trailer.

hero-mariposa = Moth
    .leader = Wing Dust
    .discard = Round the Lamp
    .flavour = Follows any light. Has arrested two lighthouses and a dentist.

hero-assombroso = Mr. Spooky
    .leader = Keepsake
    .discard = Boo!
    .flavour = Part-time ghost. Accepts payment in cake.

hero-padeiro_das_quatro = Four A.M. Baker
    .leader = Double Batch
    .discard = Warm Bread
    .flavour = By the time crime wakes up he has baked four hundred rolls.

hero-eclipse_parcial = Partial Eclipse
    .leader = Half Light
    .discard = Noon Upside Down
    .flavour = Total would be stronger, but he believes in balance.

hero-madame_zodiaca = Madame Zodiac
    .leader = It Is Written
    .discard = Wrong Sign
    .flavour = Foresees everything except the electricity bill.

hero-taxista_fantasma = Phantom Cabbie
    .leader = By the Ring Road
    .discard = One-Way Ride
    .flavour = After midnight his meter runs backwards.

hero-carteiro_invisivel = Invisible Postman
    .leader = Swapped Letter
    .discard = Lost in the Post
    .flavour = Delivers by hand. Whose hand, nobody knows.

hero-vaga_lumen = Firefly
    .leader = Blinker
    .discard = Swarm of Light
    .flavour = Lights up when she laughs. That is why she plays no cards.

hero-dr_soneca = Dr. Nap
    .leader = Count Sheep
    .discard = Siesta Time
    .flavour = Prescribes eight hours a night and bills you for the difference.

hero-marmitao = Big Lunchbox
    .leader = Today's Special
    .discard = Seconds?
    .flavour = Nobody fights a villain on an empty stomach, least of all him.

hero-madame_pamonha = Madame Tamale
    .leader = Loyal Customers
    .discard = Sound Truck
    .flavour = Her loudspeaker has stopped three robberies and one wedding.

hero-sonia_sonica = Sonic Sonia
    .leader = Bass in the Chest
    .discard = Feedback
    .flavour = She can hear villains think. It is usually just a hum.

hero-mestre_ginga = Master Sway
    .leader = Sidestep
    .discard = Half Moon
    .flavour = Nobody has ever hit him. Nobody has ever worked out why.

hero-trator_gentil = Gentle Tractor
    .leader = Coming Through
    .discard = Bear Hug
    .flavour = Apologises before, during and after every blow.

hero-surdo_de_primeira = First Bass Drum
    .leader = Keeping the Beat
    .discard = Sudden Stop
    .flavour = When he keeps time, even the traffic lights get it right.

hero-cuica_chorona = Weeping Cuíca
    .leader = Crying in Advance
    .discard = Not a Dry Eye
    .flavour = Weeps before, during and after. Villains cannot bear the during.

hero-porta_estandarte = Standard-Bearer
    .leader = Clear the Way
    .discard = Turning Skirt
    .flavour = The banner weighs nine kilos. She twirls it like a note.

hero-repique = Rimshot
    .leader = Off the Beat
    .discard = Drum Fill
    .flavour = Drums on everything: table, door, shoulder, alarm.

hero-zabumba = Zabumba
    .leader = Dance-Floor Dust
    .discard = Shuffle Home
    .flavour = Her heart beats in two-four time and orders everyone to dance.

hero-triangulo_bermuda = Bermuda Triangle
    .leader = Gone
    .discard = Gone for Good
    .flavour = Plays the triangle, wears bermudas, and things vanish near him.

hero-dona_bilheteria = Madam Box Office
    .leader = Half Price
    .discard = Sold Out
    .flavour = Has never let in a gatecrasher. Nor the mayor. Nor the owner.

hero-dj_liquidificador = DJ Blender
    .leader = Remix
    .discard = Blend It All
    .flavour = Mixes samba, waltz and car horn. Serves it on ice.

hero-frevo_fervido = Boiling Frevo
    .leader = Switched Step
    .discard = Parasol in the Air
    .flavour = He does not walk, he boils. Asphalt begs for mercy in February.

hero-alegoria = Parade Float
    .leader = Leading Float
    .discard = The Band Steps Back
    .flavour = Twelve metres tall on a good day, ten in the garage.

hero-bate_palma = Hand-Clap
    .leader = By Hand Alone
    .discard = Round of Applause
    .flavour = Claps so hard that the villain takes a bow and leaves.

hero-maestro_panela = Maestro Saucepan
    .leader = Second Voice
    .discard = Silence in the Hall
    .flavour = Conducts with a wooden spoon. The orchestra licks the baton.

hero-rouxinol_rouco = Hoarse Nightingale
    .leader = Tea with Honey
    .discard = The Impossible Note
    .flavour = He has only one note. Nobody wants to hear the second.

hero-sanfoneira = Squeezebox
    .leader = Pull the Bellows
    .discard = Close the Bellows
    .flavour = The accordion opens two metres wide. So do beaten villains.

hero-ensaio_geral = Dress Rehearsal
    .leader = Once More, from the Top
    .discard = Opening Night
    .flavour = He is always nearly ready. That is when he wins.

hero-motoca_cometa = Comet Courier
    .leader = Shortcut
    .discard = Delivery
    .flavour = Gets there before the order. Sometimes before the hunger.

hero-samira_brisa = Samira Breeze
    .leader = Tailwind
    .discard = Gust
    .flavour = Blows out fires the way others blow out candles.

hero-touca_artica = Arctic Cap
    .leader = Cold Shower
    .discard = Cold Front
    .flavour = Swims in the reservoir in July and complains of the heat.

hero-trovao_de_varal = Clothesline Thunder
    .leader = Double Peg
    .discard = Bolt from the Blue
    .flavour = The cape is a towel, the peg is his mother's, the courage is his.

hero-tia_trovoada = Auntie Thunder
    .leader = Heavy Skies
    .discard = Here Comes the Rain
    .flavour = When her knee aches, Civil Defence rents boats.

hero-cabo_hidrante = Corporal Hydrant
    .leader = Hose On
    .discard = High Pressure
    .flavour = Waters the station's plants with the big hose. Plants are missing.

hero-enfermeira_esparadrapo = Nurse Sticking Plaster
    .leader = Discharged
    .discard = Plasters for All
    .flavour = Mends bones, hearts and windows with the same roll.

hero-sargento_apito = Sergeant Whistle
    .leader = Papers, Please
    .discard = Checkpoint
    .flavour = Her whistle makes even ants form a queue.

hero-faixa_de_pedestre = Zebra Crossing
    .leader = Right of Way
    .discard = Hand Out Flat
    .flavour = Stopped a train with one hand. The driver thanked her.

hero-salva_vidas_de_aquario = Aquarium Lifeguard
    .leader = Duck Float
    .discard = Mouth-to-Gill
    .flavour = Has saved three fish from drowning. The fish disagree.

hero-tia_da_merenda = Lunch Lady
    .leader = Enough for All
    .discard = Clean Your Plate
    .flavour = Nobody leaves her queue hungry or unanswered.

hero-maria_do_socorro = Mary Help
    .leader = Coming!
    .discard = Here I Am
    .flavour = Just shout her name. They shout it all day.

hero-telefonista_24h = 24-Hour Operator
    .leader = Please Hold
    .discard = Direct Line
    .flavour = Your call is important to us. She will come in person.

hero-sinal_verde = Green Light
    .leader = Go Ahead
    .discard = Red Light!
    .flavour = Directs traffic by dancing. It jams, but it is lovely.

hero-guincho = Tow Truck
    .leader = No Parking
    .discard = City Pound
    .flavour = Took the car, the parking space and the kerb. Gave back the kerb.

hero-dr_plantonista = Dr. Double Shift
    .leader = Three A.M. Rounds
    .discard = Adrenaline
    .flavour = Awake for thirty-six hours. Operates best in the thirty-seventh.

hero-agente_carimbo = Agent Rubber Stamp
    .leader = One Form Missing
    .discard = Duly Notarised
    .flavour = Three copies, two photos, one soul. Sign here.

hero-airbag = Airbag
    .leader = Soft Landing
    .discard = Bang!
    .flavour = Inflates with courage. And with fright. And when he sneezes.

hero-gari_furacao = Sweeper Storm
    .leader = Sorted Waste
    .discard = Clean Sweep
    .flavour = Swept the avenue after Carnival, and before it was over.
