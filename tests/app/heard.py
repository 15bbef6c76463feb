"""A stand-in for the window's messages."""

from __future__ import annotations


class Heard:
    """Implements `app.services.services.Messages`: keeps what was said to the user."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.toasts: list[str] = []

    def say(self, text: str, detail: str = "", *, good: bool = True) -> None:
        del good
        self.said.append(f"{text} {detail}".strip())

    def toast(self, text: str, detail: str = "") -> None:
        del detail
        self.toasts.append(text)
