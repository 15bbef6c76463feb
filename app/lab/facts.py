"""The line of figures below a subject's plot."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.widgets.panel import MARGIN
from app.widgets.text import Hairline, Label

NONE = "–"


class Facts(QWidget):
    """Figures over their names, side by side under a hairline."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self._facts = {name: Fact(name) for name in names}
        foot = QHBoxLayout()
        foot.setContentsMargins(28, 16, MARGIN, 18)
        foot.setSpacing(16)
        for fact in self._facts.values():
            foot.addWidget(fact)
            foot.addStretch(2)
        foot.addStretch(3)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(Hairline())
        column.addLayout(foot)

    def __getitem__(self, name: str) -> Fact:
        return self._facts[name]

    def set(self, *values: str) -> None:
        """Every figure, in the order of the names."""
        for fact, value in zip(self._facts.values(), values, strict=True):
            fact.set(value)

    def clear(self) -> None:
        """No figures yet."""
        self.set(*(NONE for _ in self._facts))

    @property
    def values(self) -> list[str]:
        """What is shown."""
        return [fact.value for fact in self._facts.values()]


class Fact(QWidget):
    """A figure over its name."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._value = Label("", 20, 600)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._value)
        column.addWidget(Label(name, 12, 400, "text2"))

    @property
    def value(self) -> str:
        return self._value.text()

    def set(self, value: str) -> None:
        self._value.setText(value)


def over_facts(view: QWidget, stage: QWidget, facts: Facts) -> None:
    """Lay `view` out: the plot as large as it gets, its figures below."""
    column = QVBoxLayout(view)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(stage, 1)
    column.addWidget(facts)
