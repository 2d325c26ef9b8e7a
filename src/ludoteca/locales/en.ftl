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
