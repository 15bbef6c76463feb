"""Compile the engine: every `.pyx` under `core`; a new one needs no change here.

All modules take Cython's own helpers from one shared module, and keep to Python's stable interface, so that one build
serves every Python from 3.11 on.
"""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ENGINE = Path("core")
SHARED = "core._shared"
BUILD = Path("build", "engine")
# MSVC optimizes by itself. Debug symbols make a module six times as large and take a third of the time to compile.
# Others can be asked for, as build_scripts/sanitize.py does.
FLAGS = os.environ.get("STATEWALK_FLAGS", "" if os.name == "nt" else "-O3 -g0").split()
LINK = re.compile(r"\]\((?![a-z]+:|#)([^()\s]+)\)")
INCLUDED = re.compile(r'^[ \t]*#[ \t]*include[ \t]*"([^"]+)"', re.MULTILINE)


def extension(name: str, *sources: str) -> Extension:
    """A compiled module for Python 3.11 and everything after it."""
    macros = [("Py_LIMITED_API", "0x030B0000")]
    return Extension(name, [*sources], define_macros=macros, extra_compile_args=FLAGS, py_limited_api=True)


def with_included(headers: list[str]) -> list[str]:
    """Headers of the engine, and those that they include in turn."""
    found: set[Path] = set()
    waiting = [Path(name) for name in headers]
    while waiting:
        header = waiting.pop()
        if header.is_file() and header not in found:
            found.add(header)
            included = INCLUDED.findall(header.read_text(encoding="utf-8"))
            waiting += [Path(os.path.normpath(header.parent / name)) for name in included]
    return sorted(map(str, found))


def description() -> str:
    """Return README.md with links that also lead somewhere on a package index: absolute ones into the sources."""
    config = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    source = config["project"]["urls"]["Source"]
    return LINK.sub(rf"]({source}\1)", Path("README.md").read_text(encoding="utf-8"))


class BuildEngine(build_ext):
    """Compile what has changed since the last time."""

    def finalize_options(self) -> None:
        """Keep what was compiled, also for an editable install, which would put it into a temporary folder."""
        super().finalize_options()
        if self.inplace:
            self.build_lib, self.build_temp = str(BUILD / "lib"), str(BUILD / "objects")

    def run(self) -> None:
        """Write the C files, compile them, and remove the compiled files that nothing makes any more."""
        made = cythonize(
            self.extensions,
            nthreads=min(os.cpu_count() or 1, 61),  # Windows allows no more
            force=bool(self.force),
            quiet=True,
            build_dir=str(BUILD / "c"),
            shared_utility_qualified_name=SHARED,
            compiler_directives={"language_level": "3"},
        )
        for module, found in zip(self.extensions, made, strict=True):
            vars(module).update(vars(found), depends=with_included(found.depends))
        # Cython copies headers beside the C files, where the compiler would prefer them to newer ones.
        for copy in (BUILD / "c").rglob("*.h"):
            copy.unlink()
        # the longest first, so that the last ones end together
        self.extensions.sort(key=lambda module: Path(module.sources[0]).stat().st_size, reverse=True)
        super().run()
        if self.inplace:
            self.remove_strays()

    def remove_strays(self) -> None:
        """Remove what modules that moved left behind, and files for one Python only: it would prefer those."""
        made = {Path(self.get_ext_filename(module.name)) for module in self.extensions}
        for path in ENGINE.rglob("*"):
            if path.suffix in {".so", ".pyd"} and path not in made:
                path.unlink()


if __name__ == "__main__":
    modules = [extension(".".join(path.with_suffix("").parts), str(path)) for path in sorted(ENGINE.rglob("*.pyx"))]
    setup(
        long_description=description(),
        long_description_content_type="text/markdown",
        ext_modules=[extension(SHARED), *modules],
        cmdclass={"build_ext": BuildEngine},
        options={"build_ext": {"parallel": True}, "bdist_wheel": {"py_limited_api": "cp311"}},
    )
