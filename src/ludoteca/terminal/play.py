"""A match at the terminal: people at one keyboard, bots beside them, any game of the house."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, Protocol

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludoteca.boards import Viewer, board_of
from ludoteca.bots import Glimpse, make_bot
from ludoteca.bots.guests import BotFailed, is_guest
from ludoteca.kernel.errors import IllegalAnswer, LudotecaError, RuleFault, ViewFault
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.game import Game
from ludoteca.kernel.intent import Intent
from ludoteca.kernel.present import Prompt
from ludoteca.kernel.session import Session
from ludoteca.narrate import answer_word, ask, danger, named, offer, outcome, reason_word, refusal, seat_names, teller
from ludoteca.terminal import story
from ludoteca.terminal.explain import Explainer
from ludoteca.terminal.files import HUMAN, free_name, keep_fault, record_of, rescue
from ludoteca.terminal.menu import Command, Complaint, Menu, command_of
from ludoteca.terminal.screen import Screen
from ludoteca.terminal.turns import Turns
from ludoteca.words import LANGUAGES, has, say

INTERRUPTED = 130
MANY_CHOICES = 10
LEAST_STORY = 2
LONGEST_STORY = 60
LOG_SHOWN = 40
WELCOME_LINES = 3
MENU_LINES = 8  # around the choices: heading, question, hints, the line to type on
ROOMY = 32


class Chooser(Protocol):
    """Whoever answers for a seat without a person, and may say what it intends."""

    intent: Intent | None
    explains: bool
    why: Intent | None
    requests: dict[int, Intent]

    def choose(self, glimpse: Glimpse, decision: Decision) -> int:
        """The action to take."""


BotMaker = Callable[[str, str, int], Chooser]


class Left(Exception):
    """Someone has left the table, on purpose."""


def pick_words(game: Game, language: str, prompt: Prompt, action: int) -> str:
    """An answer in words, be it a choice of the list or a subset."""
    return say(game.id, language, *answer_word(game, prompt, action))


class Play:
    """One match at one terminal. `players` says for each seat `human` or the name of a bot."""

    waits = False  # whether an empty line lets the moment go by

    def __init__(
        self,
        session: Session,
        players: Sequence[str],
        screen: Screen,
        language: str,
        file: Path | None = None,
        bots: BotMaker = make_bot,
    ) -> None:
        self.session = session
        self.game = session.game
        self.players = list(players)
        self.screen = screen
        self.language = language
        self.file = file
        self.board = board_of(self.game)
        self.log: list[Event] = list(session.opening)
        self._seen = [0] * session.seats  # how much of the log each person knew when answering last
        self._marks: list[int] = []  # how long the log was before each answer
        self._last_human: int | None = None
        self._fresh = True
        self._make_bot = bots
        self._bots = {
            seat: bots(level, self.game.id, self._bot_seed(seat))
            for seat, level in enumerate(self.players)
            if level != HUMAN
        }
        self._adviser: Chooser | None = None
        self._turns = Turns(session, self.players)

    # -- the match ---------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end, or until someone leaves. The result is the exit code."""
        try:
            self._welcome()
            while self.session.outcome is None:
                self._step()
            self._finish()
        except Left:
            self._say("ui-bye")
        except EOFError:
            self._say("ui-input-ended")
            self._rescue()
        except KeyboardInterrupt:
            self.screen.say("")
            self._rescue()
            return INTERRUPTED
        return 0

    def _step(self) -> None:
        """One answer: of a bot if one can go on alone, else of a person."""
        seat = self._turns.next()
        if self.players[seat] == HUMAN:
            self._ask_person(seat)
        else:
            self._let_bot_answer(seat, self.session.pending[seat])

    def _let_bot_answer(self, seat: int, decision: Decision) -> None:
        thinking = self._word("ui-thinking", name=self._names()[seat])
        with self.screen.console.status(thinking) if self.screen.live else nullcontext():
            bot = self._bots[seat]
            people = tuple(other for other, level in enumerate(self.players) if level == HUMAN)
            with self._blaming(seat):
                action = bot.choose(Glimpse(self.session, seat, people), decision)
        last = {one[1]: one[2:] for one in self.session.intents.latest()}
        says = {seat: bot.intent} if bot.intent is not None else {}
        for about, said in {**bot.requests, **says}.items():
            if last.get(about) != (said.key, said.params):
                self.session.note_intent(about, said.key, said.params)
        others = [other for other in decision.actions if other != action]
        if not any(self._give(seat, one, decision) for one in (action, *others)):
            raise Left  # whatever it answers, a rule fails
        if HUMAN not in self.players:
            self._tell_news(None, 0)
            self._seen[0] = len(self.log)

    @contextmanager
    def _blaming(self, seat: int) -> Iterator[None]:
        """What fails in here is the bot's own doing: it is named, and the match is not lost."""
        try:
            yield
        except Exception as problem:
            self._rescue()
            raise BotFailed(problem, self.players[seat], self.game.id, self.session.seed, seat) from problem

    def _give(self, seat: int, action: int, decision: Decision) -> bool:
        """Give an answer to the match; false when a rule has failed, and the match stands as before."""
        try:
            events = self.session.answer(seat, action, decision_id=int(decision.id))
        except RuleFault as fault:
            self._say("ui-fault", "red", file=str(keep_fault(fault)))
            return False
        self._answered(events)
        self._turns.go_on()
        return True

    def _answered(self, events: list[Event]) -> None:
        """Keep what happened, without what nobody could read that fast."""
        self._marks.append(len(self.log))
        self.log += [event for event in events if not self.game.events[event.kind].quiet]

    def _ask_person(self, seat: int) -> None:
        """Ask until there is an answer, or something else has changed what is to be asked."""
        decision = self.session.pending[seat]
        menu = Menu(self.session.prompt(decision), decision, merged=self.waits)
        if self._last_human not in (None, seat) and self.screen.live:
            self.screen.clear()  # nobody reads what only the other may see
            self._say("ui-pass-keyboard", name=self._names()[seat])
            self.screen.ask(self._word("ui-press-enter"))
        self._last_human = seat
        self._draw(seat, menu)
        stopping = False
        while True:
            typed = self.screen.ask(self._word("ui-question-mark"))
            command = command_of(typed)
            if command is not None:
                if self._obey(command, seat, menu):
                    return
                continue
            if not typed.strip():
                if self.waits or self._turns.anyone_first():
                    self._turns.go_on()
                    self._seen[seat] = len(self.log)
                    return
                if menu.declines is not None:
                    typed = menu.declines.label
                elif not menu.subset:
                    self._show_menu(seat, menu)
                    continue
                elif not stopping:
                    stopping = True
                    self._say("ui-enter-again")
                    continue
                else:
                    typed = "all"
            stopping = False
            read = menu.read(typed)
            if self._is_sure(menu, read) and self._try(seat, decision, read):
                return

    def _is_sure(self, menu: Menu, read: int | Complaint) -> bool:
        """Ask once more before someone does what may be their end."""
        choice = None if isinstance(read, Complaint) else menu.choice_of(read)
        if choice is None or choice.danger is None or not choice.danger.grave:
            return True
        return self._confirm("ui-sure", danger=danger(self.game, choice, self.language))

    def _try(self, seat: int, decision: Decision, read: int | Complaint) -> bool:
        """Give the answer; say what is wrong with it otherwise."""
        if isinstance(read, Complaint):
            self.screen.say(say(self.game.id, self.language, read.key, read.params), "yellow")
            return False
        known = len(self.log)
        action: int | None = read
        if read in decision.actions and len(self._turns.voters(decision)) > 1:
            action = self._turns.wish(seat, decision, read)
        try:
            given = action is None or self._give(seat, action, decision)
        except IllegalAnswer as problem:
            self.screen.say(f"{refusal(self.game, problem, self.language)} [{problem.rule}]", "yellow")
            return False
        if given:
            self._seen[seat] = known
        return given

    # -- commands ----------------------------------------------------------------------------------------------

    def _obey(self, command: Command, seat: int, menu: Menu) -> bool:
        """Do what a command says; true when the question has to be asked anew."""
        if command.name in ("undo", "whole-undo"):
            return self._undo(seat, command.name == "whole-undo")
        if command.name == "change":
            if self._turns.change(seat):
                return True
            self._say("ui-change-nobody", "yellow")
            return False
        if command.name == "language":
            self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
            self._say("ui-language-now")
            return True
        explainer = Explainer(self.game, self.screen, self.language)
        if command.name == "help":
            explainer.commands()
        elif command.name == "rule":
            explainer.rule(command.rest, menu)
        elif command.name == "hint":
            self._hint(seat, menu)
        elif command.name == "log":
            self._show_log(seat)
        elif command.name == "save":
            self._save(command.rest)
        else:
            self._quit()
        return False

    def _undo(self, seat: int, whole: bool) -> bool:
        """Take an answer or a move back, if those who sit here and whose answers go with it agree."""
        limit = self.session.undoable(seat)
        if limit.reach == 0:
            self._say(f"undo-blocked-{limit.blocked_by}", "yellow")
            return False
        names = self._names()
        for other in limit.move_consent if whole else limit.consent:
            if self.players[other] == HUMAN and not self._confirm("ui-consent", name=names[other]):
                self._say("ui-no-consent", "yellow", name=names[other])
                return False
        moves = self.session.moves
        result = self.session.undo(seat, whole)
        for _ in range(min(moves - self.session.moves, len(self._marks))):
            del self.log[self._marks.pop() :]
        self._seen = [min(known, len(self.log)) for known in self._seen]
        self._say("undo-done", "green")
        self._say("undo-reach", n=result.reach)
        return True

    def _hint(self, seat: int, menu: Menu) -> None:
        if self._adviser is None:
            self._adviser = self._make_bot(self.game.adviser, self.game.id, self._bot_seed(self.session.seats))
            self._adviser.explains = True
        with self.screen.console.status(self._word("ui-hint-thinking")) if self.screen.live else nullcontext():
            action = self._adviser.choose(Glimpse(self.session, seat), self.session.pending[seat])
        if action < 0:
            self._say("ui-hint-wait", "green")
            return
        self._say("ui-hint", "green", choice=pick_words(self.game, self.language, menu.prompt, action))
        said = self._adviser.why
        why = reason_word(self.game, None if said is None else (said.key, said.params))
        if why is not None:
            self._say(why[0], "green", **named(why[1], self._names()))

    def _show_log(self, seat: int) -> None:
        told = self._story(self.log, seat)[-LOG_SHOWN:]
        if not told:
            self._say("ui-log-empty")
        for text in told:
            self.screen.bullet(text)

    def _save(self, name: str) -> None:
        """Save and leave; on any trouble say so and go on playing."""
        path = Path(name).expanduser() if name else self._ask_file()
        if path != self.file and path.exists() and not self._confirm("ui-overwrite", file=str(path)):
            return
        if self._write(path):
            raise Left

    def _ask_file(self) -> Path:
        default = self.file or free_name(self.session, Path())
        self._say("ui-save-ask", file=str(default))
        typed = self.screen.ask(self._word("ui-question-mark")).strip()
        return Path(typed).expanduser() if typed else default

    def _write(self, path: Path) -> bool:
        try:
            record_of(self.session, self.players).save(path)
        except (LudotecaError, ValueError) as problem:
            self._say("ui-save-failed", "yellow", problem=str(problem))
            return False
        self._tell_where(path)
        return True

    def _quit(self) -> None:
        if self._confirm("ui-quit-ask"):
            raise Left

    def _confirm(self, key: str, **params: Any) -> bool:
        self._say(key, "yellow", **params)
        typed = self.screen.ask(self._word("ui-question-mark")).strip().casefold()
        return typed[:1] in {say("", language, "ui-yes") for language in LANGUAGES}

    def _rescue(self) -> None:
        """Nobody is there any more: the match must not be lost."""
        if self.session.outcome is None:
            self._tell_where(rescue(self.session, self.players, self.file))

    def _tell_where(self, path: Path) -> None:
        self._say("ui-saved", "green", file=str(path))
        if self.session.outcome is None:
            self._say("ui-resume-with", file=str(path))

    # -- what is shown -----------------------------------------------------------------------------------------

    def _welcome(self) -> None:
        self.screen.names = self._name_styles()
        if HUMAN not in self.players:
            self._say("ui-watching-bots")
        else:
            self._say("ui-welcome" if self.file is None else "ui-resumed")
        if self.session.seed is not None:
            self._say("ui-seed", "dim", seed=str(self.session.seed))
        if HUMAN not in self.players:
            self._tell_news(None, 0)
            self._seen[0] = len(self.log)

    def _finish(self) -> None:
        outcome = self.session.outcome
        assert outcome is not None
        people = [seat for seat, player in enumerate(self.players) if player == HUMAN]
        me = people[0] if len(people) == 1 else None
        self.screen.clear()
        self.screen.show(self._painted(me))
        if people:
            self._tell_news(me, self._last_human if self._last_human is not None else people[0])
        names = self._names()
        self.screen.show(Rule(self._word("ui-game-over"), style="yellow"))
        joined = f" {self._word('ui-and')} ".join(names[seat] for seat in outcome.winners)
        self._say("ui-winner", "bold", n=len(outcome.winners), names=joined)
        if me is not None and me in outcome.winners:
            self._say("ui-you-won", "bold bright_yellow")
        if people:
            self._offer_record()

    def _offer_record(self) -> None:
        self._say("ui-keep-record", "dim")
        try:
            typed = self.screen.ask(self._word("ui-question-mark")).strip()
        except EOFError:
            return
        command = command_of(typed)
        if command is not None and command.name == "save":
            try:
                self._save(command.rest)
            except EOFError:
                return

    def _draw(self, seat: int, menu: Menu) -> None:
        """The whole picture for one person: board, news, question."""
        screen = self.screen
        screen.names = self._name_styles()
        reserve = min(len(menu.entries), MANY_CHOICES) + MENU_LINES
        if self._fresh:
            self._fresh = False  # the welcome stays in sight
            reserve += WELCOME_LINES
        else:
            screen.clear()
        screen.show(self._painted(seat))
        self._tell_news(seat, seat, reserve)
        self._show_menu(seat, menu)

    def _show_menu(self, seat: int, menu: Menu) -> None:
        screen = self.screen
        who = self._word("ui-question", name=self._names()[seat])
        question = ask(self.game, menu.prompt, self.language)
        screen.show(Rule(screen.colored(who, "bold"), style="dim", align="left"))
        screen.say(question, "bold")
        if menu.subset:
            self._say("ui-subset-hint", "dim")
        if len(menu.entries) > MANY_CHOICES:
            screen.show(self._long_list(menu))
        else:
            for entry in menu.entries:
                screen.show(self._entry(entry.label, entry.choice))
        self._show_partners(menu)
        if self._turns.anyone_first():
            self._say("ui-first-hint", "dim")
        elif menu.declines is not None:
            choice = menu.declines.choice
            self._say("ui-decline-hint", "dim", choice=pick_words(self.game, self.language, menu.prompt, choice.action))
        self._say("ui-step-hint" if self.waits else "ui-choice-hint", "dim")

    def _show_partners(self, menu: Menu) -> None:
        """What the others of a council wish, and what partners have chosen openly."""
        names = self._names()
        for seat, action in self._turns.wishes(menu.decision).items():
            wished = pick_words(self.game, self.language, menu.prompt, action)
            self._say("ui-wish", "cyan", name=names[seat], choice=wished)
        for chosen_by, choice in self.session.view(None).get("open", {}).items():
            if "label" in choice:
                words = self._word(choice["label"], **choice.get("params", {}))
                self._say("ui-chosen", "cyan", name=names[int(chosen_by)], choice=words)

    def _long_list(self, menu: Menu) -> Group:
        """Many choices in little room: those that the game's words group share a line, the rest goes into columns."""
        single: list[Text] = []
        groups: dict[str, Text] = {}
        for entry in menu.entries:
            label, params = entry.choice.label, entry.choice.params
            if not has(self.game.id, self.language, f"{label}.group"):
                single.append(self._entry(entry.label, entry.choice))
                continue
            name = self._word(f"{label}.group", **params)
            line = groups.setdefault(name, Text())
            line.append(f"{entry.label:>4}=", style="bold cyan").append(self._word(f"{label}.short", **params))
        table = Table.grid(padding=(0, 1))
        for name, line in groups.items():
            table.add_row(Text(f"  {name}"), line)
        return Group(Columns(single, equal=True, column_first=True, padding=(0, 3)), table)

    def _entry(self, label: str, choice: Any) -> Text:
        line = Text(f" {label:>2}  ", style="bold cyan")
        line.append_text(self.screen.colored(offer(self.game, choice, self.language)))
        leads_to = outcome(self.game, choice, self.language)
        if leads_to:
            line.append(f"  → {leads_to}", style="dim")
        threat = danger(self.game, choice, self.language)
        if threat:
            line.append(f"  ⚠ {threat}", style="bold red")
        return line

    def _tell_news(self, seat: int | None, whose: int, reserve: int = 0) -> None:
        """What happened since this person answered last, as much of it as there is room for."""
        told = self._story(self.log[self._seen[whose] :], seat)
        if not told:
            return
        self.screen.say("")
        room = LONGEST_STORY
        if self.screen.live and reserve:
            room = max(LEAST_STORY, self.screen.console.height - reserve - self._board_height(seat))
        kept: list[str] = []
        for text in reversed(told):
            height = self.screen.height_of(text)
            if kept and height > room:
                self._say("ui-earlier", "dim", n=len(told) - len(kept))
                break
            room -= height
            kept.insert(0, text)
        for text in kept:
            self.screen.bullet(text)

    def _painted(self, seat: int | None) -> RenderableType:
        """The board as a seat sees it; when the game fails at that, what to do about it."""
        try:
            return self.board.paint(self.session.view(seat), self._viewer(seat))
        except ViewFault as fault:
            return self.screen.colored(self._word("ui-view-fault", file=str(keep_fault(fault))), "red")

    def _board_height(self, seat: int | None) -> int:
        console = self.screen.console
        return len(console.render_lines(self._painted(seat), console.options.update(width=self.screen.width)))

    def _story(self, known: list[Event], seat: int | None) -> list[str]:
        events, said = story.seen_by(known, seat), story.heard_by(self.session, seat)
        return story.paragraphs(teller(self.session, self.language, self._names()), self.board, events, said)

    # -- words -------------------------------------------------------------------------------------------------

    def _names(self) -> list[str]:
        return seat_names(self.session, self.language)

    def _name_styles(self) -> dict[str, str]:
        try:
            return dict(zip(self._names(), self.board.colors(self.session.view(None)), strict=False))
        except ViewFault:
            return {}

    def _viewer(self, me: int | None) -> Viewer:
        players = [
            self._word("player-you") if seat == me else player if is_guest(player) else self._word(f"level-{player}")
            for seat, player in enumerate(self.players)
        ]
        cramped = self.screen.live and self.screen.console.height < ROOMY
        return Viewer(self.game.id, self.language, self._names(), players, me, self.screen.width, cramped)

    def _word(self, key: str, **params: Any) -> str:
        return say(self.game.id, self.language, key, params)

    def _say(self, key: str, style: str = "", **params: Any) -> None:
        self.screen.say(self._word(key, **params), style)

    def _bot_seed(self, seat: int) -> int:
        """Bots have luck of their own, which depends on the seed of the match but is not the match's."""
        return (self.session.seed or 0) * 31 + seat + 1
