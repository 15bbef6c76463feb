"""Levels as XML: read completely and written, without external references or expansion attacks."""

from __future__ import annotations

import pytest

from core.base.puzzle import InputError
from core.sokoban.formats.collection import make_collection, make_entry, read_collection
from core.sokoban.formats.write import left_out_of_slc, write_slc
from core.sokoban.level import Recording

ROWS = ("#####", "#@$.#", "#####")
FILE = """<?xml version="1.0" encoding="{encoding}"?>
<!DOCTYPE SokobanLevels SYSTEM "SokobanLev.dtd">
<SokobanLevels xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <Title>Zoë &amp; friends</Title>
  <Description>
    Two levels.
    Not more.
  </Description>
  <Email>zoe@example.org</Email>
  <Url>http://example.org/</Url>
  <LevelCollection Copyright="Zoë" MaxWidth="5" MaxHeight="3">
    <Level Id="One &lt; two" Width="5" Height="3">
      <L>#####</L>
      <L>#@$.#</L>
      <L>#####</L>
    </Level>
    <Level Id="Two" Width="6" Height="3" Copyright="Ann">
      <L>  ####</L><L>###@$#</L>
      <L>######</L>
    </Level>
  </LevelCollection>
</SokobanLevels>
"""


@pytest.mark.parametrize("encoding", ["utf-8", "iso-8859-1", "windows-1252", "utf-16"])
def test_reading(encoding: str) -> None:
    collection = read_collection(FILE.format(encoding=encoding).encode(encoding))
    assert (collection.title, collection.author) == ("Zoë & friends", "Zoë")
    assert collection.notes == "Two levels.\nNot more."
    assert collection.keys == (("Email", "zoe@example.org"), ("Url", "http://example.org/"), ("Author", "Zoë"))
    first, second = collection.entries
    assert (first.title, first.author, first.rows) == ("One < two", "Zoë", ROWS)
    assert (second.title, second.author) == ("Two", "Ann")
    assert second.drawn == ("  ####", "###@$#", "######")
    (finding,) = second.findings
    assert (finding.message, finding.line, finding.column) == ("1 box but 0 goals", 18, 27)


def test_floor_right_of_the_walls_and_rows_without_a_sign_below_them_are_no_part_of_a_level() -> None:
    """Padding of rows and missing rows are not part of a level; some programs write them."""
    filled = FILE.format(encoding="utf-8").replace("<L>#@$.#</L>", "<L>#@$.#   </L>")
    filled = filled.replace(
        "<L>#####</L>\n    </Level>", "<L>#####</L>\n      <L>   </L>\n      <L></L>\n    </Level>", 1
    )
    assert filled.count("<L>") == 8
    first = read_collection(filled).entries[0]
    assert (first.drawn, first.rows, first.findings) == (ROWS, ROWS, ())


def test_pasted_text_and_a_wrong_encoding() -> None:
    text = FILE.format(encoding="utf-16")
    assert read_collection(text).title == "Zoë & friends"
    assert read_collection("\ufeff  \n" + text.removeprefix('<?xml version="1.0" encoding="utf-16"?>')).title
    assert read_collection(FILE.format(encoding="utf-8").encode("latin-1")).title == "Zoë & friends"
    assert read_collection(FILE.format(encoding="nonsense").encode("latin-1")).author == "Zoë"


def test_names_of_html() -> None:
    text = FILE.format(encoding="utf-8").replace("Zoë &amp; friends", "Zo&euml; &unknown; &#x26; co")
    assert read_collection(text).title == "Zoë &unknown; & co"


def test_a_file_that_breaks_off_keeps_the_levels_before() -> None:
    text = FILE.format(encoding="utf-8")
    collection = read_collection(text[: text.index("######</L>")])
    assert [entry.title for entry in collection.entries] == ["One < two"]
    (finding,) = collection.findings
    assert finding.message.startswith("The XML is broken here: no element found") and finding.line == 19


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("<SokobanLevels/>", "This is XML without a Sokoban level"),
        ("<html><body>##### is no level</body></html>", "This is XML without a Sokoban level"),
        ("<Level", r"The XML is broken here: .* \(line 1, column \d+\)"),
        ("<a><b></a>", r"The XML is broken here: mismatched tag \(line 1, column 9\)"),
    ],
)
def test_xml_without_levels(text: str, sentence: str) -> None:
    with pytest.raises(InputError, match=sentence):
        read_collection(text)


@pytest.mark.parametrize(
    "declared",
    [
        '<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">',
        '<!ENTITY c SYSTEM "file:///etc/passwd">',
        '<!ENTITY % c SYSTEM "http://example.org/x.dtd">',
    ],
)
def test_entities_of_its_own_are_refused(declared: str) -> None:
    text = f"<!DOCTYPE SokobanLevels [{declared}]><SokobanLevels><Title>&c;</Title></SokobanLevels>"
    with pytest.raises(InputError, match=r"This XML defines entities of its own, .* \(line 1, column \d+\)"):
        read_collection(text)


def test_writing() -> None:
    entries = [
        make_entry(ROWS, 'A "quoted" <title>', [("Author", "Ann")], recordings=[Recording("Solution", "R")]),
        make_entry(["  ####", "###@$#", "", "######"], ""),
    ]
    collection = make_collection(
        "All & more", entries, [("Author", "Zoë"), ("Url", "http://example.org/?a&b")], "Notes\n<here>"
    )
    text = write_slc(collection)
    again = read_collection(text.encode())
    assert (again.title, again.author, again.notes) == ("All & more", "Zoë", "Notes\n<here>")
    assert ("Url", "http://example.org/?a&b") in again.keys
    assert [(one.title, one.author, one.drawn) for one in again.entries] == [
        ('A "quoted" <title>', "Ann", ROWS),
        ("", "Zoë", ("  ####", "###@$#", "", "######")),
    ]
    assert write_slc(again) == text
    assert [str(one) for one in left_out_of_slc(collection)] == [
        "SLC has no place for solutions and snapshots: 1 left out"
    ]
    assert left_out_of_slc(again) == []
    assert 'Width="6" Height="4"' in text and 'MaxWidth="6" MaxHeight="4"' in text


def test_characters_that_xml_cannot_hold_do_not_break_the_file() -> None:
    signs = "\x01\x1b\ud800\ufffe"
    entry = make_entry(ROWS, f"One{signs}", [("Author", f"An{signs}n")])
    keys = [("Author", f"Zo{signs}ë"), ("Url", f"http://example.org/{signs}")]
    text = write_slc(make_collection(f"All{signs}", [entry], keys, f"Not{signs}es"))
    again = read_collection(text.encode())
    assert (again.title, again.author, again.notes) == ("All", "Zoë", "Notes")
    assert ("Url", "http://example.org/") in again.keys
    assert [(one.title, one.author, one.rows) for one in again.entries] == [("One", "Ann", ROWS)]


def test_what_slc_has_no_place_for_is_counted() -> None:
    entry = make_entry(ROWS, keys=[("Author", "Ann"), ("Date", "2001"), ("Rating", "3")], notes="Hard.")
    collection = make_collection("", [entry], [("Email", "x"), ("License", "free")])
    assert [str(one) for one in left_out_of_slc(collection)] == [
        "SLC has no place for notes on a level: those of 1 level left out",
        "SLC has no place for dates and other keys: 3 left out",
    ]


def test_other_attributes_of_a_level_are_kept_as_keys() -> None:
    text = FILE.format(encoding="utf-8").replace('Height="3" Copyright="Ann"', 'Height="3" Difficulty="hard" Note=""')
    assert read_collection(text.encode()).entries[1].keys == (("Difficulty", "hard"),)
