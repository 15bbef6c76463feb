"""Fingerprints of the inputs of environment and engine, so that no set-up step is repeated needlessly.

Each step leaves a stamp when it is done. An interrupted step has none, so the next start repeats it.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

SOURCE_SUFFIXES = (".pyx", ".pxd", ".pxi", ".h")
BUILT_SUFFIXES = (".so", ".pyd")
INTERRUPTED = "interrupted"


def digest(value: object) -> str:
    """Return a short fingerprint of JSON data."""
    return fingerprint(json.dumps(value, sort_keys=True).encode())


def fingerprint(data: bytes) -> str:
    """Return a short fingerprint of a file's content."""
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def project(root: Path) -> dict[str, Any]:
    """Return the content of pyproject.toml."""
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def interpreter(venv: Path, python: Path) -> list[str]:
    """Return what identifies an environment's Python: an upgrade may replace it under the same path.

    Empty if there is no environment.
    """
    try:
        return [(venv / "pyvenv.cfg").read_text(encoding="utf-8"), str(python.resolve(strict=True))]
    except OSError:
        return []


def recipe(root: Path, config: Mapping[str, Any]) -> str:
    """Return a fingerprint of how the engine is compiled; a change requires compiling all modules."""
    return digest([(root / "setup.py").read_text(encoding="utf-8"), config["build-system"]])


def packages(config: Mapping[str, Any], extras: Iterable[str] = ()) -> str:
    """Return a fingerprint of what pip installs: the project, its dependencies, and the wanted extras."""
    optional = config["project"].get("optional-dependencies", {})
    base = {key: value for key, value in config["project"].items() if key != "optional-dependencies"}
    chosen = {name: optional[name] for name in sorted(extras)}
    return digest([base, chosen, config.get("tool", {}).get("setuptools", {}), config["build-system"]])


def sources(root: Path) -> dict[str, str]:
    """Return the fingerprint of every source file of the compiled engine, by its path from `root`."""
    return {
        path.relative_to(root).as_posix(): fingerprint(path.read_bytes())
        for path in sorted((root / "core").rglob("*"))
        if path.suffix in SOURCE_SUFFIXES
    }


def catalogues(root: Path) -> dict[str, str]:
    """Return the fingerprint of every translation catalogue, by its path from `root`."""
    found = sorted((root / "resources" / "translations").rglob("*.ts"))
    return {path.relative_to(root).as_posix(): fingerprint(path.read_bytes()) for path in found}


def changed(before: object, now: Mapping[str, str]) -> list[str]:
    """Return the files whose fingerprints differ from `before`; empty if `before` is not known."""
    if not isinstance(before, dict):
        return []
    return [name for name, value in now.items() if before.get(name) != value]


def unbuilt(root: Path) -> list[str]:
    """Return the modules that have no compiled file beside their source."""
    return [
        path.relative_to(root).as_posix()
        for path in sorted((root / "core").rglob("*.pyx"))
        if not any(near.suffix in BUILT_SUFFIXES for near in path.parent.glob(f"{path.stem}.*"))
    ]


def read(path: Path) -> dict[str, Any]:
    """Return the stamps of the steps done so far; an unreadable file counts as none."""
    try:
        stamp = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write(path: Path, stamp: Mapping[str, Any]) -> None:
    """Write the stamps atomically, so that an interruption cannot leave half a file."""
    part = path.with_suffix(".part")
    part.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
    part.replace(path)
