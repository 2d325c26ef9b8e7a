# Ludoteca: the words of the house, whatever the game.

## Why an answer is refused

refuse-no-such-seat = There is no seat { $seat }: seats go from 0 to { $last }.
refuse-game-over = The game is over: there is nothing left to answer.
refuse-not-asked = It is not your move. Waiting for player { $waiting }.
refuse-stale = That answers an earlier question. Look at what is asked now.
refuse-malformed = An answer is a whole number from the list of actions, not { $answer }.
refuse-not-offered = That is not among the choices you have now.

## Undo

undo-move-size =
    { $n ->
        [one] One answer.
       *[other] { $n } answers that make one move.
    }
undo-consent =
    { $n ->
        [one] { $names } must agree.
       *[other] { $names } must agree.
    }
undo-asked = { $name } asks to take back an answer of yours too.
undo-asked-move = { $name } asks to take back the whole move, with an answer of yours.
undo-agree = Take it back
undo-disagree = Leave it
undo-waits = { $name } wants to take something back; { $names } must agree.
undo-waits-mine = You want to take something back; { $names } must agree.
undo-withdraw = Never mind
ui-table-undo-move = Undo the move
team-council = You decide together.
team-open = Everyone chooses in the open, and may change until all are in.
team-wish = { $name }: { $choice }
team-silent = Waiting for { $names }.
team-tie = A tie is { $name }'s to break.
silent-note = { $name } has an offer and says nothing.
silent-pass = Let it pass for { $name }
team-closes = { $n } s left.
span-turn = the end of the turn
span-own-turn = the start of your turn
span-round = the end of the round
span-match = the end of the match
reaction-some = Offers like this one
standing-give = Let offers like this pass until
standing-give-but = Let them pass, all but { $pressing }, until
standing-order = { $kind } pass until { $until } ({ $n } so far).
standing-order-but = { $kind } pass, all but { $pressing }, until { $until } ({ $n } so far).
standing-ask = Ask me
standing-never = Let them pass
standing-only = Only { $pressing }
standing-end = Ask me again
undo-done = Taken back.
undo-blocked-start = There is nothing of yours to take back.
undo-blocked-roll = Dice have been rolled or cards shuffled since then: no taking back.
undo-blocked-reveal = Something hidden has come to light since then: no taking back.
undo-blocked-other = Another player has moved since then: no taking back.
undo-blocked-old = That is too long ago to take back.
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
level-aprendiz = apprentice
    .about = Plays on a whim, but is never stupid. For a first match.
level-jogador = player
    .about = Knows what is usually good. A fair fight.
level-mestre = master
    .about = Thinks ahead. Expect trouble.
bot-name = Bot { $n }
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
       *[other] pick { $things }
    }
list-more = { $first }, { $rest }
list-last = { $first } and { $rest }
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
ui-help-undo = take the last answer back, as far as luck allows
ui-help-whole-undo = take the whole last move back
ui-help-change = let someone who has chosen openly choose again
ui-help-hint = what the best bot would do
ui-help-save = save and leave; go on later with: ludoteca play --resume FILE
ui-help-language = switch the language
ui-help-log = the story so far
ui-help-quit = leave without saving
ui-rule-unknown = No rule and no card answers to “{ $typed }”. Try a card's name, or an id such as { $example }.
ui-rule-several = Several things are called like that: { $names }.

# That a choice may be the last one.
# `.of`: where several people share a screen, and nobody is "you".
danger-falls = you fall
    .of = { $who } falls
danger-falls-maybe = you may fall
    .of = { $who } may fall
danger-falls-odds = you fall: { $n } in { $of }
    .of = { $who } falls: { $n } in { $of }
danger-loses = { $who } wins
danger-loses-maybe = { $who } may win
danger-all-lose = everybody loses
danger-all-lose-maybe = everybody may lose
effect-wins = { $who } wins the match
ui-sure = Careful: { $danger }. Do it all the same? (y/n)
ui-kit-for-you = For you, now
ui-kit-danger = Danger
ui-kit-again = Tap again: { $danger }

ui-hint = The master would: { $choice }
why-chance = wins { $n } of 100 tries; the next best idea, { $next }
why-close = a close call: the next best idea is nearly as good
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
ui-wish = { $name } wishes: { $choice }
ui-chosen = { $name } has chosen: { $choice }
ui-decline-hint = Enter alone: { $choice }.
ui-first-hint = Whoever is first goes on: Enter lets the others go first.
ui-change-nobody = Nobody else here has chosen openly.
ui-consent = { $name }, may this be taken back? (y/n)
ui-no-consent = { $name } does not agree.
ui-view-fault = The board cannot be shown at this moment, and that is our mistake; the match goes on. { $file } shows what happened: please report it.
ui-fault = A rule has failed; the match stands where it was, and goes on. { $file } shows what happened: please report it.
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
ui-watching-bots = Only bots play here; you watch.
ui-log-all = see all
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
told-cause = { $cause }: { $told }
told-bill = { $told } ({ $parts })
told-intent = { $name }: “{ $intent }”
cli-option-where = (only with { $name } = { $values })
cli-games-line = { $low } to { $high } players
cli-cards-count = { $n ->
    [one] 1 card of { $all }
   *[other] { $n } cards of { $all }
}
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

## A question that the game itself cannot put into words

plain-question = What do you answer?
plain-answer = Answer { $n }

## At a served table

event-table-asks-undo = { $seat } { VERB($seat, "ask", "asks") } to take the last move back.
event-table-undo-refused = { $seat } { VERB($seat, "do", "does") } not want it taken back.
event-table-undo-withdrawn = { $seat } no longer { VERB($seat, "ask", "asks") } to take anything back.
event-table-undone = { $seat } took the last move back.
event-table-left = { $seat } { VERB($seat, "have", "has") } left the table.
event-table-returned = { $seat } { VERB($seat, "are", "is") } back.
event-table-bot = A bot plays for { $seat } now.
event-table-late = Time is up: a bot moves for { $seat }.
event-table-passed-for = { $seat } { VERB($seat, "let", "lets") } an offer pass for { $other }.
event-table-away = { $seat } { VERB($seat, "have", "has") } lost the connection: the match waits.
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
refuse-no-verdict = There was nothing to choose at this moment.
refuse-open-seats = There are open seats: fill them with bots, or have fewer seats.
refuse-nothing-asked = Nothing is asked of you now.
refuse-name = A name needs at least one letter.
refuse-seat-count = This game is for { $low } to { $high } players.
refuse-too-many-players = That is more players than seats.
refuse-setup = The game cannot be played with these options.
refuse-choice = There is no such choice.
refuse-choice-taken = Somebody else has chosen that.
refuse-clock = A clock is for 5 seconds to 24 hours.
refuse-reaction-seconds = Offers wait { $low } to { $high } seconds, or as long as it takes.
refuse-no-window = No time runs for this answer.
refuse-waited-already = You have asked for more time already.
refuse-no-subject = What you are offered now is about nothing that could come again.
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
refuse-sign = There is no such sign, or it does not belong there.
refuse-too-often = That was too much at once: wait a moment.
refuse-too-large = That is too large.
refuse-too-long = This match is so long that it cannot be shown step by step. Its record can be saved all the same.
refuse-not-understood = The server did not understand that.
refuse-not-saved = That could not be saved, so it was not done. Try again.
refuse-not-known = The database was lost just as it was saving that: whether it was done shows when it is back.
refuse-fault = Something went wrong here, and it is our mistake. Nothing is lost: try again, or choose something else.
refuse-not-read = The server cannot look at its tables at the moment. Nothing is lost: ask again in a while.
refuse-closing = The server is just stopping. Ask again in a moment.
refuse-too-many-running = You have { $n } matches running already. Finish some of them, or let them rest, first.
refuse-too-many-tables = You have { $n } tables that have not come to an end. Finish some of their matches first.
refuse-too-many-matches = This campaign has { $n } matches already: begin another one.
refuse-too-many-campaigns = You have begun { $n } campaigns already: go on with one of them.
refuse-too-many-blocked = You have blocked { $n } players already. Hear one of them again first.
refuse-host = This server does not go by that name. Whoever runs it can tell it the name when it starts (--name).
refuse-no-such-passage = This code is not valid any more. Make a new one on the other device.
refuse-signed-out = This browser was signed out from another one.
refuse-undo-asked = You have asked for that often enough: wait for the next answer.
refuse-hushed-by-host = The host has asked you to be quiet at this table.
refuse-not-welcome = The host does not want you at this table.
refuse-no-such-person = Nobody like that is at this table.
refuse-not-yourself = Not yourself, and not whose table this is.
refuse-table-full = So much was done at this table that nothing more can be kept. Begin another one.
refuse-chat-full = Enough was said at this table: its chat is full.
refuse-foreign = That came from another site.
refuse-outdated = This game was played by older rules and cannot go on.
refuse-no-such-pack = There is no such pack here.
refuse-pack = This game needs a pack that is not here: { $packs }
refuse-no-such-table = There is no such table.
refuse-no-such-code = No table answers to this code. Look again at the six letters; a match that is over has none.
refuse-no-such-game = There is no such game.
refuse-no-such-campaign = There is no such campaign.
refuse-no-such-span = This game has no such span for a standing order.
refuse-no-reaction = A standing order can only be given for an offer to react that you have now.
refuse-too-many-orders = There are too many standing orders already.
refuse-no-standing-order = There is no such standing order.
refuse-silence-not-allowed = At this table nobody passes for somebody else.
refuse-not-silent = This is answered already, or has to be answered by whoever is asked.
refuse-not-partner = One passes for partners alone.
refuse-still-thinking = Your partner still has time to think.
refuse-nothing-to-agree = Nobody waits for your consent.
refuse-no-such-chapter = This campaign has no such chapter.
refuse-chapter-locked = This chapter opens when the one before it is done.
refuse-chapter-option = The chapter prescribes this option ({ $option }).
refuse-no-such-page = There is no such page.
refuse-not-so = That cannot be done here.
refuse-no-such-language = There are no words in that language.

## Web client

ui-tools = Settings
ui-tools-language = Language
ui-tools-mute = Mute
ui-tools-volume = Volume
ui-tools-haptics = Vibration
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
told-you = you
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
ui-kit-hinted = the master’s advice
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

## Signs: one tap, seen for a moment where they are pinned
sign-thanks = Thank you!
sign-nice = Well done!
sign-hurry = Come on!
sign-sorry = Sorry!
ui-signs = Signs
ui-sign-point = “{ $sign }”: tap what you mean.
ui-sign-nothing = “{ $sign }”: nothing that this could be about is in sight.
ui-sign-cancel = Never mind
ui-sign-given = { $name }: { $sign }

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
ui-lobby-watching = To watch
ui-lobby-watching-note = matches in progress
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
ui-lobby-invite-placeholder = code or link
ui-lobby-hot-seat = All on this screen
ui-lobby-replays-title = Recent replays
ui-lobby-replays-note = see how it ended
ui-lobby-replays-none = No finished game yet.
ui-lobby-won-by =
    { $n ->
        [one] { $names } won
       *[other] { $names } won
    }
ui-lobby-won-by-nobody = nobody won
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

ui-profile-title = Who is playing?
ui-profile-label = You are { $name }. Change your name
ui-profile-set = Your name
ui-profile-ask = Your name
ui-profile-note = A name is enough: no e-mail, no password. This browser keeps your seats.
ui-profile-save = That’s me

ui-new-title = New table
ui-new-title-hot = All on this screen
ui-new-game = Game
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
ui-room-is-ready = ready!
ui-room-not-ready = choosing …
ui-room-say-ready = I am ready
ui-room-say-wait = One moment!
ui-room-waits-for = Not ready yet: { $names }.
ui-room-away = offline
ui-room-any = surprise
ui-room-pick-for = choose
ui-room-pick-of = { $name } plays as
ui-room-your-pick = You play as
ui-room-pick-note = They are all equally strong: go by the face.
ui-room-pick-needed = needed!
ui-room-needed = Someone has to play { $pick }.
ui-room-needed-chance = Nobody has picked { $pick } yet: chance will decide who it is.
ui-room-pick-free = free
ui-room-seat-free = Seat { $n }: free
ui-room-seat-taken = Seat { $n }: { $name } { $pick }
ui-room-invite = Call your friends
ui-room-call = link, QR and code
ui-room-qr = QR code of the invitation
ui-room-scan = point a camera
ui-room-link = link to this table
ui-room-code = code
ui-room-code-spoken = code to type in the lobby: { $code }
ui-room-code-note = type it in the lobby
ui-room-address = address in the network
ui-room-alone = Only this computer can open the link: the server listens to this machine alone. Start it like this, and phones in the same network can come:
ui-room-copy = Copy
ui-room-copied = Copied!
ui-room-send = Send
ui-room-rules = Rules of the table
ui-room-clock = Clock
ui-room-clock-none = none
ui-room-clock-move = { $n } s
ui-room-clock-game = { $n } min
ui-room-clock-about-none = Everyone may think as long as they like.
ui-room-clock-about-move = Each move has { $n } seconds; then a bot moves for whoever is late.
ui-room-clock-about-game = Everyone has { $n } minutes for the whole match; then a bot moves for whoever is late.
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
ui-table-fault = The board cannot be shown at this moment: that is our mistake, and it is written down. The match goes on: answer here, or take the last move back.
ui-table-live = No turns: everyone acts at once.
ui-table-players = Players
ui-table-state = The table
ui-table-hint = Hint
ui-table-list = List
ui-table-list-all = All you can do
ui-table-thinking = Thinking
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
ui-end-board = See the table
ui-end-back = How it ended
ui-end-next = What to do next
ui-end-replay = Replay
ui-end-rematch = Rematch
ui-end-other = Another game
ui-end-no-replay = The recorded match did not come.
ui-end-awards = Awards
ui-end-last-blow = Last blow
ui-end-turned = Turning point
ui-end-turned-how = { $when }: { $name }, chance { $before } → { $after }.
ui-end-turned-none = none: it went as expected.
ui-luck-great = very lucky
ui-luck-good = lucky
ui-luck-even = average
ui-luck-bad = unlucky
ui-luck-awful = very unlucky
ui-replay-idea = Was it a good idea?
ui-replay-idea-how = chance to win from there on
ui-replay-idea-ask = Ask a bot
ui-replay-idea-yes = Yes: nothing else promised more.
ui-replay-idea-even = As good as the other.
ui-replay-idea-no = No: the other one promised more.
ui-replay-idea-none = There was nothing to choose here.

ui-rules-title = The rules
ui-rules-chapters = Chapters
ui-rules-find = Find in the rules
ui-rules-now = What you are asked
ui-rules-glance = At a glance
ui-rules-keys = Keys
ui-key-choice = pick an answer
ui-key-confirm = confirm what you picked
ui-key-skip = skip what is being shown
ui-key-pause = ask for a pause
ui-rules-nothing = The book says nothing about that.
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
ui-play-level = How strong shall the bots be?
ui-play-level-note = One level for the whole table. Next time it begins at once.
ui-play-level-note-as = One level for the whole table. It is remembered.
ui-play-level-now = Bots: { $level }
ui-play-level-change = Change the level of the bots ({ $level })

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
ui-replay-address = Address of this moment
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

## Campaigns and what a table agrees on

ui-campaigns = Campaigns
ui-campaigns-note = one story, several evenings
ui-campaign-begin = Begin { $name } ({ $game })
ui-campaign-begin-of = Begin a story of { $game }
ui-campaign-progress =
    { $n ->
        [0] not a chapter won yet
        [one] { $n } of { $of } chapters won
       *[other] { $n } of { $of } chapters won
    }
ui-campaign-play = Play
ui-campaign-retry = Play again
ui-campaign-on = Go on with the campaign
ui-chapter-won = won
ui-chapter-lost = lost: it can be tried again
ui-chapter-open = next
ui-chapter-locked = locked until the one before is won
ui-chapter-result-won = { $date }: won by { $people }
ui-chapter-result-lost = { $date }: lost by { $people }
ui-option-fixed = set by the chapter
ui-option-set =
    { $low ->
        [0] up to { $high }
       *[other] { $low } to { $high }
    }
ui-council-time = Time for deciding together
ui-council-any = any
ui-silence = A partner may pass for who is silent
ui-silence-never = never
ui-reaction-time = Time for answers to others’ moves
ui-reaction-any = any
ui-window-wait = Wait: +30 s
ui-kit-seconds-left = { $n ->
    [1] 1 second left
   *[other] { $n } seconds left
}
ui-room-pick-several = Pick up to { $of }; you have { $n }.

# how fast one sees what others do
ui-pace = Speed of the others’ moves
ui-pace-calm = calm
ui-pace-normal = normal
ui-pace-quick = quick
ui-pace-instant = at once
ui-pace-skip = Skip
ui-pace-skip-long = Skip to how things stand now
ui-pace-watching = You are watching
ui-chat-unread =
    { $n ->
        [one] { $n } new message
       *[other] { $n } new messages
    }

# since your last turn
ui-since = Since your last turn

# being out while the others play on
ui-out-title = You are out!
ui-out-sign = You are out
ui-out-watch = Watch
ui-out-forward = To the end
ui-out-leave = Leave

# People at a table, and what one can do about them
ui-person-about = About { $name }
ui-person-mute = Not to read them here for now
ui-person-unmute = Read them again
ui-person-muted-one = You do not read { $name } at this table for now.
ui-person-heard-one = You read { $name } again.
ui-person-muted = { $n ->
    [one] You do not read one person here.
   *[other] You do not read { $n } people here.
}
ui-person-unmute-all = Read everyone again
ui-person-block = Block: never hear of them
ui-person-unblock = No longer block them
ui-person-blocked = { $name } is blocked: you hear nothing of them at any table.
ui-person-unblocked = { $name } is not blocked any more.
ui-person-report = Report
ui-person-reported = Whoever runs this server will see your report.
ui-person-reason = What happened?
ui-person-report-note = The last lines of the chat go with it.
ui-person-hush = Quiet for everyone
ui-person-unhush = May talk again
ui-person-hushed = { $name } says nothing at this table any more.
ui-person-spoken = { $name } may talk again.
ui-person-show-out = Show out of this table
ui-person-show-out-sure = Sure? They cannot come back
ui-person-out = { $name } has been shown out.

# The same player on several devices
ui-device-title = My other devices
ui-device-open = Play as me on another device
ui-device-qr = QR code that makes another device you
ui-device-link = Link that makes another device you
ui-device-note = Good for ten minutes and for one device. Show it to nobody else: whoever opens it is you.
ui-device-sign-out = Sign out everywhere else
ui-device-sign-out-sure = Sure? All other devices lose your seats
ui-device-signed-out = Done: only this browser is you now.
ui-device-arrive = Be the same player here?
ui-device-arrive-note = This browser becomes the player who gave you the code, with all their seats. Who it was before stays where it is.
ui-device-be-me = Yes, that’s me
ui-device-failed = That did not work. Try again.

## Packs: cards that somebody has written beside the box

option-packs = further packs of cards
    .about = The cards of these packs go into the decks, beside those of the box.
pack-text = { $text }
pack-unknown = a card of a pack that is not here

## The report of the lab

report-title = { $game }: report of { $games } { $games ->
        [one] game
       *[other] games
    }
report-made = { $seats } { $seats ->
        [one] seat
       *[other] seats
    }, bots: { $bots }, seed { $seed }{ $options }
report-language = Português
report-theme = Light or dark
report-table = The numbers
report-caveat = These are games of bots. People play otherwise; what holds for all of these bots will mostly hold for people too.
report-seat = Seat { $n }
report-games = Games
report-wins = Wins
report-rate = Win rate
report-interval = 95 % interval
report-fair = Fair share
report-bot = Bot
report-winners = Who wins
report-winners-even = Seat { $best } wins most ({ $most }), seat { $worst } least ({ $least }). The fair share is { $fair }, and no seat is surely away from it.
report-winners-uneven = Seat { $best } wins most ({ $most }), seat { $worst } least ({ $least }). The fair share is { $fair }; surely away from it: { $seats }.
report-winners-note = The lines are so long that all of them can be looked at together: in nineteen of twenty such tables they hold for everyone in it.
report-winners-together = All win or lose together: { $rate } of games are won (95 % interval { $interval }).
report-length = How long it takes
report-length-says = Half of all games last from { $low } to { $high } { $unit }; the one in the middle, { $middle }. One in twenty takes more than { $long }.
report-unit-turns = turns
report-unit-minutes = minutes
report-unit-decisions = decisions
report-length-axis = Length ({ $unit })
report-endings = How games end
report-endings-says = Most games end so: { $first } ({ $share }). Among the shortest games it is { $short }, among the longest { $long }.
report-endings-one = All games end in one way: { $first }.
report-share = Share
report-standing = Who is ahead
report-standing-runaway = Half-way, who will win is ahead in { $leads } of games, where chance alone would give { $fair }: who leads early stays ahead.
report-standing-open = Half-way, who will win is ahead in { $leads } of games, where chance alone would give { $fair }: there is a favourite, and nothing is decided.
report-standing-comeback = Half-way, who will win is ahead in { $leads } of games, hardly more than the { $fair } of chance: games are decided late.
report-standing-together = Half-way, the position of the team is worth { $won } in games that it wins and { $lost } in games that it loses: { $gap } { $gap ->
        [one] point
       *[other] points
    } apart.
report-standing-all-won = The team won every game, and every position on the way: play more games, or harder ones, to see what decides them.
report-standing-all-lost = The team lost every game, and every position on the way: play more games, or easier ones, to see what decides them.
report-standing-note = How a seat stands is what the bots of the game think of it, in ten parts of the match.
report-standing-note-team = A position counts for as much as positions that the bots think as good of are won, in ten parts of the match.
report-tenth = Part of the match
report-winner = Who wins
report-loser = Who does not
report-leads = Winner is ahead
report-waiting = Waiting
report-waiting-says = Between two decisions of one's own there are { $between } of others on average, and the longest wait of a game is { $longest }. { $out }
report-waiting-out = A seat spends { $share } of the match eliminated, on average; seat { $seat } the most ({ $most }).
report-waiting-in = Nobody is ever eliminated.
report-waiting-live = Everyone acts at any time, so nobody waits for a turn; between two actions of one's own there are { $between } of others.
report-between = Decisions between
report-longest = Longest wait
report-out = Eliminated
report-cards = Cards
report-cards-better = Those who took one of these surely won more than their equals: { $cards }.
report-cards-worse = Surely less: { $cards }.
report-cards-alike = Of no card is it sure that who took it won more or less than their equals; more games would tell more.
report-cards-often = Taken most often when offered: { $cards }.
report-cards-note = Who takes a card is compared with seats that stood as well when the turn began. It still is not the card alone that makes the difference: who takes it may plan otherwise, or have had the means for it. What a card is worth, an experiment tells: ludoteca compare { $game } --card { $card }.
report-card = Card
report-offered = Offered
report-taken = Taken
report-taken-share = Taken when offered
report-taken-games = Taken per game
report-takers = Takers win
report-equals = Equals win
report-above = Takers beside equals
report-in-hand = { $card } (in hand)
report-teams = Difficulty and players
report-teams-says = The team wins most with { $best } ({ $most }) and least with { $worst } ({ $least }).
report-players = Players
report-few = too few to tell
report-cup = { $game }: tournament of { $games } { $games ->
        [one] game
       *[other] games
    }
report-ranking = Ranking
report-ranking-says = First is { $best }, with { $points } points. { $open }
report-ranking-settled = All neighbours are apart, or known to be close.
report-ranking-open = Not yet apart: { $pairs }.
report-points = Points
report-crosstable = Who beats whom
report-crosstable-says = Each cell is how often the bot of the row won, where exactly one of both did. The first, { $best }, beats the others in { $share } of those games.
