"""A match at the terminal: people at one keyboard, bots beside them, any game of the house."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Protocol

from rich.columns import Columns
from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludoteca.bots import Glimpse, make_bot
from ludoteca.kernel.errors import IllegalAnswer, LudotecaError
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.session import Session
from ludoteca.narrate import ask, note, offer, refusal, seat_names
from ludoteca.terminal import story
from ludoteca.terminal.boards import Look, board_of
from ludoteca.terminal.explain import Explainer
from ludoteca.terminal.files import HUMAN, free_name, record_of, rescue
from ludoteca.terminal.menu import Command, Complaint, Menu, command_of
from ludoteca.terminal.screen import Screen
from ludoteca.words import LANGUAGES, has, say

INTERRUPTED = 130
BEST_LEVEL = "mestre"
MANY_CHOICES = 10
LEAST_STORY = 2
LONGEST_STORY = 60
LOG_SHOWN = 40
WELCOME_LINES = 3
MENU_LINES = 8  # around the choices: heading, question, hints, the line to type on
ROOMY = 32


class Chooser(Protocol):
    """Whoever answers for a seat without a person."""

    def choose(self, glimpse: Glimpse, decision: Decision) -> int:
        """The action to take."""


BotMaker = Callable[[str, str, int], Chooser]


class Left(Exception):
    """Someone has left the table, on purpose."""


def pick_words(game_id: str, language: str, menu: Menu, action: int) -> str:
    """An answer in words, be it a choice of the list or a subset."""
    choice = menu.choice_of(action)
    if choice is not None:
        return say(game_id, language, choice.label, choice.params)
    numbers = menu.picked(action)
    own = f"pick-{menu.prompt.kind}"
    key = own if has(game_id, language, own) else "ui-pick"
    return say(game_id, language, key, {"n": len(numbers), "numbers": ", ".join(map(str, numbers))})


class Play:
    """One match at one terminal. `players` says for each seat `human` or the level of a bot."""

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
        self.board = board_of(self.game.id)
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
        pending = self.session.pending
        for seat, decision in pending.items():
            members = decision.group or (seat,)
            if not any(self.players[member] == HUMAN for member in members):
                self._let_bot_answer(seat, decision)
                return
        self._ask_person(next(seat for seat in pending if self.players[seat] == HUMAN))

    def _let_bot_answer(self, seat: int, decision: Decision) -> None:
        thinking = self._word("ui-thinking", name=self._names()[seat])
        with self.screen.console.status(thinking) if self.screen.live else nullcontext():
            action = self._bots[seat].choose(Glimpse(self.session, seat), decision)
        self._answered(self.session.answer(seat, action))
        if HUMAN not in self.players:
            self._tell_news(None, 0)
            self._seen[0] = len(self.log)

    def _answered(self, events: list[Event]) -> None:
        """Keep what happened, without what nobody could read that fast."""
        self._marks.append(len(self.log))
        self.log += [event for event in events if not self.game.events[event.kind].quiet]

    def _ask_person(self, seat: int) -> None:
        """Ask until there is an answer, or something else has changed what is to be asked."""
        decision = self.session.pending[seat]
        menu = Menu(self.game.present(self.session.state, decision), decision, merged=self.waits)
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
                if self.waits:
                    self._seen[seat] = len(self.log)
                    return
                if not menu.subset:
                    self._show_menu(seat, menu)
                    continue
                if not stopping:
                    stopping = True
                    self._say("ui-enter-again")
                    continue
                typed = "all"
            stopping = False
            if self._try(seat, decision, menu.read(typed)):
                return

    def _try(self, seat: int, decision: Decision, read: int | Complaint) -> bool:
        """Give the answer; say what is wrong with it otherwise."""
        if isinstance(read, Complaint):
            self.screen.say(say(self.game.id, self.language, read.key, read.params), "yellow")
            return False
        known = len(self.log)
        try:
            events = self.session.answer(seat, read, decision_id=int(decision.id))
        except IllegalAnswer as problem:
            self.screen.say(f"{refusal(self.game, problem, self.language)} [{problem.rule}]", "yellow")
            return False
        self._seen[seat] = known
        self._answered(events)
        return True

    # -- commands ----------------------------------------------------------------------------------------------

    def _obey(self, command: Command, seat: int, menu: Menu) -> bool:
        """Do what a command says; true when the question has to be asked anew."""
        if command.name == "undo":
            return self._undo(seat)
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

    def _undo(self, seat: int) -> bool:
        result = self.session.undo(seat)
        if not result.done:
            self._say(f"undo-blocked-{result.blocked_by}", "yellow")
            return False
        if self._marks:
            del self.log[self._marks.pop() :]
        self._seen = [min(known, len(self.log)) for known in self._seen]
        self._say("undo-done", "green")
        self._say("undo-reach", n=result.reach)
        return True

    def _hint(self, seat: int, menu: Menu) -> None:
        if self._adviser is None:
            self._adviser = self._make_bot(BEST_LEVEL, self.game.id, self._bot_seed(self.session.seats))
        with self.screen.console.status(self._word("ui-hint-thinking")) if self.screen.live else nullcontext():
            action = self._adviser.choose(Glimpse(self.session, seat), self.session.pending[seat])
        if action < 0:
            self._say("ui-hint-wait", "green")
            return
        self._say("ui-hint", "green", choice=pick_words(self.game.id, self.language, menu, action))

    def _show_log(self, seat: int) -> None:
        told = self._story(story.seen_by(self.log, seat))[-LOG_SHOWN:]
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
            self._say("ui-watching")
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
        self.screen.show(self.board.paint(self.session.view(me), self._look(me)))
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
        screen.show(self.board.paint(self.session.view(seat), self._look(seat)))
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
        self._say("ui-step-hint" if self.waits else "ui-choice-hint", "dim")

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
        leads_to = note(self.game, choice, self.language)
        if leads_to:
            line.append(f"  → {leads_to}", style="dim")
        return line

    def _tell_news(self, seat: int | None, whose: int, reserve: int = 0) -> None:
        """What happened since this person answered last, as much of it as there is room for."""
        told = self._story(story.seen_by(self.log[self._seen[whose] :], seat))
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

    def _board_height(self, seat: int | None) -> int:
        console = self.screen.console
        painted = self.board.paint(self.session.view(seat), self._look(seat))
        return len(console.render_lines(painted, console.options.update(width=self.screen.width)))

    def _story(self, events: list[Event]) -> list[str]:
        return story.paragraphs(self.game, self.board, events, self._names(), self.language)

    # -- words -------------------------------------------------------------------------------------------------

    def _names(self) -> list[str]:
        return seat_names(self.session, self.language)

    def _name_styles(self) -> dict[str, str]:
        return dict(zip(self._names(), self.board.colors(self.session.view(None)), strict=False))

    def _look(self, me: int | None) -> Look:
        players = [
            self._word("player-you") if seat == me else self._word(f"level-{player}")
            for seat, player in enumerate(self.players)
        ]
        cramped = self.screen.live and self.screen.console.height < ROOMY
        return Look(self.game.id, self.language, self._names(), players, me, self.screen.width, cramped)

    def _word(self, key: str, **params: Any) -> str:
        return say(self.game.id, self.language, key, params)

    def _say(self, key: str, style: str = "", **params: Any) -> None:
        self.screen.say(self._word(key, **params), style)

    def _bot_seed(self, seat: int) -> int:
        """Bots have luck of their own, which depends on the seed of the match but is not the match's."""
        return (self.session.seed or 0) * 31 + seat + 1
