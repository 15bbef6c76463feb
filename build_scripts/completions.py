"""Shell completions of `statewalk` for bash, zsh and fish, from the program's own parsers."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence

from app.cli.tree import CommandNode

HEAD = "# Made by build_scripts/desktop_files.py from the program's own parsers."


def bash(every: Sequence[CommandNode]) -> str:
    """Return the script for bash-completion's folder; bash offers files where no word fits."""
    lines = [HEAD, "_statewalk() {", "    local path=statewalk word choices i"]
    lines += ["    for ((i = 1; i < COMP_CWORD; i++)); do", '        case "$path ${COMP_WORDS[i]}" in']
    lines += [f"            {_alternatives(command.words for command in every[1:])})"]
    lines += ['                path="$path ${COMP_WORDS[i]}" ;;', "        esac", "    done"]
    lines += ['    case "$path ${COMP_WORDS[COMP_CWORD - 1]}" in']
    for command in every:
        for action in _options(command):
            if action.nargs != 0:
                names = _alternatives(f"{command.words} {name}" for name in action.option_strings)
                lines.append(f"        {names}) choices='{' '.join(choices(action))}' ;;")
    lines += ["        *)", '            case "$path" in']
    lines += [
        f"                '{command.words}') choices='{' '.join(_offered(command, every))}' ;;" for command in every
    ]
    lines += [
        "            esac ;;",
        "    esac",
        '    COMPREPLY=($(compgen -W "$choices" -- "${COMP_WORDS[COMP_CWORD]}"))',
    ]
    return "\n".join([*lines, "}", "complete -o default -F _statewalk statewalk", ""])


def zsh(every: Sequence[CommandNode]) -> str:
    """Return the script for a folder in zsh's `fpath`, to be named `_statewalk`."""
    lines = ["#compdef statewalk", HEAD, ""]
    for command in every:
        lines += [f"{_function(command.words)}() {{"]
        if _below(command, every):
            lines += ["    local -a commands=("]
            lines += [f"        {_in_zsh(f'{word}:{about}')}" for word, about in _below(command, every).items()]
            lines += ["    )", "    if (( CURRENT == 2 )); then", "        _describe command commands"]
            lines += ["        " + " ".join(["_arguments", *_zsh_arguments(command)])] * bool(command.arguments)
            lines += ["    elif (( $+functions[" + _function(command.words) + "_${words[2]//-/_}] )); then"]
            lines += ["        shift words; (( CURRENT-- ))", f"        {_function(command.words)}_${{words[1]//-/_}}"]
            lines += ["    else", "        _files", "    fi"] if command.arguments else ["    fi"]
        else:
            lines += [
                "    _arguments -S \\",
                " \\\n".join(f"        {argument}" for argument in _zsh_arguments(command)),
            ]
        lines += ["}", ""]
    return "\n".join([*lines, '_statewalk "$@"', ""])


def fish(every: Sequence[CommandNode]) -> str:
    """Return the script for fish's completions folder."""
    lines = [HEAD, "function __statewalk_path", "    set -l path statewalk"]
    lines += ["    for word in (commandline -opc)[2..-1]", '        switch "$path $word"']
    lines += ["            case " + " ".join(f"'{command.words}'" for command in every[1:])]
    lines += ['                set path "$path $word"', "        end", "    end", "    echo $path", "end", ""]
    for command in every:
        prefix = f"complete -c statewalk -n 'test (__statewalk_path) = \"{command.words}\"'"
        lines += [f"{prefix} -a {word} -d {_quoted(about)}" for word, about in _below(command, every).items()]
        for action in command.arguments:
            known = " ".join(choices(action))
            if not action.option_strings:
                lines += [f"{prefix} -a '{known}'"] * bool(known)
                continue
            words = [f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in action.option_strings]
            known_only = "-x" if known else "-r"
            words += [known_only] if action.nargs is None else []
            words += [f"-a '{known}'"] if known else []
            lines.append(" ".join([prefix, *words, "-d", _quoted(said(action))]))
    return "\n".join([*lines, ""])


def choices(action: argparse.Action) -> list[str]:
    """Return the possible values of an argument, if they are known."""
    if action.choices:
        return [str(choice) for choice in action.choices]
    named = re.fullmatch(r"\{(.*)\}", str(action.metavar or ""))
    return named[1].split(",") if named else []


def said(action: argparse.Action) -> str:
    """Return the help text of an argument, with its default filled in."""
    return argparse.HelpFormatter("")._expand_help(action) if action.help else ""


def _options(command: CommandNode) -> Iterator[argparse.Action]:
    return (action for action in command.arguments if action.option_strings)


def _offered(command: CommandNode, every: Sequence[CommandNode]) -> Iterator[str]:
    """Return the words that may come next, without option values."""
    yield from _below(command, every)
    for action in command.arguments:
        yield from action.option_strings or choices(action)


def _below(command: CommandNode, every: Sequence[CommandNode]) -> dict[str, str]:
    """Return the subcommands with their summaries."""
    words = f"{command.words} "
    subcommands = [node for node in every if node.words.startswith(words) and " " not in node.words.removeprefix(words)]
    return {node.words.removeprefix(words): summary(node) for node in subcommands}


def summary(command: CommandNode) -> str:
    """Return a one-line summary of a command; without a text, the list of its subcommands."""
    text = command.summary or command.parser.description or ", ".join(command.subcommands)
    return text.split(". ")[0].removesuffix(".")


def _alternatives(words: Iterator[str]) -> str:
    return "|".join(f"'{one}'" for one in words)


def _function(words: str) -> str:
    return "_" + re.sub(r"\W", "_", words)


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def _in_zsh(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


def _zsh_arguments(command: CommandNode) -> Iterator[str]:
    for action in command.arguments:
        known = choices(action)
        value = re.sub(r"\W+", " ", str(action.metavar or action.dest)).strip()
        offered = f"({' '.join(known)})" if known else "_files"
        if not action.option_strings:
            many = {"*": "*", "+": "*", "?": ":"}.get(str(action.nargs), "")
            yield _in_zsh(f"{many}:{value}:{offered}")
        for name in action.option_strings:
            words = re.sub(r"([\\\[\]:])", r"\\\1", said(action))
            separator = "::" if action.nargs == "?" else ":"
            yield _in_zsh(f"{name}[{words}]" + (f"{separator}{value}:{offered}" if action.nargs != 0 else ""))
