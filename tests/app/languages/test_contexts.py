"""A text of one word says what it means: it has a context, or it is listed as a word of one sense."""

from __future__ import annotations

import re
from pathlib import Path

from build_scripts.messages import Message, messages, sources

ONE_SENSE = Path(__file__).with_name("words_of_one_sense.txt")
"""One-word texts that need no context: each names the same thing wherever the program shows it."""
WORD = re.compile(r"[A-Za-z’'-]+…?")
SEVERAL_SENSES = {
    "back", "best", "box", "clear", "close", "cost", "depth", "draft", "figure", "form", "goal", "keep", "lead", "left",
    "level", "line", "link", "log", "look", "map", "mark", "measure", "move", "open", "place", "play", "record",
    "review", "right", "room", "run", "same", "score", "set", "share", "state", "step", "stop", "turn", "view",
}  # fmt: skip
"""Words that other languages render differently by what is meant: a text of this one word always has a context."""
COMMANDS = {"app/shell/window_commands.py"}
"""Files of commands, whose texts have a tip instead of a context."""


def read_one_sense() -> list[str]:
    return ONE_SENSE.read_text(encoding="utf-8").split()


def one_word_texts() -> list[Message]:
    return [message for path in sources() for message in messages(path) if WORD.fullmatch(message.text)]


def test_a_word_of_several_senses_has_a_context() -> None:
    without = {
        (message.text, message.file)
        for message in one_word_texts()
        if message.text.casefold() in SEVERAL_SENSES and not message.context and message.file not in COMMANDS
    }
    assert without == set(), "give it a context: what is it about?"


def test_every_other_word_has_a_context_or_one_sense() -> None:
    plain = {message.text for message in one_word_texts() if not message.context}
    plain -= {text for text in plain if text.casefold() in SEVERAL_SENSES}
    listed = read_one_sense()
    assert plain - set(listed) == set(), "give it a context, or list it if it has one sense"
    assert set(listed) - plain == set(), "no text any more"
    assert listed == sorted(set(listed), key=lambda word: (word.casefold(), word))
    assert not SEVERAL_SENSES.intersection(word.casefold() for word in listed)
