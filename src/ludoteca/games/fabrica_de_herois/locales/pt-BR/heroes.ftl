### Heroes: the name, the names of both abilities, and a line of their own.

hero-ana_faisca = Ana Faísca
    .leader = Gambiarra
    .discard = Curto-Circuito
    .flavour = Solda de dia, solda de noite, e o gato dela já dá choque.

hero-lata_2000 = Lata 2000
    .leader = Atualização
    .discard = Tela Azul
    .flavour = Garantia vencida em 2001. Ninguém teve coragem de avisar.

hero-prof_tabuada = Prof. Tabuada
    .leader = Prova dos Nove
    .discard = Conta Errada
    .flavour = Derrotou um supercomputador na conta de vezes. Duas vezes.

hero-dra_turbilhao = Dra. Turbilhão
    .leader = Dose Dupla
    .discard = Cafezinho
    .flavour = Atende cem por dia e lembra o nome de todas as mães.

hero-seu_parafuso = Seu Parafuso
    .leader = Serviço Rápido
    .discard = Aperto Final
    .flavour = Conserta tudo, e sempre sobra uma peça. Ninguém pergunta.

hero-rita_rebite = Rita Rebite
    .leader = Chapa Dupla
    .discard = Tá Pregado
    .flavour = Rebitou o próprio despertador na parede. Agora acorda com respeito.

hero-dr_gambiarra = Dr. Gambiarra
    .leader = Peça Usada
    .discard = Vai Que Dá
    .flavour = O diploma está colado com fita. O prédio da faculdade também.

hero-betoneira = Betoneira
    .leader = Concreto Fresco
    .discard = Laje
    .flavour = Carrega saco de cimento como quem carrega bolsa de festa.

hero-ze_alicate = Zé Alicate
    .leader = Fio Errado
    .discard = Gato de Luz
    .flavour = Desarmou bomba, briga e relógio de ponto. Nessa ordem.

hero-dona_extensao = Dona Extensão
    .leader = Puxadinho
    .discard = Tomada Livre
    .flavour = Na casa dela cabe sempre mais um fio e mais uma visita.

hero-jato_de_tinta = Jato de Tinta
    .leader = Papel Atolado
    .discard = Formulário Trocado
    .flavour = Imprime qualquer coisa, menos na hora em que se precisa.

hero-elevadora = Elevadora
    .leader = Sobe
    .discard = Desce
    .flavour = Já deu conselho a três prefeitos entre o térreo e o quinto.

hero-estagiario_supremo = Estagiário Supremo
    .leader = Faz Tudo
    .discard = Vou Ali e Volto
    .flavour = Ganha meio salário, faz três turnos e sabe todas as senhas.

hero-manivela = Manivela
    .leader = Dá Mais Uma Volta
    .discard = Peça Solta
    .flavour = Só funciona no tranco. Depois ninguém consegue desligar.

hero-pilha_palito = Pilha Palito
    .leader = Carga Lenta
    .discard = Carga Rápida
    .flavour = Nove anos, uma lanterna, e ninguém consegue botá-la na cama.

hero-mestre_andaime = Mestre Andaime
    .leader = Mais Um Andar
    .discard = Tábua Firme
    .flavour = Constrói em volta do problema até o problema virar prédio.

hero-nanda_arduina = Nanda Arduína
    .leader = Outra Placa
    .discard = Senha Trocada
    .flavour = Programou a geladeira para julgar quem abre depois da meia-noite.

hero-fita_metrica = Fita Métrica
    .leader = Medir Duas Vezes
    .discard = Cortar Uma
    .flavour = Olhou para o monstro e disse: passa na porta, mas de lado.

hero-capitao_orcamento = Capitão Orçamento
    .leader = Três Cotações
    .discard = Aditivo de Contrato
    .flavour = Salva a cidade dentro do prazo e acima do preço.

hero-ferro_velha = Ferro-Velha
    .leader = Achado do Dia
    .discard = Prensa
    .flavour = Coleção dela: onze geladeiras, dois tanques e meio disco voador.

hero-bia_biela = Bia Biela
    .leader = Pisa Fundo
    .discard = Freio de Mão
    .flavour = Escuta o motor e diz o que dói. Faz o mesmo com gente.

hero-dona_chinela = Dona Chinela
    .leader = Chinelada
    .discard = Bronca Geral
    .flavour = Acerta o alvo com o olho fechado e o varal no meio.

hero-capivara_zen = Capivara Zen
    .leader = Banho Zen
    .discard = Calma, Gente
    .flavour = Nunca teve pressa, nunca perdeu o ônibus: o ônibus espera.

hero-tsuru_de_papel = Tsuru de Papel
    .leader = Mil Dobras
    .discard = Corte Fino
    .flavour = Dobrou mil e um tsurus. O primeiro desejo foi mais papel.

hero-jaci_raiz = Jaci Raiz
    .leader = Raiz Funda
    .discard = Chão Vivo
    .flavour = A praça inteira já foi calçada. Ela discorda, e a praça também.

hero-duda_pipa = Duda Pipa
    .leader = Linha Esticada
    .discard = Vai no Vento
    .flavour = A pipa vê a cidade inteira. Duda só precisa perguntar.

hero-seu_mandacaru = Seu Mandacaru
    .leader = Espinho de Estimação
    .discard = Flor da Seca
    .flavour = Aguenta três anos sem água e cinco minutos sem conversa.

hero-vo_compostagem = Vô Compostagem
    .leader = Nada se Perde
    .discard = Volta à Terra
    .flavour = Tudo volta: casca, folha, e o vizinho que pediu a escada.

hero-dona_rede = Dona Rede
    .leader = Cabe Mais Um
    .discard = Balanço
    .flavour = Já derrubou um meteoro da rede, sem acordar.

hero-manga_madura = Manga Madura
    .leader = Cai Sozinha
    .discard = Fiapo no Dente
    .flavour = Aviso na praça: não estacione embaixo do herói.

hero-tonho_enxada = Tonho Enxada
    .leader = Terra Revirada
    .discard = Mutirão
    .flavour = Levantou o caminhão para procurar o chapéu.

hero-dona_arruda = Dona Arruda
    .leader = Ramo de Arruda
    .discard = Sai, Olho Gordo
    .flavour = Cura quebranto, soluço e reunião que podia ser recado.

hero-cida_regadora = Cida Regadora
    .leader = Rega da Manhã
    .discard = Jato Cheio
    .flavour = As samambaias dela fazem ronda duas vezes por noite.

hero-cerca_viva = Cerca Viva
    .leader = Poda Não Dói
    .discard = Muro Verde
    .flavour = Cresce sete centímetros por dia e tem opinião sobre o vizinho.

hero-nino_estilingue = Nino Estilingue
    .leader = Olho de Vidro
    .discard = Pedrinha
    .flavour = Quebrou uma janela na vida. Era a do covil do vilão.

hero-tia_do_portao = Tia do Portão
    .leader = Só de Passagem
    .discard = Fofoca Quente
    .flavour = Sabe onde o vilão mora, com quem, e quanto deve na padaria.

hero-jabuti_blindado = Jabuti Blindado
    .leader = Casco
    .discard = Devagar Eu Chego
    .flavour = Chega por último e nunca chegou tarde.

hero-mare_mansa = Maré Mansa
    .leader = Ressaca
    .discard = Maré Baixa
    .flavour = A onda pede licença antes de levar o castelo.

hero-churrasqueiro_alfa = Churrasqueiro Alfa
    .leader = Sai Mais Uma
    .discard = Brasa Viva
    .flavour = Fala com o fogo. O fogo responde: falta sal.

hero-dona_horta = Dona Horta
    .leader = Colheita
    .discard = Semente Guardada
    .flavour = Planta coentro até na porta de quem não gosta.

hero-cacula = Caçula
    .leader = Não Fui Eu
    .discard = Mãe, Olha Ele!
    .flavour = Nove irmãos maiores. O primeiro inimigo já foi vencido nove vezes.

hero-cangaco_estelar = Cangaço Estelar
    .leader = Mira de Meteoro
    .discard = Acerto de Contas
    .flavour = Jurou justiça debaixo de uma estrela. Ela caiu, ele foi atrás.

hero-coruja_da_madruga = Coruja da Madruga
    .leader = Olho Aberto
    .discard = Voo Calado
    .flavour = Dorme de dia, e o despertador tem medo de tocar.

hero-vo_orbita = Vó Órbita
    .leader = Fora do Ar
    .discard = Buraco Negro de Bolso
    .flavour = Foi ao espaço buscar silêncio e voltou com um casaco tricotado.

hero-bruma_fina = Bruma Fina
    .leader = Quem Viu?
    .discard = Cortina
    .flavour = Só se sabe que passou porque o portão ficou aberto.

hero-seu_vigia = Seu Vigia
    .leader = Quem Vem Lá?
    .discard = Lanterna na Cara
    .flavour = Em trinta anos de ronda só dormiu uma vez, e foi em pé.

hero-insonia = Insônia
    .leader = Mais Um Café
    .discard = Noite em Claro
    .flavour = Acordada desde quinta. Ninguém sabe de que ano.

hero-gato_pardo = Gato Pardo
    .leader = Mão de Gato
    .discard = Pulo do Gato
    .flavour = De noite todos são iguais. Ele conta com isso.

hero-serenata = Serenata
    .leader = Debaixo da Janela
    .discard = Última Valsa
    .flavour = Canta embaixo da sua janela até o vizinho aderir.

hero-sombrinha = Sombrinha
    .leader = Mão Leve
    .discard = Todo Mundo Embaixo
    .flavour = Onde ela abre a sombrinha, ninguém vê mais nada.

hero-guara = Guará
    .leader = Passo de Guará
    .discard = Uivo
    .flavour = Pernas compridas, memória curta, faro impecável.

hero-ultima_sessao = Última Sessão
    .leader = Próximas Atrações
    .discard = Troca o Rolo
    .flavour = Projetou o fim do mundo sete vezes. Gosta mais do trailer.

hero-mariposa = Mariposa
    .leader = Pó de Asa
    .discard = Ao Redor da Lâmpada
    .flavour = Segue qualquer luz. Já prendeu dois faróis e um dentista.

hero-assombroso = Assombroso
    .leader = Lembrança
    .discard = Buuu!
    .flavour = Fantasma em meio período. Aceita pagamento em bolo.

hero-padeiro_das_quatro = Padeiro das Quatro
    .leader = Fornada Dupla
    .discard = Pão Quentinho
    .flavour = Quando o crime acorda, ele já fez quatrocentos pães.

hero-eclipse_parcial = Eclipse Parcial
    .leader = Meia-Luz
    .discard = Meio-Dia às Avessas
    .flavour = Total seria mais forte, mas ele preza o equilíbrio.

hero-madame_zodiaca = Madame Zodíaca
    .leader = Está Escrito
    .discard = Signo Errado
    .flavour = Prevê tudo, menos a conta de luz.

hero-taxista_fantasma = Taxista Fantasma
    .leader = Pela Marginal
    .discard = Corrida sem Volta
    .flavour = O taxímetro dele conta para trás depois da meia-noite.

hero-carteiro_invisivel = Carteiro Invisível
    .leader = Carta Trocada
    .discard = Extraviado
    .flavour = Entrega em mãos. De quem, ninguém sabe.

hero-vaga_lumen = Vaga-Lúmen
    .leader = Pisca-Pisca
    .discard = Enxame de Luz
    .flavour = Acende quando ri. Por isso não joga cartas.

hero-dr_soneca = Dr. Soneca
    .leader = Conte Carneirinhos
    .discard = Hora da Sesta
    .flavour = Receita oito horas por noite e cobra a diferença.

hero-marmitao = Marmitão
    .leader = Prato Feito
    .discard = Repete?
    .flavour = Ninguém enfrenta vilão de barriga vazia, muito menos ele.

hero-madame_pamonha = Madame Pamonha
    .leader = Freguesia Fiel
    .discard = Carro do Som
    .flavour = O alto-falante dela já parou três assaltos e um casamento.

hero-sonia_sonica = Sônia Sônica
    .leader = Grave no Peito
    .discard = Microfonia
    .flavour = Escuta o vilão pensar. Costuma ser só um zumbido.

hero-mestre_ginga = Mestre Ginga
    .leader = Esquiva
    .discard = Meia-Lua
    .flavour = Ninguém nunca acertou nele. Ninguém nunca entendeu por quê.

hero-trator_gentil = Trator Gentil
    .leader = Com Licença
    .discard = Abraço de Urso
    .flavour = Pede desculpas antes, durante e depois de cada golpe.

hero-surdo_de_primeira = Surdo de Primeira
    .leader = Marcação
    .discard = Paradinha
    .flavour = Quando ele marca o tempo, até o semáforo acerta.

hero-cuica_chorona = Cuíca Chorona
    .leader = Choro Preventivo
    .discard = Todo Mundo Chora
    .flavour = Chora antes, durante e depois. O vilão não aguenta o durante.

hero-porta_estandarte = Porta-Estandarte
    .leader = Abre-Alas
    .discard = Roda de Saia
    .flavour = O estandarte pesa nove quilos. Ela gira como se fosse recado.

hero-repique = Repique
    .leader = Pega no Tempo
    .discard = Virada
    .flavour = Batuca em tudo: mesa, porta, ombro, alarme.

hero-zabumba = Zabumba
    .leader = Pé de Serra
    .discard = Arrasta-Pé
    .flavour = O coração dela bate em compasso binário e manda todo mundo dançar.

hero-triangulo_bermuda = Triângulo Bermuda
    .leader = Sumiu
    .discard = Sumiu de Vez
    .flavour = Toca triângulo, veste bermuda, e as coisas somem perto dele.

hero-dona_bilheteria = Dona Bilheteria
    .leader = Meia-Entrada
    .discard = Lotação Esgotada
    .flavour = Nunca deixou entrar penetra. Nem o prefeito. Nem o dono.

hero-dj_liquidificador = DJ Liquidificador
    .leader = Remix
    .discard = Bate Tudo
    .flavour = Mistura samba, valsa e buzina. Serve com gelo.

hero-frevo_fervido = Frevo Fervido
    .leader = Passo Trocado
    .discard = Sombrinha no Ar
    .flavour = Não anda: ferve. O asfalto pede trégua em fevereiro.

hero-alegoria = Alegoria
    .leader = Carro Abre-Alas
    .discard = Recuo da Bateria
    .flavour = Doze metros de altura nos dias bons, dez na garagem.

hero-bate_palma = Bate-Palma
    .leader = Na Palma da Mão
    .discard = Salva de Palmas
    .flavour = Aplaude tão forte que o vilão agradece e vai embora.

hero-maestro_panela = Maestro Panela
    .leader = Segunda Voz
    .discard = Silêncio no Salão
    .flavour = Rege com colher de pau. A orquestra lambe a batuta.

hero-rouxinol_rouco = Rouxinol Rouco
    .leader = Chá com Mel
    .discard = Nota Impossível
    .flavour = Só tem uma nota. Ninguém quer ouvir a segunda.

hero-sanfoneira = Sanfoneira
    .leader = Puxa o Fole
    .discard = Fecha o Fole
    .flavour = A sanfona abre dois metros. O vilão, quando apanha, também.

hero-ensaio_geral = Ensaio Geral
    .leader = De Novo, do Começo
    .discard = Noite de Estreia
    .flavour = Está sempre quase pronto. É nessa hora que ele vence.

hero-motoca_cometa = Motoca Cometa
    .leader = Atalho
    .discard = Entrega
    .flavour = Chega antes do pedido. Às vezes antes da fome.

hero-samira_brisa = Samira Brisa
    .leader = Vento a Favor
    .discard = Rajada
    .flavour = Sopra incêndio como quem sopra bolo de aniversário.

hero-touca_artica = Touca Ártica
    .leader = Banho Gelado
    .discard = Frente Fria
    .flavour = Nada na represa em julho e reclama que está abafado.

hero-trovao_de_varal = Trovão de Varal
    .leader = Pregador Duplo
    .discard = Raio em Céu Azul
    .flavour = A capa é de banho, o pregador é da mãe, a coragem é dele.

hero-tia_trovoada = Tia Trovoada
    .leader = Céu Fechado
    .discard = Lá Vem Chuva
    .flavour = Quando o joelho dela dói, a Defesa Civil aluga barco.

hero-cabo_hidrante = Cabo Hidrante
    .leader = Mangueira Aberta
    .discard = Alta Pressão
    .flavour = Rega as plantas do quartel com a mangueira grande. Faltam plantas.

hero-enfermeira_esparadrapo = Enfermeira Esparadrapo
    .leader = Alta Médica
    .discard = Curativo Geral
    .flavour = Cola osso, coração e janela com o mesmo rolo.

hero-sargento_apito = Sargento Apito
    .leader = Documento, Por Favor
    .discard = Blitz
    .flavour = O apito dela organiza fila até de formiga.

hero-faixa_de_pedestre = Faixa de Pedestre
    .leader = Preferência
    .discard = Mão na Frente
    .flavour = Parou um trem com a mão. O maquinista agradeceu.

hero-salva_vidas_de_aquario = Salva-Vidas de Aquário
    .leader = Boia de Pato
    .discard = Boca a Boca com Peixe
    .flavour = Já salvou três peixes de se afogar. Eles discordam.

hero-tia_da_merenda = Tia da Merenda
    .leader = Tem Pra Todo Mundo
    .discard = Come Tudo
    .flavour = Ninguém sai da fila dela com fome ou sem resposta.

hero-maria_do_socorro = Maria do Socorro
    .leader = Já Vou!
    .discard = Cheguei
    .flavour = É só gritar o nome dela. Gritam o dia inteiro.

hero-telefonista_24h = Telefonista 24 Horas
    .leader = Não Desligue
    .discard = Linha Direta
    .flavour = Sua ligação é muito importante. Ela vai pessoalmente.

hero-sinal_verde = Sinal Verde
    .leader = Pode Passar
    .discard = Fechou!
    .flavour = Dirige o trânsito com dança. Engarrafa, mas é bonito.

hero-guincho = Guincho
    .leader = Proibido Estacionar
    .discard = Pátio da Prefeitura
    .flavour = Levou o carro, a vaga e a calçada. Devolveu a calçada.

hero-dr_plantonista = Dr. Plantonista
    .leader = Ronda das Três
    .discard = Adrenalina
    .flavour = Trinta e seis horas acordado. Opera melhor na trigésima sétima.

hero-agente_carimbo = Agente Carimbo
    .leader = Falta Um Documento
    .discard = Reconhecido em Cartório
    .flavour = Três vias, duas fotos, uma alma. Assine aqui.

hero-airbag = Airbag
    .leader = Impacto Macio
    .discard = Bum!
    .flavour = Infla de coragem. E de susto. E quando espirra.

hero-gari_furacao = Gari Furacão
    .leader = Coleta Seletiva
    .discard = Varrida
    .flavour = Varreu a avenida depois do Carnaval e antes do fim dele.
