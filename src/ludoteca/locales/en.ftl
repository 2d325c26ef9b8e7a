# Ludoteca: the words of the house, whatever the game.

## Why an answer is refused

refuse-no-such-seat = There is no seat { $seat }: seats go from 0 to { $last }.
refuse-game-over = The game is over: there is nothing left to answer.
refuse-not-asked = It is not your move. Waiting for player { $waiting }.
refuse-stale = That answers an earlier question. Look at what is asked now.
refuse-malformed = An answer is a whole number from the list of actions, not { $answer }.
refuse-not-offered = That is not among the choices you have now.

## Undo

undo-done = Taken back.
undo-blocked-start = There is nothing of yours to take back.
undo-blocked-roll = Dice have been rolled or cards shuffled since then: no taking back.
undo-blocked-reveal = Something hidden has come to light since then: no taking back.
undo-blocked-other = Another player has moved since then: no taking back.
undo-blocked-live = In a game against the clock nothing can be taken back.
undo-reach =
    { $n ->
        [0] No further move can be taken back.
        [one] You can take back { $n } more move.
       *[other] You can take back { $n } more moves.
    }

## Players

level-human = human
    .about = You, or whoever sits beside you.
level-aprendiz = aprendiz
    .about = The apprentice: plays on a whim, but is never stupid.
level-jogador = jogador
    .about = The player: knows what is usually good.
level-mestre = mestre
    .about = The master: thinks ahead. Expect trouble.
seat-name = Player { $n }
player-you = you

## At the terminal

ui-question = { $name }, your decision
ui-question-mark = ›
ui-step-hint = Enter lets the moment go by · ? rule · ?? help · h hint · w story · s save · l language · q quit
ui-choice-hint = ? rule · ?? help · u undo · h hint · w story · s save · l language · q quit
ui-subset-hint = Type the numbers to keep, such as 1 3 4, or 0 for none.
ui-not-understood = I did not get “{ $typed }”.
ui-enter-again = Press Enter once more to keep everything and stop.
ui-earlier =
    { $n ->
        [one] … and { $n } paragraph before that (w shows all)
       *[other] … and { $n } paragraphs before that (w shows all)
    }
ui-pick =
    { $n ->
        [0] pick nothing
       *[other] pick { $numbers }
    }
ui-keep-record = Enter leaves; s saves the record of this game.
ui-out-of-range =
    { $n ->
        [one] There is only choice { $n }.
       *[other] Choose a number from 1 to { $n }.
    }
ui-no-such-item =
    { $n ->
        [one] There is only number { $n } to pick.
       *[other] There is no { $typed } to pick: they go from 1 to { $n }.
    }
ui-twice = { $typed } is in there twice.
ui-help-title = What you can type
ui-help-number = a choice from the list
ui-help-rule = the rule behind the question; ? 3 for choice 3; ? and a name or rule id for that card or rule
ui-help-undo = take your last move back, as far as luck allows
ui-help-hint = what the best bot would do
ui-help-save = save and leave; go on later with: ludoteca play --resume FILE
ui-help-language = switch the language
ui-help-log = the story so far
ui-help-quit = leave without saving
ui-rule-unknown = No rule and no card answers to “{ $typed }”. Try a card's name, or an id such as { $example }.
ui-rule-several = Several things are called like that: { $names }.
ui-hint = The master would: { $choice }
ui-hint-wait = The master would: wait a moment.
ui-hint-thinking = The master thinks …
ui-thinking = { $name } thinks …
ui-save-ask = Save to which file? (Enter: { $file })
ui-saved = Saved to { $file }.
ui-resume-with = Go on with: ludoteca play --resume { $file }
ui-save-failed = That did not work: { $problem }
ui-overwrite = { $file } is there already. Overwrite it? (y/n)
ui-quit-ask = Leave without saving? (y/n)
ui-yes = y
ui-bye = See you soon!
ui-input-ended = The input has ended.
ui-welcome = Welcome! Type ? at any time for the rules of the moment, and ?? for all commands.
ui-resumed = Welcome back. The game goes on where you left it.
ui-seed = Seed { $seed }
ui-language-now = From now on in English.
ui-pass-keyboard = { $name }, the keyboard is yours.
ui-game-over = Game over
ui-winner =
    { $n ->
        [0] Nobody wins.
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
ui-you-won = You win!
ui-and = and
ui-watching = Only bots play here; you watch.
ui-log-empty = Nothing has happened yet.
ui-press-enter = Enter to go on

## Boards

board-tokyo = Tokyo
board-empty = empty
board-market = Market
board-deck =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
board-closed = closed
board-turn = turn { $n }
board-rolls-left =
    { $n ->
        [0] no rerolls left
        [one] { $n } reroll left
       *[other] { $n } rerolls left
    }
board-copies = copies { $card }
board-out = out of the game
board-known-top = Top of the deck (only you know): { $card }
board-goal = { $n } ★ to win
board-dice-of = Dice of { $name }
board-kept = kept

## The commands

cli-about = Board games in your terminal, with every rule enforced and explained.
cli-games-line = { $low } to { $high } players
cli-verified = Verified: every roll and shuffle comes from the seed, and every move follows the rules.
cli-replay-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
cli-replay-open = The record ends here; the game is not over.
cli-replay-waiting = Waiting for: { $names }
cli-does = { $name }: { $choice }
cli-coverage-ok = { $rules } rule ids, all of them with code and tests.
cli-coverage-gaps =
    { $n ->
        [one] { $n } gap in { $rules } rule ids:
       *[other] { $n } gaps in { $rules } rule ids:
    }
cli-coverage-no-code = no code cites it
cli-coverage-no-test = no test covers it
cli-coverage-unknown = cited, but not in the rulebook

## At a served table

event-table-undone = { $seat } took the last move back.
event-table-left = { $seat } has left the table.
event-table-returned = { $seat } is back.
event-table-bot = A bot plays for { $seat } now.
event-table-late = Time is up: a bot moves for { $seat }.
event-table-away = { $seat } has lost the connection: the match waits.
event-table-paused = Everyone agreed to a pause.
event-table-resumed = The match goes on.
refuse-not-your-seat = That seat is not yours.
refuse-seat-taken = Someone sits there already.
refuse-seats-taken = There are more people and bots than that: free a seat first.
refuse-still-here = That player is still here.
refuse-not-host = Only the host can do that.
refuse-not-started = The game has not begun yet.
refuse-already-started = The game has begun already.
refuse-not-over = The game is not over yet.
refuse-open-seats = There are open seats: fill them with bots, or have fewer seats.
refuse-nothing-asked = Nothing is asked of you now.
refuse-name = A name needs at least one letter.
refuse-seat-count = This game is for { $low } to { $high } players.
refuse-too-many-players = That is more players than seats.
refuse-setup = The game cannot be played with these options.
refuse-choice = There is no such choice.
refuse-choice-taken = Somebody else has chosen that.
refuse-clock = A clock is for 5 seconds to 24 hours.
refuse-level = There is no such bot.
refuse-paused = The match is paused: time stands still.
refuse-no-pause = In this game there is no time to stop.
refuse-live-clock = Everyone plays at once here, so there is no clock for thinking.
refuse-away = Either the match waits for those who lose the connection, or a bot plays for them.
refuse-needed = Somebody has to play as { $choice }.
hint-wait = Nothing to do at this very moment: wait and watch.
refuse-chat-long = At most { $n } characters, please.
refuse-chat-empty = There is nothing to say in that.
refuse-emote = There is no such emote.
refuse-too-often = That was too much at once: wait a moment.
refuse-too-large = That is too large.
refuse-not-understood = The server did not understand that.
refuse-not-saved = That could not be saved, so it was not done. Try again.
refuse-fault = Something went wrong on the server. Nothing is lost; try again.
refuse-foreign = That came from another site.
refuse-outdated = This game was played by older rules and cannot go on.
refuse-no-such-table = There is no such table.
refuse-no-such-game = There is no such game.
refuse-no-such-page = There is no such page.
refuse-no-such-language = There are no words in that language.
refuse-no-rulebook = This game has no rulebook here.

## Web client

ui-tools = Settings
ui-tools-language = Language
ui-tools-mute = Mute
ui-tools-sound-on = Sound is on
ui-tools-sound-off = Sound is off
ui-tools-theme = Light or dark
ui-tools-help = Rules and help
ui-tools-menu = Menu
ui-tools-back = Back to the lobby
ui-tools-lobby = To the lobby
ui-lost-title = Nobody lives here
ui-lost-text = This address leads to no table and no page.

ui-kit-why = why?
ui-kit-why-about = why? { $about }
ui-kit-why-title = What the rules say
ui-kit-why-unknown = The rulebook has nothing under { $rule }.
ui-kit-rulebook = Rulebook
ui-kit-open-rulebook = Open the rulebook
ui-kit-got-it = Got it
ui-kit-not-yet = Not yet!
ui-kit-close = Close
ui-kit-skip = Skip to the games
ui-kit-loading = One moment …
ui-kit-you = You
ui-kit-log = Diary
ui-kit-chat = Chat
ui-kit-chat-empty = Nobody has said a word yet.
ui-kit-chat-label = Your message
ui-kit-chat-placeholder = Say something …
ui-kit-send = Send
ui-kit-emotes = Quick shouts
ui-kit-choices = What you can do
ui-kit-pick-some = Pick as many as you like
ui-kit-confirm-pick =
    { $n ->
        [0] Keep none of { $of }
       *[other] Keep { $n } of { $of }
    }
ui-kit-hinted = the master's advice
ui-kit-how-it-works = How it works
ui-kit-kept = Kept
ui-kit-to-roll = To be rolled
ui-kit-die-kept = { $face }: kept
ui-kit-die-free = { $face }: will be rolled
ui-kit-die-name = Die { $n }: { $face }
ui-kit-die-name-kept = Die { $n }: { $face }, kept
ui-kit-card-cost = costs { $n } energy
ui-kit-missing = { $n } short
ui-kit-left = { $n } left
ui-kit-clock = { $time } left
ui-kit-away = offline
ui-kit-left-table = left
ui-kit-thinking = thinking …
ui-kit-look-at = A closer look at { $name }

ui-emote-hello = Hi!
ui-emote-laugh = Haha!
ui-emote-wow = Wow!
ui-emote-angry = Grrr!
ui-emote-cry = Boo-hoo!
ui-emote-clap = Bravo!
ui-emote-hurry = Come on!
ui-emote-gg = Good game!

ui-lobby-nav = Parts of the lobby
ui-lobby-games = Games
ui-lobby-tables = Tables
ui-lobby-replays = Replays
ui-lobby-rules = Rules
ui-lobby-choose = Choose a game
ui-lobby-cover = { $title }: { $low } to { $high } players, { $minutes } minutes, { $mode }
ui-lobby-minutes = { $n } min
ui-lobby-soon = coming soon
ui-lobby-not-yet = { $title } is still in the workshop.
ui-lobby-play = Play now
ui-lobby-create = Create table
ui-lobby-learn = Learn { $title }
ui-lobby-guest = Guest
ui-lobby-unreachable = The server does not answer. We keep trying.
ui-lobby-continue = A game awaits you
ui-lobby-back = Return
ui-lobby-open = Open tables
ui-lobby-open-note = first come, first seated
ui-lobby-open-none = No open table right now. Create one and call your friends!
ui-lobby-join = Join
ui-lobby-watch = Watch
ui-lobby-mine = Continue
ui-lobby-mine-note =
    { $n ->
        [0] nothing pending
        [one] { $n } game of yours
       *[other] { $n } games of yours
    }
ui-lobby-mine-none = No unfinished game. Play now and change that!
ui-lobby-new = New table
ui-lobby-invite = Got an invitation?
ui-lobby-invite-placeholder = paste the link here
ui-lobby-hot-seat = All on this screen
ui-lobby-replays-title = Recent replays
ui-lobby-replays-note = see how it ended
ui-lobby-replays-none = No finished game yet.
ui-lobby-replay = Watch
ui-lobby-table-of = { $name }’s table
ui-lobby-free-seat = free seat
ui-lobby-seats-open =
    { $n ->
        [0] full
        [one] { $n } free seat
       *[other] { $n } free seats
    }
ui-lobby-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
ui-lobby-round = round { $n }
ui-lobby-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
ui-lobby-watchers =
    { $n ->
        [one] { $n } watching
       *[other] { $n } watching
    }
ui-mode-versus = Free for all
ui-mode-live = Real time
ui-mode-coop = Co-operative
ui-mode-cards = Cards
ui-cover-king-of-tokyo = 20 stars, or the last monster standing.
ui-cover-rush-out = No turns: heroes race out of the tower, and the Sorcerer races against them.
ui-cover-keep-the-heroes-out = This time we are the monsters. Nobody takes our treasure.
ui-cover-kick-ass = Heroes without powers, with overdue bills, and a villain with a plan.
ui-cover-fabrica-de-herois = Build the team, choose its leader, and take missions up to 40 points.

ui-profile-title = Who is playing?
ui-profile-label = You are { $name }. Change your name
ui-profile-set = Your name
ui-profile-ask = Your name
ui-profile-note = A name is enough: no e-mail, no password. This browser keeps your seats.
ui-profile-save = That’s me

ui-new-title = New table
ui-new-title-hot = All on this screen
ui-new-mode = Where people play
ui-new-online = Everyone on their own
ui-new-hot = All on this screen
ui-new-who = Who may come
ui-new-public = everyone
ui-new-private = with the link
ui-new-people = Who plays
ui-new-add = One more
ui-new-remove = Remove this player
ui-new-bot-too = And a bot
ui-new-no-bot = none

ui-room-title = Waiting room
ui-room-who = Who is playing?
ui-room-who-king-of-tokyo = Who will wreck Tokyo?
ui-room-count = { $n } of { $of }
ui-room-seats = Seats
ui-room-free = Free seat
ui-room-sit = Sit here
ui-room-stand = Leave this seat
ui-room-bot = Bot
ui-room-add-bot = Add a bot
ui-room-level = Level of the bot
ui-room-strength = strength { $n } of { $of }
ui-room-host = opened the table
ui-room-clear = Free the seat of { $name }
ui-room-here = here
ui-room-away = offline
ui-room-any = surprise
ui-room-pick-for = choose
ui-room-pick-of = { $name } plays as
ui-room-your-pick = You play as
ui-room-your-pick-king-of-tokyo = Your monster
ui-room-pick-note = They are all equally strong: go by the face.
ui-room-who-rush-out = Who runs, who conjures?
ui-room-pick-note-rush-out = One Sorcerer against all Heroes.
ui-room-pick-needed = needed!
ui-room-needed = Someone has to play { $pick }.
ui-room-needed-chance = Nobody has picked { $pick } yet: chance will decide who it is.
ui-room-pick-free = free
ui-room-seat-free = Seat { $n }: free
ui-room-note-king-of-tokyo-5 = with 5, the Bay opens
ui-room-seat-taken = Seat { $n }: { $name } { $pick }
ui-room-invite = Call your friends
ui-room-qr = QR code of the invitation
ui-room-scan = point a camera
ui-room-link = link to this table
ui-room-copy = Copy
ui-room-copied = Copied!
ui-room-send = Send
ui-room-rules = Rules of the table
ui-room-clock = Clock
ui-room-clock-none = none
ui-room-clock-move = { $n } s
ui-room-clock-game = { $n } min
ui-room-host-starts = { $name } starts the match.
ui-room-too-few =
    { $n ->
        [one] It takes at least { $n } player. Bots can fill the seats.
       *[other] It takes at least { $n } players. Bots can fill the seats.
    }
ui-room-open-left =
    { $n ->
        [one] { $n } seat is still free; it will be taken away.
       *[other] { $n } seats are still free; they will be taken away.
    }
ui-room-ready = Everyone is seated.
ui-room-fill = Start with bots
ui-room-start = Start with { $n }

ui-table-your-move = Your move!
ui-table-waiting-for = Waiting for { $names }.
ui-table-live = No turns: everyone acts at once.
ui-table-players = Players
ui-table-state = The table
ui-table-hint = Hint
ui-table-undo = Undo
ui-table-take-back = Take my seat back
ui-table-leave = Leave my seat
ui-table-leave-sure = Your seat stays yours: a bot may play for you, and you can take it back at any time.
ui-table-stay = Stay
ui-table-bot-for = A bot for { $name }
ui-table-no-such = There is no such table.
ui-table-not-yours = This table is not open to you.

ui-offline-title = Signal lost!
ui-offline-text = Your connection is gone. The match is safe, nothing is lost.
ui-offline-saved =
    { $n ->
        [0] The table has everything up to this moment.
        [one] Everything up to { $n } second ago is with the table.
       *[other] Everything up to { $n } seconds ago is with the table.
    }
ui-offline-live-pause = If it takes longer, the match pauses and waits for you.
ui-offline-live-bot = If it takes longer, a bot plays for you until you are back.
ui-offline-waiting =
    { $n ->
        [one] { $n } thing of yours goes out as soon as we are back.
       *[other] { $n } things of yours go out as soon as we are back.
    }
ui-offline-attempt = attempt { $n } in { $seconds } s
ui-offline-retry = Try now

ui-pass-title = { $name }, it’s you!
ui-pass-text = Pass the device. The others look away, and the table shows when you are ready.
ui-pass-ready = I am { $name }

ui-end-winner = winner
ui-end-board = See the board
ui-end-replay = Replay
ui-end-rematch = Rematch

ui-rules-title = The rules
ui-rules-chapters = Chapters
ui-rules-find = Find in the rules
ui-rules-none = Nothing found.

## Web client: live games

ui-live-late = Too late: the signal was gone for a moment.
ui-pause-ask = Ask for a pause
ui-pause-asked = You asked for a pause.
ui-pause-wants =
    { $n ->
        [one] { $names } would like a pause.
       *[other] { $names } would like a pause.
    }
ui-pause-waiting = Waiting for { $names }.
ui-pause-agree = Pause too
ui-pause-never-mind = Never mind
ui-pause-title = Pause!
ui-pause-text = Time stands still. The dice stay where they are.
ui-pause-alone = Time stands still until you are ready.
ui-pause-away =
    { $n ->
        [one] { $names } has lost the connection. The race waits, or goes on without them as soon as all of you want that.
       *[other] { $names } have lost the connection. The race waits, or goes on without them as soon as all of you want that.
    }
ui-pause-people = Who is ready
ui-pause-ready = ready
ui-pause-not-ready = not yet
ui-pause-go-on = Go on!
ui-pause-hold = Hold on
ui-pause-goes-on = On with the race …
ui-pause-watching = It goes on when all players are ready.
ui-away = Lost connection
ui-away-pause = pause
ui-away-bot = bot plays on
ui-play-as = Who will you be?
ui-play-as-note = Bots take the other seats, and the match begins at once.

## Web client: replays and fair luck

ui-replay = replay
ui-replay-title = Turn { $n } of { $of } · { $name }
ui-replay-turn = Turn { $n }
ui-replay-moment = Key moment
ui-replay-step = step { $n } of { $of }
ui-replay-line = Timeline of the match
ui-replay-eyes = See as
ui-replay-everyone = Everyone
ui-replay-previous-turn = Previous turn
ui-replay-next-turn = Next turn
ui-replay-back = One step back
ui-replay-forward = One step forward
ui-replay-live-title = Round { $n } · { $time }
ui-replay-time = { $time } of { $of }
ui-replay-previous-moment = Previous key moment
ui-replay-next-moment = Next key moment
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-speed = Speed
ui-replay-highlights = key moments only
ui-replay-share = Copy the address of this moment
ui-replay-copied = Copied.
ui-replay-not-over = This match is not over yet.
ui-replay-failed = The replay did not arrive.
ui-replay-no-picture = The rules have changed since this match: here is what people saw then, in words.
ui-fair-title = Were these dice fair?
ui-fair-text = Recompute every roll and shuffle on your own device.
ui-fair-check = Check
ui-fair-checking = Checking { $n } of { $of } …
ui-fair-details = Details
ui-fair-ok = Nobody touched the dice
ui-fair-ok-text =
    { $shuffles ->
        [one] { $dice } dice and { $shuffles } shuffle recomputed here: all as played.
       *[other] { $dice } dice and { $shuffles } shuffles recomputed here: all as played.
    }
ui-fair-bad = Something does not add up
ui-fair-unknown = This cannot be checked
ui-fair-no-seed = This record tells no seed, so its luck cannot be recomputed.
ui-fair-unknown-tag = This record asks luck for something that this page does not know.
ui-fair-bound = The seed is the one that the table committed to before the first roll.
ui-fair-not-bound = The seed is not the one that the table committed to.
ui-fair-same = The commitment is the one that this table has shown all along.
ui-fair-not-same = The commitment is not the one that this table showed.
ui-fair-dice = { $dice } dice in { $rolls } rolls, each recomputed from the seed.
ui-fair-shuffles =
    { $n ->
        [one] { $n } shuffle, undone: the deck came in order from the box.
       *[other] { $n } shuffles, undone: every deck came in order from the box or lay as the table had left it, each card once.
    }
ui-fair-wrong = Outcome { $n } ({ $tag }) is not what the seed gives.
ui-fair-commitment = Commitment (SHA-256 of the seed)
ui-fair-seed = Seed
ui-fair-contributions = What the players brought in
ui-fair-how = Each outcome comes from HMAC-SHA256 with the seed as key. “ludoteca replay --verify” does the same with the downloaded record, and replays every rule as well.
ui-fair-download = Download the record
