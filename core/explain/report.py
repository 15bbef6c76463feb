"""Text and JSON of a derivation, as the window copies and the command line prints them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import fill
from typing import Any

from core.base.words import as_phrase, phrase
from core.explain.formulas.derivation import Agreement, DerivedFigure, Symbol
from core.explain.formulas.expression import FormulaStyle, format_number
from core.explain.table import DERIVATIONS

WIDE = 100


def agreement(one: Agreement) -> str:
    """Return whether a printed figure agrees with this program's, in words."""
    if one.agrees is None:
        return phrase("not comparable: {note}", note=as_phrase(one.printed.note))
    if one.agrees:
        return phrase("agrees in all its digits")
    return phrase("differs: {note}", note=as_phrase(one.printed.note)) if one.printed.note else phrase("differs")


def meaning(symbol: Symbol) -> str:
    """Return the meaning of a symbol, with a reference to the derivation that explains its value."""
    if not symbol.sheet:
        return symbol.meaning
    title = as_phrase(DERIVATIONS[symbol.sheet].title)
    return phrase("{meaning}: see “{title}”", meaning=as_phrase(symbol.meaning), title=title)


def _describe_agreement(one: Agreement) -> str:
    return phrase(
        "{figure} in {source}: {agreement}",
        figure=one.printed.text,
        source=as_phrase(one.printed.source),
        agreement=agreement(one),
    )


def text(worked: DerivedFigure, reading: str = "", say: Callable[[str], str] = str) -> str:
    """Return the explanation of a figure as text.

    It has the sentence, the formulas with every symbol, printed figures and checks. `reading` is the figure as a plot
    shows it, and `say` translates a text.
    """
    found, values = worked.derivation, worked.values
    parts = [f"{reading or say(format_number(worked.number))}  {say(found.title)}", fill(say(worked.sentence), WIDE)]
    formula = [found.law] if found.law else []
    for line in worked.lines(FormulaStyle(say)):
        formula.append(f"{line.glyph} = {line.written}")
        formula.append(f"{' ' * len(line.glyph)} = {line.filled}" + (f" = {line.result}" if line.result else ""))
    parts.append("\n".join(formula))
    rows = []
    for symbol in found.symbols:
        value = values.get(symbol.name)
        known = "" if value is None or isinstance(value, Sequence) else f" = {say(format_number(value))}"
        rows.append(f"  {symbol.glyph}{known}: {say(meaning(symbol))}")
    parts.append("\n".join([say(phrase("where")), *rows]))
    checks = [f"  {say(check.words)} ({say(check.by)})" for check in found.checks]
    parts.append("\n".join([say(phrase("How it was checked")), *checks]))
    printed = [f"  {say(_describe_agreement(agreement_item))}" for agreement_item in worked.agreements]
    if printed:
        parts.append("\n".join([say(phrase("As printed")), *printed]))
    parts.append(say(found.origin))
    return "\n\n".join([*parts, ""])


def example_text(worked: DerivedFigure) -> str:
    """Return the text of a derivation's example, with ≈ and the reason if its figure is not exact."""
    found, number = worked.derivation, format_number(worked.number)
    case = f"For example {found.case}."  # not shown
    if not found.approximate:
        return f"{text(worked, number)}{case}"
    return f"{text(worked, f'≈ {number}')}{fill(f'{case} Not exact: {found.approximate}.', WIDE)}"  # not shown


def as_json(worked: DerivedFigure) -> dict[str, Any]:
    """Return the explanation of a figure for JSON, all values with full precision."""
    found = worked.derivation
    return {
        "name": found.name,
        "title": found.title,
        "number": _as_json_value(worked.number),
        "sentence": worked.sentence,
        "law": found.law,
        "formulas": [
            {"name": line.glyph, "formula": line.written, "filled": line.filled, "expression": text}
            for line, text in zip(worked.lines(), found.lines, strict=True)
        ],
        "symbols": [
            {"name": symbol.name, "sign": symbol.glyph, "meaning": symbol.meaning, "value": _as_json_value(value)}
            for symbol in found.symbols
            if (value := worked.values.get(symbol.name)) is not None
        ],
        "checks": [{"check": check.words, "by": check.by} for check in found.checks],
        "printed": [
            {
                "figure": printed_figure.printed.text,
                "source": printed_figure.printed.source,
                "agrees": printed_figure.agrees,
                "note": printed_figure.printed.note,
            }
            for printed_figure in worked.agreements
        ],
        "source": str(found.source),
        "case": found.case,
        "exact": not found.approximate,
        "approximate": found.approximate,
    }


def _as_json_value(value: Any) -> Any:
    if isinstance(value, Sequence):
        return [_as_json_value(one) for one in value]
    return value if isinstance(value, int) else float(value)
