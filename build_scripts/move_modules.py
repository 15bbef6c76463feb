"""Move modules and packages to other names, and mend every place that names them.

python3 build_scripts/move_modules.py OLD=NEW [OLD=NEW ...]    move them, such as core.a=core.b.c
python3 build_scripts/move_modules.py --file MOVES             the same for a file of such lines

Moved are sources, stubs, headers of the engine and their tests, as Git knows them. Mended are imports, dotted names in
texts (patched names in tests, modules imported later, settings of tools), paths with slashes, paths to headers, and
the places in the catalogues of the languages. `ruff` puts the imports in order afterwards. Nothing is committed.
A package whose modules go to several folders is named last: its own name takes what is left.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
ENDINGS = (".py", ".pyx", ".pxd", ".pyi")
TEXTS = {*ENDINGS, ".h", ".md", ".toml", ".in", ".tsv", ".csv", ".ts", ".ipynb", ".yml", ".spec", ".json"}
"""Suffixes of the files in which names are updated."""
FROM = re.compile(
    r"^(?P<indent>[ \t]*)from (?P<package>[\w.]+) (?P<verb>c?import) "
    r"(?:\((?P<block>[^)]*)\)(?P<tail>[^\n]*)|(?P<names>[^\n(#]+?)(?P<note>[ \t]*#[^\n]*)?)$",
    re.MULTILINE,
)
HEADER = re.compile(r'(?P<before>(?:cdef extern from|#[ \t]*include)[ \t]+")(?P<path>[^"<>]+\.h)(?=")')


class MoveError(Exception):
    """Invalid move."""


@dataclass(frozen=True)
class Moves:
    """Mapping of old to new dotted names of modules and packages; a package takes its content along."""

    names: Mapping[str, str]

    @cached_property
    def _dotted(self) -> re.Pattern[str]:
        return self._pattern(re.escape(name) for name in self._longest_first)

    @cached_property
    def _slashed(self) -> re.Pattern[str]:
        return self._pattern(re.escape(name.replace(".", "/")) for name in self._longest_first)

    @property
    def _longest_first(self) -> Sequence[str]:
        return sorted(self.names, key=len, reverse=True)

    @staticmethod
    def _pattern(names: Iterable[str]) -> re.Pattern[str]:
        return re.compile(rf"(?<![\w.])(?:tests[./])??({'|'.join(names)})(?![\w-])")

    def dotted(self, name: str) -> str:
        """Return the new name of a module, or of something in one; the same if it was not moved."""
        parts = name.split(".")
        for length in range(len(parts), 0, -1):
            if (new := self.names.get(".".join(parts[:length]))) is not None:
                return ".".join([new, *parts[length:]])
        return name

    def path(self, path: PurePosixPath) -> PurePosixPath:
        """Return the new path of a file."""
        within, parts = (path.parts[:1], path.parts[1:]) if path.parts[0] == "tests" else ((), path.parts)
        for length in range(len(parts), 0, -1):
            stem = parts[length - 1].split(".")[0] if length == len(parts) else parts[length - 1]
            ending = parts[-1][len(stem) :] if length == len(parts) else ""
            is_test = bool(within) and length == len(parts) and stem.startswith("test_")
            name = ".".join([*parts[: length - 1], stem.removeprefix("test_") if is_test else stem])
            if (new := self.names.get(name)) is not None:
                *folders, last = new.split(".")
                rest = parts[length:]
                last = f"test_{last}" if is_test else last
                return PurePosixPath(*within, *folders, last + ending, *rest)
        return path

    def mend(self, text: str) -> str:
        """Return a text with the old names replaced by the new ones."""
        parts, end = [], 0
        for found in FROM.finditer(text):
            mended = self._mend_import(found)
            if mended:
                # not replaced again: a module may move into a package that has its old name
                parts += [self._mend_names(text[end : found.start()]), mended]
                end = found.end()
        return "".join([*parts, self._mend_names(text[end:])])

    def _mend_names(self, text: str) -> str:
        text = self._dotted.sub(lambda found: found[0].replace(found[1], self.names[found[1]]), text)
        return self._slashed.sub(
            lambda found: found[0].replace(found[1], self.names[found[1].replace("/", ".")].replace(".", "/")), text
        )

    def _mend_import(self, found: re.Match[str]) -> str:
        """Return an import of modules as one import from each of their new packages.

        Returns "" for an import that does not name a moved module.
        """
        package, indent, verb = found["package"], found["indent"], found["verb"]
        listed = found["block"] if found["block"] is not None else found["names"]
        wanted = [name.strip() for name in re.sub(r"#[^\n]*", "", listed).split(",") if name.strip()]
        if not any(f"{package}.{name.split()[0]}" in self.names for name in wanted):
            return ""
        by_package: dict[str, list[str]] = {}
        for name in wanted:
            module, _, alias = name.partition(" as ")
            folder, _, last = self.dotted(f"{package}.{module}").rpartition(".")
            if last != module and not alias:
                alias = module
            by_package.setdefault(folder, []).append(f"{last} as {alias}" if alias else last)
        note = found["note"] or found["tail"] or ""
        return "\n".join(
            f"{indent}from {folder} {verb} {', '.join(names)}{note}" for folder, names in by_package.items()
        )


def read_moves(pairs: Iterable[str]) -> Moves:
    """Return the moves given as OLD=NEW. Raises MoveError for an invalid one."""
    names: dict[str, str] = {}
    for pair in pairs:
        old, parted, new = pair.partition("=")
        if not parted or not all(part.isidentifier() for part in f"{old}.{new}".split(".")):
            raise MoveError(f"“{pair}” is not OLD=NEW, two dotted names")
        names[old] = new
    return Moves(names)


def tracked_files(root: Path) -> list[PurePosixPath]:
    """Return the files tracked by Git under a folder."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=root, check=True, capture_output=True, text=True).stdout
    return [PurePosixPath(name) for name in listed.split("\0") if name]


def move(root: Path, moves: Moves) -> None:
    """Move the files in a Git working tree, and update all references to them. Raises MoveError."""
    files = tracked_files(root)
    places = {path: moves.path(path) for path in files}
    _refuse_collisions(places)
    moves = Moves({**_tests_moved(places), **moves.names})
    for path in files:
        source = root / path
        if path.suffix in TEXTS and source.is_file():
            text = source.read_text(encoding="utf-8")
            mended = _mend_headers(moves.mend(text), path, places)
            if mended != text:
                source.write_text(mended, encoding="utf-8", newline="")
    for path, place in places.items():
        if place != path:
            (root / place).parent.mkdir(parents=True, exist_ok=True)
            subprocess.run(["git", "mv", str(path), str(place)], cwd=root, check=True)
    _make_packages(root, [place for path, place in places.items() if place != path])


def _refuse_collisions(places: Mapping[PurePosixPath, PurePosixPath]) -> None:
    """Raise MoveError if two modules, or a module and a package, would have one name."""
    folders = {folder for place in places.values() for folder in place.parents}
    taken: dict[PurePosixPath, PurePosixPath] = {}
    for path, place in places.items():
        if path.suffix not in ENDINGS:
            continue
        old, new = path.with_suffix(""), place.with_suffix("")
        if new in folders or taken.setdefault(new, old) != old:
            raise MoveError(f"{path} and {taken.get(new, 'a package')} would both become {new}")


def _tests_moved(places: Mapping[PurePosixPath, PurePosixPath]) -> dict[str, str]:
    """Return the new dotted names of moved test modules, by their old ones."""
    return {
        ".".join(path.with_suffix("").parts): ".".join(place.with_suffix("").parts)
        for path, place in places.items()
        if path != place and path.parts[0] == "tests" and path.suffix == ".py" and path.stem.startswith("test_")
    }


def _mend_headers(text: str, path: PurePosixPath, places: Mapping[PurePosixPath, PurePosixPath]) -> str:
    """Return a source of the engine with updated relative paths to its headers."""
    if path.suffix not in {".pyx", ".pxd", ".h"}:
        return text

    def mended(found: re.Match[str]) -> str:
        header = PurePosixPath(os.path.normpath(path.parent / found["path"]))
        if header not in places:
            return found[0]
        return found["before"] + os.path.relpath(places[header], places[path].parent)

    return HEADER.sub(mended, text)


def _make_packages(root: Path, moved: Iterable[PurePosixPath]) -> None:
    """Create `__init__.py` in each new folder of Python modules."""
    for place in moved:
        for folder in list(place.parents)[:-1]:
            init = root / folder / "__init__.py"
            if place.suffix in ENDINGS and not init.exists():
                init.write_text("", encoding="utf-8")
                subprocess.run(["git", "add", str(init.relative_to(root))], cwd=root, check=True)


def main(arguments: list[str]) -> int:
    """Move the modules given as arguments. Return 0 on success."""
    if not arguments or arguments[0] in {"--help", "-h"}:
        print(__doc__, end="")
        return 0 if arguments else 2
    if arguments[0] == "--file":
        lines = Path(arguments[1]).read_text(encoding="utf-8").splitlines()
        arguments = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    try:
        move(ROOT, read_moves(arguments))
    except MoveError as error:
        print(f"{error}.", file=sys.stderr)
        return 2
    ruff = [sys.executable, "-m", "ruff"]
    subprocess.run([*ruff, "check", "--quiet", "--select", "I", "--fix", "."], cwd=ROOT, check=False)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
