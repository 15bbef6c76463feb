"""File dialogs that open in the folder used last, also after a restart."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from app.base.storage.settings import Settings

FOLDER = "files/folder"


def ask_to_open(parent: QWidget, title: str, kinds: str) -> list[Path]:
    """Let the user choose files to read; return an empty list if the dialog is cancelled."""
    names, _ = QFileDialog.getOpenFileNames(parent, title, _begin(), kinds)
    return _remember_folder([Path(name) for name in names])


def ask_to_open_one(parent: QWidget, title: str, kinds: str) -> Path | None:
    """Let the user choose one file to read; return None if the dialog is cancelled."""
    name, _ = QFileDialog.getOpenFileName(parent, title, _begin(), kinds)
    return next(iter(_remember_folder([Path(name)] if name else [])), None)


def ask_to_save(parent: QWidget, title: str, name: str, kinds: str) -> tuple[Path | None, str]:
    """Let the user choose a file to write, proposed as `name`; return its path or None, and its kind."""
    chosen, kind = QFileDialog.getSaveFileName(parent, title, str(Path(_begin()) / name), kinds)
    return next(iter(_remember_folder([Path(chosen)] if chosen else [])), None), kind


def _begin() -> str:
    folder = Settings().get(FOLDER, "")
    return folder if folder and Path(folder).is_dir() else ""


def _remember_folder(paths: list[Path]) -> list[Path]:
    if paths:
        Settings().set(FOLDER, str(paths[0].absolute().parent))
    return paths
