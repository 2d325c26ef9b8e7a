"""The command line: `ludoteca games | play | serve | replay | rules | cards | sim | compare | bench | backup | …`.

What a command needs is imported when it runs, so that every command starts fast.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import ludoteca
from ludoteca import extras
from ludoteca.kernel.errors import BadSetup, BrokenGame, LudotecaError
from ludoteca.kernel.options import parse_options
from ludoteca.kernel.packs import choose_all
from ludoteca.kernel.registry import install
from ludoteca.words import LANGUAGES, WORDING, say, use_wording

if TYPE_CHECKING:
    from rich.console import Console

    from ludoteca.kernel.game import Game
    from ludoteca.kernel.options import Option
    from ludoteca.kernel.record import Record
    from ludoteca.kernel.session import Session
    from ludoteca.rulebook import Paragraph
    from ludoteca.terminal.play import BotMaker, Chooser
    from ludoteca.terminal.screen import Screen

USAGE_ERROR = 2
INTERRUPTED = 130
DEFAULT_PLAYERS = ("human", "jogador", "mestre", "jogador", "aprendiz", "jogador")
USUAL_SEATS = 3
WITH_GAME_OPTIONS = ("play", "sim", "bench", "compare", "tournament")
WITH_PACKS = ("play", "replay", "cards", "sim", "bench", "tournament", "serve")
LAB = {
    "sim": "play many games between bots",
    "bench": "measure the speed of a game",
    "compare": "tell what a change of a game does",
    "tournament": "rank bots by letting them play each other",
    "report": "a page about a run or a tournament",
}
# The extra of the package that each command needs.
EXTRA = {
    "games": "terminal",
    "play": "terminal",
    "replay": "terminal",
    "rules": "terminal",
    "cards": "terminal",
    "sim": "lab",
    "bench": "lab",
    "compare": "lab",
    "tournament": "lab",
    "report": "report",
    "serve": "server",
    "backup": "server",
    "restore": "server",
    "reports": "server",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. Bad input or a missing extra gives one sentence and exit code 2, Ctrl-C gives 130."""
    _be_forgiving()
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if given and given[0] in WITH_PACKS:
            install(folders_of_packs(given))  # before anything else: options of a game depend on its packs
        options = build_parser(given).parse_args(given)
        extras.require(EXTRA[options.command], f"`ludoteca {options.command}`")
        code: int = options.func(options)
    except LudotecaError as problem:
        print(f"ludoteca: {problem}", file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has had enough, as in `ludoteca rules … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _be_forgiving() -> None:
    """A terminal that cannot show a symbol, or a stray byte in the input, is no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def folders_of_packs(given: Sequence[str]) -> list[Path]:
    """The folders that `--pack DIR` and `--pack=DIR` name."""
    named = [word.partition("=")[2] for word in given if word.startswith("--pack=")]
    named += [folder for word, folder in pairwise(given) if word == "--pack"]
    return [Path(folder) for folder in named]


def default_language() -> str:
    """Portuguese where the system speaks it, English elsewhere."""
    spoken = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "pt-BR" if spoken.casefold().startswith("pt") else "en"


# -- the commands and their options ----------------------------------------------------------------------------


def build_parser(given: Sequence[str] = ()) -> argparse.ArgumentParser:
    """All commands; `given` is what will be parsed."""
    language = default_language()
    parser = argparse.ArgumentParser(prog="ludoteca", description=say("", language, "cli-about"))
    parser.add_argument("--version", action="version", version=f"ludoteca {ludoteca.__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    _add_games(commands)
    _add_play(commands)
    _add_replay(commands)
    _add_rules(commands)
    _add_cards(commands, given)
    _add_lab(commands, given)
    _add_serve(commands)
    for command in WITH_PACKS:
        if given[:1] == [command]:
            commands.choices[command].add_argument(
                "--pack", action="append", type=Path, default=[], metavar="DIR", help="a folder of cards; repeatable"
            )
    if given and given[0] in WITH_GAME_OPTIONS:
        _add_game_options(commands.choices[given[0]], given[1:], language)
    return parser


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language(), help="language of what you read")


def _add_games(commands: Any) -> None:
    parser = commands.add_parser("games", help="list the games of the house")
    _add_language(parser)
    parser.set_defaults(func=list_games)


def _add_play(commands: Any) -> None:
    parser = commands.add_parser("play", help="play in the terminal")
    parser.add_argument("game", nargs="?", metavar="GAME", help="such as king-of-tokyo")
    who = "human, aprendiz, jogador, mestre, an agent's FILE.npz, or package.module:factory"
    parser.add_argument("--seats", metavar="A,B,…", help=f"who plays, seat by seat: {who}")
    parser.add_argument("--bots", metavar="A,B,…", help="the same, for all seats but yours, which is the first")
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same luck")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved match")
    _add_language(parser)
    parser.set_defaults(func=play)


def _add_replay(commands: Any) -> None:
    parser = commands.add_parser("replay", help="tell a recorded match in words")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--verify", action="store_true", help="recompute all luck from the seed and compare")
    _add_language(parser)
    parser.set_defaults(func=replay)


def _add_rules(commands: Any) -> None:
    parser = commands.add_parser("rules", help="read the rules, or see which code and tests stand for them")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("id", nargs="*", metavar="ID", help="a rule id such as KOT-R12, or the name of a card")
    parser.add_argument("--coverage", action="store_true", help="every rule id with its code and its tests")
    parser.add_argument("--tests", type=Path, metavar="FOLDER", help="where the tests are (with --coverage)")
    parser.add_argument("--json", action="store_true", help="plain data (with --coverage)")
    _add_language(parser)
    parser.set_defaults(func=rules)


def _add_cards(commands: Any, given: Sequence[str]) -> None:
    """`cards`: what the cards of a game can be filtered by are flags, once the game is named."""
    parser = commands.add_parser("cards", help="read the cards of a game, all of them or those that you look for")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--words", default="", metavar="TEXT", help="words in the name or the text of a card")
    _add_language(parser)
    parser.set_defaults(func=cards, filters=())
    named = next((word for word in given[1:] if word in ludoteca.game_ids()), None)
    if given[:1] != ["cards"] or named is None:
        return
    from ludoteca.kernel.gallery import values_of
    from ludoteca.terminal.cards import every_card

    values = values_of(every_card(ludoteca.game(named)))
    parser.set_defaults(filters=tuple(values))
    group = parser.add_argument_group(f"cards of {named}")
    for tag, known in values.items():
        group.add_argument(f"--{tag}", dest=f"tag_{tag}", metavar="A,B,…", help=", ".join(known).replace("%", "%%"))


def _add_lab(commands: Any, given: Sequence[str]) -> None:
    """The commands of the lab. Their parsers are built only when asked for: they pull in heavy libraries."""
    if given and given[0] in LAB:
        from ludoteca.lab.commands import add_commands

        add_commands(commands)
    else:
        for name, about in LAB.items():
            commands.add_parser(name, help=about)


def _add_serve(commands: Any) -> None:
    from ludoteca.server.commands import add_keeping, add_serve

    add_serve(commands)
    add_keeping(commands)


# -- the options of a game as flags ----------------------------------------------------------------------------


class _GameOption(argparse.Action):
    """A flag that stands for an option of the game: `--target 8` is `--option target=8`."""

    def __call__(self, parser: Any, namespace: Any, values: Any, option_string: str | None = None) -> None:
        namespace.option = [*namespace.option, f"{self.dest}={values}"]


def _add_game_options(parser: argparse.ArgumentParser, given: Sequence[str], language: str) -> None:
    """Let every option of the game that is named be given as a flag, and say what there is when one is unknown."""
    parser.allow_abbrev = False  # a flag of the game must not be taken for a short form of ours
    parser.epilog = "Every option of the game is a flag of its own too: with the name of a game, --help lists them."
    ours = list(parser._option_string_actions)
    named = next((word for word in given if word in ludoteca.game_ids()), None)
    theirs: list[str] = []
    if named is not None:
        game = ludoteca.game(named)
        group = parser.add_argument_group(f"options of {game.id}")
        for option in game.options:
            flag = f"--{option.name}"
            if flag in ours:
                continue  # only by --option
            theirs.append(flag)
            group.add_argument(
                flag,
                action=_GameOption,
                dest=option.name,
                default=argparse.SUPPRESS,
                metavar="A,B,…" if option.per_seat or option.many else "VALUE" if option.choices else "N",
                help=_about(game, option, language).replace("%", "%%"),
            )
    for word in given:
        flag = word.partition("=")[0]
        if flag.startswith("--") and len(flag) > 2 and flag not in ours and flag not in theirs:
            if named is None and not given[0].startswith("-"):
                ludoteca.game(given[0])  # says that there is no such game
            of_game = (
                f"{named} has {', '.join(theirs) or 'no options'}" if named else "the options of a game need its name"
            )
            of_command = ", ".join(known for known in ours if known.startswith("--"))
            raise BadSetup(f"there is no {flag}; {of_game}; the command has {of_command}")


def _about(game: Game, option: Option, language: str) -> str:
    """What an option is about, and what it may be."""
    about = say(game.id, language, f"option-{option.name}")
    allowed = ", ".join(option.choices) if option.choices else f"{option.low}–{option.high}"
    name, values = option.condition()
    where = say(game.id, language, "cli-option-where", {"name": name, "values": ", ".join(values)}) if name else ""
    return f"{about}: {allowed} {where}".rstrip()


# -- games -----------------------------------------------------------------------------------------------------


def list_games(options: argparse.Namespace) -> int:
    """Every game with its players and options."""
    screen = _screen()
    code = 0
    for game_id in ludoteca.game_ids():
        try:
            game = ludoteca.game(game_id)
        except BrokenGame as problem:
            print(f"ludoteca: {problem}", file=sys.stderr)
            code = USAGE_ERROR
            continue
        seats = {"low": game.seats[0], "high": game.seats[-1]}
        screen.say(f"{game_id}  {say(game_id, options.lang, 'game-title')}", "bold")
        screen.say(say(game_id, options.lang, "game-tagline"), indent=2)
        screen.say(say(game_id, options.lang, "cli-games-line", seats), indent=2)
        for option in game.options:
            screen.say(f"--{option.name} …  {_about(game, option, options.lang)}", "dim", indent=2)
    return code


# -- play ------------------------------------------------------------------------------------------------------


def play(options: argparse.Namespace) -> int:
    """A match at the terminal, new or resumed."""
    from ludoteca.kernel.live import LiveGame, LiveSession
    from ludoteca.terminal.files import players_of
    from ludoteca.terminal.live import LivePlay
    from ludoteca.terminal.play import Play

    if options.resume is not None:
        if options.game or options.seats or options.option or options.seed is not None:
            raise BadSetup("--resume goes on with the match as it was saved: no other options but --lang and --bots")
        record = _load(options.resume)
        players = check_players(players_of(record))
        session = record.resume()
        _check_named(players, options.bots)
        file: Path | None = Path(options.resume)
    else:
        if not options.game:
            raise BadSetup(f"which game? There are: {', '.join(ludoteca.game_ids())}")
        game = ludoteca.game(options.game)
        players = _players(game, options.seats, options.bots)
        wanted = choose_all(game.options, parse_options(game.options, options.option))
        if isinstance(game, LiveGame):
            wanted = {**game.terminal_options, **wanted}
        session = game.start(len(players), seed=options.seed, options=wanted)
        file = None
    use_wording(session.game.id, str(session.options.get(WORDING) or ""))
    bots = _bot_maker(session, players)
    if isinstance(session, LiveSession):
        return LivePlay(session, players, _screen(), options.lang, file, bots).run()
    return Play(session, players, _screen(), options.lang, file, bots).run()


def _bot_maker(session: Session, players: Sequence[str]) -> BotMaker:
    """Makes the bots of a match; those that are not of the house are looked at first."""
    from ludoteca.bots import make_bot
    from ludoteca.bots.guests import Guest, is_guest

    seats, options = session.seats, session.options
    guests = {name: Guest(name, session.game, seats, options) for name in set(players) if is_guest(name)}

    def make(name: str, game_id: str, seed: int) -> Chooser:
        return guests[name].bot(seed) if name in guests else make_bot(name, game_id, seed)

    return make


def _check_named(players: Sequence[str], given: str | None) -> None:
    """A file names no code to be run: own bots of a saved match must be named on the command line again."""
    from ludoteca.bots.guests import is_agent, is_guest

    typed = [] if given is None else [part.strip() for part in given.split(",")]
    for player in players:
        if is_guest(player) and not is_agent(player) and player not in typed:
            raise BadSetup(f"{player} played in this match: to let it run, name it again with --bots {player}")


def _players(game: Game, given: str | None, bots: str | None) -> list[str]:
    from ludoteca.terminal.files import HUMAN

    if given is not None and bots is not None:
        raise BadSetup("name all who play with --seats, or the others with --bots, not both")
    if bots is not None:
        given = f"{HUMAN},{bots}"
    if given is None:
        count = min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])
        return [DEFAULT_PLAYERS[seat % len(DEFAULT_PLAYERS)] for seat in range(count)]
    return check_players([part.strip() for part in given.split(",")])


def check_players(players: list[str]) -> list[str]:
    """People and bots; `UnknownBot` for anyone else."""
    from ludoteca.bots import LEVELS, guests
    from ludoteca.kernel.errors import UnknownBot
    from ludoteca.terminal.files import HUMAN

    for player in players:
        if player != HUMAN and player not in LEVELS and not guests.is_guest(player):
            there = ", ".join((HUMAN, *LEVELS, guests.FORMS))
            raise UnknownBot(f"there is no player {player!r}; there are: {there}")
    return players


# -- replay ----------------------------------------------------------------------------------------------------


def replay(options: argparse.Namespace) -> int:
    """A recorded match in words, move by move."""
    from ludoteca.terminal.replay import tell_match

    record = _load(options.file)
    if options.verify:
        record.verify()
    else:
        record.replay()
    screen = _screen()
    tell_match(record, screen, options.lang)
    if options.verify:
        screen.say(say(record.game, options.lang, "cli-verified"), "bold green")
    return 0


def _load(path: str) -> Record:
    from ludoteca.kernel.record import Record

    return Record.load(path)


# -- rules -----------------------------------------------------------------------------------------------------


def rules(options: argparse.Namespace) -> int:
    """The rulebook, some of its paragraphs, or the coverage report."""
    from ludoteca import rulebook
    from ludoteca.terminal.explain import Explainer

    game = ludoteca.game(options.game)
    if options.coverage:
        return _coverage(options)
    screen = _screen()
    if not options.id:
        for line in rulebook.lines(game.id, options.lang):
            if line.kind == "text":
                ids = f"  [{', '.join(line.rules)}]" if line.rules else ""
                screen.say(rulebook.plain(line.text) + ids)
            else:
                screen.say("")
                screen.say(line.text, "bold" if line.kind == "section" else "bold bright_yellow")
        return 0
    asked = " ".join(options.id)
    found: list[Paragraph] = rulebook.search(game.id, options.lang, asked)
    if not found:
        params = {"typed": asked, "example": f"{game.prefix}-R1"}
        raise LudotecaError(say(game.id, options.lang, "ui-rule-unknown", params))
    Explainer(game, screen, options.lang).show(found)
    return 0


def _coverage(options: argparse.Namespace) -> int:
    import json

    from ludoteca.coverage import coverage

    found = coverage(options.game, options.tests)
    if options.json:
        print(json.dumps(found.as_json(), indent=2))
        return 1 if found.gaps else 0
    for rule in found.rules:
        code, tests = found.code.get(rule, []), found.tests.get(rule, [])
        print(f"{rule:<34} code {_places(code)}  tests {_places(tests)}")
    print()
    missing = {"code": "cli-coverage-no-code", "test": "cli-coverage-no-test", "rule": "cli-coverage-unknown"}
    if found.gaps:
        counts = {"n": len(found.gaps), "rules": len(found.rules)}
        print(say("", options.lang, "cli-coverage-gaps", counts))
        for gap in found.gaps:
            print(f"  {gap.rule:<32} {say('', options.lang, missing[gap.missing])} {gap.place}".rstrip())
        return 1
    print(say("", options.lang, "cli-coverage-ok", {"rules": len(found.rules)}))
    return 0


def _places(places: list[str]) -> str:
    if not places:
        return "-"
    more = f" (+{len(places) - 1})" if len(places) > 1 else ""
    return places[0] + more


# -- cards -----------------------------------------------------------------------------------------------------


def cards(options: argparse.Namespace) -> int:
    """The cards of a game that fit what is asked for."""
    from ludoteca.terminal.cards import CardList

    game = ludoteca.game(options.game)
    given = {tag: getattr(options, f"tag_{tag}") for tag in options.filters}
    wanted = {tag: [value.strip() for value in text.split(",")] for tag, text in given.items() if text is not None}
    CardList(game, _screen(), options.lang).show(wanted, options.words.strip())
    return 0


# -- output ----------------------------------------------------------------------------------------------------


def _screen() -> Screen:
    from ludoteca.terminal.screen import Screen

    return Screen(_console())


def _console() -> Console:
    from rich.console import Console

    return Console(highlight=False, soft_wrap=False)


if __name__ == "__main__":
    sys.exit(main())
