"""File dialogs, each of which begins in the folder where one was last, over restarts too."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from app.base.storage.settings import Settings

FOLDER = "files/folder"


def ask_to_open(parent: QWidget, title: str, kinds: str) -> list[Path]:
    """The files that the user chooses to be read; none if he does not."""
    names, _ = QFileDialog.getOpenFileNames(parent, title, _begin(), kinds)
    return _remember_folder([Path(name) for name in names])


def ask_to_open_one(parent: QWidget, title: str, kinds: str) -> Path | None:
    """The file that the user chooses to be read."""
    name, _ = QFileDialog.getOpenFileName(parent, title, _begin(), kinds)
    return next(iter(_remember_folder([Path(name)] if name else [])), None)


def ask_to_save(parent: QWidget, title: str, name: str, kinds: str) -> tuple[Path | None, str]:
    """The file that the user chooses to be written, called `name` unless he says otherwise, and the kind chosen."""
    chosen, kind = QFileDialog.getSaveFileName(parent, title, str(Path(_begin()) / name), kinds)
    return next(iter(_remember_folder([Path(chosen)] if chosen else [])), None), kind


def _begin() -> str:
    folder = Settings().get(FOLDER, "")
    return folder if folder and Path(folder).is_dir() else ""


def _remember_folder(paths: list[Path]) -> list[Path]:
    if paths:
        Settings().set(FOLDER, str(paths[0].absolute().parent))
    return paths
