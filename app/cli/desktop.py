"""`statewalk --install-desktop` and `--remove-desktop`: an entry in the desktop's menu, without root.

What a Linux package puts below `/usr/share` goes below the user's own data folder here: the entry, its icons, the types
of the files it opens, the data for software centres, the manual page and completions of three shells.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from app.cli.options import BAD_INPUT, DONE, NO_ANSWER
from core.base.files.whole_file import write_whole
from core.base.paths import user_data_folder
from resources import APPLICATION_ID, ROOT

SOURCE = ROOT / "desktop"
ICON_SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
OTHERS = {
    "win32": "Windows, pin the installed program to Start",
    "darwin": "macOS, open Statewalk.app instead",
}
UPDATES = (("update-desktop-database", "applications"), ("update-mime-database", "mime"))
"""Programs that index the files of a folder for the desktop, each with its folder."""
GATHERED = {
    "applications": ("mimeinfo.cache",),
    "mime": (
        *("aliases", "generic-icons", "globs", "globs2", "icons", "magic", "mime.cache", "subclasses", "treemagic"),
        *("types", "version", "XMLnamespaces"),
    ),
}
"""Index files that those programs write; useless once a folder has no entries left."""
RESERVED = " \t\n\"'\\><~|&;$*?#()`"


def install() -> int:
    """Write missing or outdated files, print their paths and return the exit code; raises OSError."""
    if not _has_desktop_entries():
        return NO_ANSWER
    folder, command = user_data_folder(), _command()
    if command is None:
        print("statewalk: the statewalk command is not on the PATH. Call it by its full path.", file=sys.stderr)
        return BAD_INPUT
    written = 0
    for place, content in _contents(command).items():
        path = folder / place
        if path.is_file() and path.stat().st_size == len(content) and path.read_bytes() == content:
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, [content])
        print(path)
        written += 1
    if written:
        _gather(folder)
        print(f"{written} files written. Statewalk is in the menu; statewalk --remove-desktop removes it.")
        if Path(os.environ.get("SHELL", "")).name == "zsh":  # the one shell that looks into no folder of the user's
            functions = shlex.quote(str(folder / "zsh" / "site-functions"))
            print(f"For completion in zsh, add this line to .zshrc before compinit: fpath+=({functions})")
    else:
        print(f"Nothing to do: all files are already in {folder}.")
    return DONE


def remove() -> int:
    """Delete what `install` writes and the folders that are then empty; return the exit code."""
    if not _has_desktop_entries():
        return NO_ANSWER
    folder = user_data_folder()
    removed = [path for place in _places() if (path := folder / place).is_file()]
    for path in removed:
        path.unlink()
        print(path)
    if removed:
        _gather(folder)
        _delete_gathered_files(folder)
        for path in removed:
            _remove_empty(path.parent, folder)
        print(f"{len(removed)} files removed.")
    else:
        print(f"Nothing to do: none of the files is in {folder}.")
    return DONE


def _has_desktop_entries() -> bool:
    """Return whether the system's menu is made of files; print why not."""
    other = next((words for name, words in OTHERS.items() if sys.platform == name), "")
    if other:
        print(f"statewalk: desktop entries are for Linux and the BSDs. On {other}.", file=sys.stderr)
    return not other


def _places() -> dict[str, Path]:
    """Return each file to write, by its place below the data folder, with the file that it copies."""
    icons = {
        f"icons/hicolor/{size}x{size}/apps/{APPLICATION_ID}.png": f"icons/statewalk-{size}.png" for size in ICON_SIZES
    }
    names = {
        f"applications/{APPLICATION_ID}.desktop": f"{APPLICATION_ID}.desktop",
        f"metainfo/{APPLICATION_ID}.metainfo.xml": f"{APPLICATION_ID}.metainfo.xml",
        f"mime/packages/{APPLICATION_ID}.xml": f"{APPLICATION_ID}.xml",
        **icons,
        f"icons/hicolor/scalable/apps/{APPLICATION_ID}.svg": "icons/statewalk.svg",
        f"icons/hicolor/symbolic/apps/{APPLICATION_ID}-symbolic.svg": "icons/statewalk-symbolic.svg",
        "man/man1/statewalk.1": "statewalk.1",
        "bash-completion/completions/statewalk": "statewalk.bash",
        "zsh/site-functions/_statewalk": "_statewalk",
        "fish/vendor_completions.d/statewalk.fish": "statewalk.fish",
    }
    return {place: SOURCE / name for place, name in names.items()}


def _contents(command: Path) -> dict[str, bytes]:
    """Return the content of the files to write, by their places.

    The menu entry names the command by its path, which the session may not search, and is shown as long as the command
    exists.
    """
    contents = {place: source.read_bytes() for place, source in _places().items()}
    entry = f"applications/{APPLICATION_ID}.desktop"
    text = contents[entry].decode().replace("Exec=statewalk", f"Exec={_quote_path(str(command))}")
    escaped_command = str(command).replace("\\", "\\\\")
    text = text.replace("\nExec=", f"\nTryExec={escaped_command}\nExec=", 1)
    contents[entry] = text.encode()
    return contents


def _command() -> Path | None:
    """Return the path of the running command as the user calls it: a link, such as pipx makes, is kept."""
    program = shutil.which(_bundle() if getattr(sys, "frozen", False) else sys.argv[0]) or shutil.which("statewalk")
    return None if program is None else Path(os.path.abspath(program))  # noqa: PTH100 - `resolve` would follow the link


def _bundle() -> str:
    """Return the program of a bundle, or its AppImage, whose inner folder changes with every start."""
    folder, image = os.environ.get("APPDIR"), os.environ.get("APPIMAGE")
    return image if folder and image and Path(sys.executable).is_relative_to(folder) else sys.executable


def _quote_path(path: str) -> str:
    """Return a path in the syntax of the Exec key: two nested escaping rules, and % doubled."""
    text = path.replace("%", "%%")
    if not set(text) & set(RESERVED):
        return text
    for sign in '\\"`$':
        text = text.replace(sign, f"\\{sign}")
    return f'"{text}"'.replace("\\", "\\\\")


def _gather(folder: Path) -> None:
    """Update the desktop's indices; desktops without these programs read the files themselves."""
    for program, part in UPDATES:
        if (executable := shutil.which(program)) and (folder / part).is_dir():
            with suppress(OSError):
                subprocess.run([executable, str(folder / part)], capture_output=True, check=False)


def _delete_gathered_files(folder: Path) -> None:
    """Delete what the desktop's update programs wrote into a folder where no entry is left for them."""
    left = {"applications": folder.glob("applications/**/*.desktop"), "mime": folder.glob("mime/packages/*.xml")}
    for part, names in GATHERED.items():
        if not any(left[part]):
            for name in names:
                (folder / part / name).unlink(missing_ok=True)
            if part == "mime":
                _remove_empty(folder / "mime" / "application", folder)


def _remove_empty(path: Path, top: Path) -> None:
    """Remove an empty folder, and those above it below `top` that become empty."""
    while path != top and path.is_relative_to(top):
        try:
            path.rmdir()
        except FileNotFoundError:
            pass
        except OSError:
            return
        path = path.parent
