"""Tree of all commands with their arguments, for the reference, the manual page and completions."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

from app.cli.main import declared_commands, window_parser
from app.cli.options import Parser


@dataclass(frozen=True)
class CommandNode:
    """Command in the tree of the command line.

    `words` is what the user types, `summary` its line in the help of the command above.
    """

    words: str
    summary: str
    parser: argparse.ArgumentParser

    @property
    def subcommands(self) -> dict[str, tuple[str, argparse.ArgumentParser]]:
        """Summary and parser of each command below this one, by its name."""
        for action in self.parser._actions:
            if isinstance(action, argparse._SubParsersAction):
                summaries = {entry.dest: entry.help or "" for entry in action._choices_actions}
                return {word: (summaries.get(word, ""), parser) for word, parser in action.choices.items()}
        return {}

    @property
    def arguments(self) -> list[argparse.Action]:
        """Arguments of the command: first the positional ones, then the options without `--help`."""
        own = [
            action
            for action in self.parser._actions
            if not isinstance(action, argparse._HelpAction | argparse._SubParsersAction)
            and action.help is not argparse.SUPPRESS
        ]
        return sorted(own, key=lambda action: bool(action.option_strings))


def commands() -> Iterator[CommandNode]:
    """Yield the window first, then each command followed by those below it, in the order of the help."""
    places = declared_commands()
    yield CommandNode("statewalk", "Open the window.", window_parser(sorted(places)))
    for name, place in places.items():
        parser = Parser(prog=f"statewalk {name}", declared=place)
        yield from _walk_commands(CommandNode(parser.prog, "", parser))


def _walk_commands(command: CommandNode) -> Iterator[CommandNode]:
    if isinstance(command.parser, Parser):
        command.parser.fill()
    yield command
    for word, (summary, parser) in command.subcommands.items():
        yield from _walk_commands(CommandNode(f"{command.words} {word}", summary, parser))
