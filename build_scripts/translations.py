"""Catalogues of the window's translations: update from the sources, status, fill, compile.

    python3 build_scripts/translations.py update                  add new texts, mark vanished ones
    python3 build_scripts/translations.py status                  progress of each language, and its faults
    python3 build_scripts/translations.py missing de shell        untranslated texts, as JSON to fill in
    python3 build_scripts/translations.py take de shell FILE      put a filled-in file into the catalogue
    python3 build_scripts/translations.py compile [--unfinished]  make the program's files of complete languages

Catalogues are Qt's .ts files, one for each language and region of the program, so that several people can work at once;
Qt's Linguist opens them (`pyside6-linguist resources/translations/de/*.ts`), `lrelease` compiles them.
docs/languages.md describes how texts are written.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from string import Formatter
from xml.etree import ElementTree
from xml.sax.saxutils import escape

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts.messages import ROOT, Message, messages, sources

FOLDER = ROOT / "resources" / "translations"
LANGUAGES = {"zh_CN": 1, "ja": 1, "de": 2}
"""Languages, each with its number of plural forms."""
CONTEXT = "Statewalk"
REGIONS = {
    "shell": ("app/base", "app/work", "app/widgets", "app/plots", "app/shell"),
    "derivations": ("core/explain",),
    "core-cube": ("core/cube", "resources/patterns", "resources/figures"),
    "core-sokoban": ("core/sokoban",),
    "core-2048": ("core/twenty48",),
    "core": ("core",),
    "cube": ("app/cube",),
    "sokoban": ("app/sokoban", "resources/levels"),
    "2048": ("app/twenty48",),
    "lab": ("app/lab",),
}
"""Regions of the program by their folders; a text belongs to the first region that has it."""

Key = tuple[str, str]


@dataclass
class Entry:
    """Message in a catalogue, with a form for each plural of its translation; empty if untranslated."""

    message: Message
    forms: list[str]
    vanished: bool = False

    @property
    def done(self) -> bool:
        return all(self.forms)


def collected() -> dict[str, list[Message]]:
    """Return the texts of every region in the order of the sources, each text only once."""
    by_region: dict[str, list[Message]] = {region: [] for region in REGIONS}
    for path in sources():
        name = path.relative_to(ROOT).as_posix()
        region = next(
            key for key, folders in REGIONS.items() if name.startswith(tuple(f"{folder}/" for folder in folders))
        )
        by_region[region] += messages(path)
    first_message: dict[Key, Message] = {}
    for region, texts in by_region.items():
        new_messages = []
        for message in texts:
            before = first_message.setdefault(message.key, message)
            if before is message:
                new_messages.append(message)
            elif before.one != message.one:
                raise SystemExit(f"{message.file}: “{message.text}” has another form for one in {before.file}")
        by_region[region] = new_messages
    return by_region


def catalogue(language: str, region: str) -> Path:
    return FOLDER / language / f"{region}.ts"


def read(path: Path) -> list[Entry]:
    """Return the entries of a catalogue; empty if it does not exist."""
    if not path.is_file():
        return []
    entries = []
    for node in ElementTree.parse(path).iter("message"):
        translation = node.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
        location, singular = node.find("location"), node.findtext("extracomment", "")
        message = Message(
            node.findtext("source", ""),
            singular.removeprefix("One: "),
            node.findtext("comment", ""),
            "" if location is None else location.get("filename", ""),
        )
        kind = translation.get("type")
        entries.append(Entry(message, [""] * len(forms) if kind == "unfinished" else forms, kind == "vanished"))
    return entries


def write(language: str, region: str, entries: Iterable[Entry]) -> None:
    """Write a catalogue as Qt's tools do, but without line numbers, which change with every edit."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}" sourcelanguage="en">',
        "<context>",
        f"    <name>{CONTEXT}</name>",
    ]
    for entry in entries:
        lines += _written(entry)
    path = catalogue(language, region)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join([*lines, "</context>", "</TS>", ""]), encoding="utf-8")


def _written(entry: Entry) -> Iterator[str]:
    message = entry.message
    yield '    <message numerus="yes">' if message.one else "    <message>"
    if message.file and not entry.vanished:
        yield f'        <location filename="../../../{message.file.removeprefix("../../../")}"/>'
    yield f"        <source>{escape(message.text)}</source>"
    if message.context:
        yield f"        <comment>{escape(message.context)}</comment>"
    if message.one:
        yield f"        <extracomment>One: {escape(message.one)}</extracomment>"
    kind = ' type="vanished"' if entry.vanished else "" if entry.done else ' type="unfinished"'
    if message.one:
        yield f"        <translation{kind}>"
        yield from (f"            <numerusform>{escape(form)}</numerusform>" for form in entry.forms)
        yield "        </translation>"
    else:
        yield f"        <translation{kind}>{escape(entry.forms[0])}</translation>"
    yield "    </message>"


def update() -> None:
    """Update all catalogues; texts that vanished from the sources keep their translations."""
    texts = collected()
    current_keys = {message.key for found in texts.values() for message in found}
    for language, plurals in LANGUAGES.items():
        before = {region: read(catalogue(language, region)) for region in REGIONS}
        known = {entry.message.key: entry.forms for found in before.values() for entry in found if entry.done}
        for region, found in texts.items():
            entries = []
            for message in found:
                empty = [""] * (plurals if message.one else 1)
                forms = known.get(message.key, empty)
                entries.append(Entry(message, forms if len(forms) == len(empty) else empty))
            gone = [entry for entry in before[region] if entry.done and entry.message.key not in current_keys]
            write(language, region, [*entries, *(Entry(entry.message, entry.forms, vanished=True) for entry in gone)])


def out_of_date() -> list[str]:
    """Return the catalogues whose messages differ from those of the sources."""
    texts = collected()
    return [
        f"{language}/{region}.ts"
        for language in LANGUAGES
        for region, found in texts.items()
        if [entry.message.key for entry in read(catalogue(language, region)) if not entry.vanished]
        != [message.key for message in found]
    ]


def fields(text: str) -> set[str]:
    """Return the names of a template's fields, with `%n` for its number."""
    try:
        names = {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    except ValueError:
        return {"unreadable"}
    return names | ({"%n"} if "%n" in text else set())


def faults(entry: Entry) -> Iterator[str]:
    """Yield descriptions of what is wrong with a translation."""
    message = entry.message
    wanted = fields(message.text)
    for form in filter(None, entry.forms):
        if fields(form) - {"%n"} != wanted - {"%n"} or (len(entry.forms) == 1 and fields(form) != wanted):
            yield f"“{form}” has other names than “{message.text}”"
        if re.match(r"\s*", form)[0] != re.match(r"\s*", message.text)[0] or (  # type: ignore[index]
            form != form.rstrip()
        ) != (message.text != message.text.rstrip()):
            yield f"“{form}” begins or ends with other space than “{message.text}”"
        if _patterns(form) != _patterns(message.text):
            yield f"“{form}” has other patterns of file names than “{message.text}”"


def _patterns(text: str) -> list[str]:
    """Return the patterns in the filter of a file dialog, in ASCII brackets, as Qt reads them.

    For example (*.txt *.csv) or ({endings}).
    """
    return re.findall(r"\((?:\*[^()]*|\{endings\})\)", text)


def is_complete(language: str) -> bool:
    """Return whether all texts of a language are translated."""
    entries = [entry for region in REGIONS for entry in read(catalogue(language, region)) if not entry.vanished]
    return bool(entries) and all(entry.done for entry in entries)


def status() -> int:
    """Print the progress of each language. Return 1 if something is wrong."""
    wrong = [f"{name} is not up to date: run update" for name in out_of_date()]
    for language in LANGUAGES:
        for region in REGIONS:
            entries = [entry for entry in read(catalogue(language, region)) if not entry.vanished]
            done = sum(entry.done for entry in entries)
            print(f"{language:6} {region:12} {done:5} of {len(entries):5}")
            wrong += [f"{language}/{region}: {fault}" for entry in entries for fault in faults(entry)]
    print("\n".join(wrong))
    return 1 if wrong else 0


def missing(language: str, region: str) -> str:
    """Return the untranslated texts as JSON, each with an empty translation, a list of forms if it counts."""
    entries = [entry for entry in read(catalogue(language, region)) if not entry.done and not entry.vanished]
    untranslated: list[dict[str, object]] = []
    for entry in entries:
        message = entry.message
        fields_of_message = {"text": message.text, "one": message.one, "context": message.context}
        fields_of_message["file"] = message.file.removeprefix("../../../")
        filled_fields = {key: value for key, value in fields_of_message.items() if value}
        untranslated.append({**filled_fields, "translation": entry.forms if message.one else ""})
    return json.dumps(untranslated, ensure_ascii=False, indent=1)


def take(language: str, region: str, filled: Sequence[Mapping[str, object]]) -> list[str]:
    """Put translations into a catalogue; return what is wrong with those that are left out."""
    given = {(str(item["text"]), str(item.get("context", ""))): item["translation"] for item in filled}
    entries, wrong = read(catalogue(language, region)), []
    for entry in entries:
        forms = given.get(entry.message.key)
        if forms:
            taken = Entry(entry.message, [str(form) for form in forms] if isinstance(forms, list) else [str(forms)])
            bad = list(faults(taken))
            if len(taken.forms) != len(entry.forms):
                bad.append(f"“{entry.message.text}” has {len(entry.forms)} forms")
            wrong += bad
            entry.forms = entry.forms if bad else taken.forms
    write(language, region, entries)
    return wrong


def lrelease() -> Path:
    """Return Qt's compiler of catalogues, which comes with PySide6."""
    spec = find_spec("PySide6")
    assert spec is not None and spec.submodule_search_locations
    folder = Path(next(iter(spec.submodule_search_locations)))
    return next(path for path in (folder / "lrelease", folder / "lrelease.exe") if path.is_file())


def compile_all(*, unfinished: bool = False) -> None:
    """Compile the catalogues of complete languages for the program, and remove all others."""
    for language in LANGUAGES:
        compiled = FOLDER / f"{language}.qm"
        if unfinished or is_complete(language):
            files = [str(catalogue(language, region)) for region in REGIONS]
            subprocess.run([str(lrelease()), "-silent", "-nounfinished", *files, "-qm", str(compiled)], check=True)
        else:
            compiled.unlink(missing_ok=True)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("update", "status"):
        commands.add_parser(name)
    for name in ("missing", "take"):
        command = commands.add_parser(name)
        command.add_argument("language", choices=LANGUAGES)
        command.add_argument("region", choices=REGIONS)
        if name == "take":
            command.add_argument("file", type=Path)
    commands.add_parser("compile").add_argument("--unfinished", action="store_true")
    chosen = parser.parse_args(arguments)
    if chosen.command == "update":
        update()
    elif chosen.command == "status":
        return status()
    elif chosen.command == "missing":
        print(missing(chosen.language, chosen.region))
    elif chosen.command == "take":
        wrong = take(chosen.language, chosen.region, json.loads(chosen.file.read_text(encoding="utf-8")))
        print("\n".join(wrong))
        return 1 if wrong else 0
    else:
        compile_all(unfinished=chosen.unfinished)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
