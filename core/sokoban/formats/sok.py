"""Level files that are text (.xsb, .sok, .txt), as people really write them.

Text between two boards belongs to the board before or after it as the .sok format has it (YASC 0.17): a title is a
`Title:` line on either side, or the last text line before the board if a blank line precedes it or it is the only one.
`Comment:` up to `Comment-End:` is kept verbatim. Lines of LURD after a board are a recorded game, whose title is found
by the same rule (`core.sokoban.formats.games`). Text and comments after a game are notes on it; keys belong to the
level wherever they stand.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.base.budget import Budget
from core.base.control import Control
from core.sokoban.formats.blocks import Block, Verbatim, blocks_of, no_board, row_of, strip_quotation
from core.sokoban.formats.games import fault_of, fault_of_note, games_in
from core.sokoban.formats.link import read_links
from core.sokoban.formats.notes import MARK
from core.sokoban.formats.parsed_collection import CollectionHead, ParsedBoard, join_notes
from core.sokoban.formats.text_lines import (
    COLLECTION_KEYS,
    MOVES,
    SECTION,
    bare_title,
    is_fence,
    is_filled,
    is_word,
    key_and_value,
    known_key,
    may_be_title,
)
from core.sokoban.level import MOST_FINDINGS, LevelFinding, Recording, trim


def read_text(text: str, budget: Budget, control: Control) -> tuple[CollectionHead, list[ParsedBoard]]:
    """Return the head of a text and its boards with the text about them.

    A text without boards gives the levels of its links. `control` counts the boards as the text about them is read,
    with a total of three times the boards. Raises InputError if the text holds neither boards nor links.
    """
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    first, *blocks = blocks_of(text, budget)
    if not blocks:
        linked = read_links(text, budget)
        if not linked:
            raise no_board(text)
        return CollectionHead(), linked
    if "```" in text or "~~~" in text:
        for block in (first, *blocks):
            block.text = ["" if is_fence(line) else line for line in block.text]
    if ">" in text:
        quoted = any(place.indent for block in blocks for place in block.places[:1])
        for block in (first, *blocks):
            block.text = [_strip_move_quotation(line, whole=quoted) for line in block.text]
    return _assign(first, blocks, control)


def stands_above(title: str) -> bool:
    """Return whether a line with this title is always read as the title of the board below it.

    The line is taken to stand between blank lines.
    """
    row = row_of(title)
    text = [Verbatim("other text"), "", title, ""]
    if bare_title(title) != title or strip_quotation(title) != title:
        return False
    return _loose_title(text, first=False) == 2 and (row is None or "#" not in title)


def _strip_move_quotation(line: str, *, whole: bool) -> str:
    """Return a line without the quotation marks of a mail.

    With `whole`, all of the text is quoted; otherwise only lines of moves and their headings lose the marks.
    """
    bare = line if isinstance(line, Verbatim) else strip_quotation(line)
    return bare if whole or SECTION.match(bare) or MOVES.match(bare) else line


def _may_name_board(line: str) -> bool:
    """Return whether a line may be the title of a board."""
    return may_be_title(line) and not SECTION.match(line)


def _titular_below(line: str) -> bool:
    """Return whether a line may be a title below a board, where keys and moves are to be expected."""
    return _may_name_board(line) and not MOVES.match(line) and not key_and_value(line)[0]


def _loose_title(text: Sequence[str], *, first: bool) -> int | None:
    """Return the index of the title line in the text before a board; None if there is none.

    `first`: no board precedes the text, which may hold notes on the whole file.
    """
    last = len(text) - 1
    while last >= 0 and not is_filled(text[last]):
        last -= 1
    if last < 0 or not _may_name_board(text[last]):
        return None
    line = text[last]
    is_only_line = not any(map(is_filled, text[:last]))
    above = text[last - 1].strip() if last > 0 else ""
    after_blank = last > 0 and not above
    if not (is_only_line or after_blank or above.startswith((";", "::"))):
        return None
    looks_like_moves = MOVES.match(line) and not (is_only_line and is_word(line))
    looks_like_key = key_and_value(line)[0] and not after_blank
    return last if first or not (looks_like_moves or looks_like_key) else None


def _named_below(head: Sequence[str], blocks: Sequence[Block]) -> bool:
    """Return whether a file puts its titles below the boards: none above the first, one below each."""
    if any(map(is_filled, head)):
        return False
    loose = [_titles_below(block.text) for block in blocks]
    return all(loose) and (len(blocks) > 1 or loose[0][0] == 0)


def _titles_below(text: Sequence[str]) -> list[int]:
    """Return the indices of the lines below a board that may be its title; lines of recorded games are skipped.

    `text` is what stands between this board and the next one.
    """
    game_lines = {index for game in games_in(text) for index in range(game.first, game.end)}
    return [index for index, line in enumerate(text) if index not in game_lines and _titular_below(line)]


def _assign(first: Block, blocks: Sequence[Block], control: Control) -> tuple[CollectionHead, list[ParsedBoard]]:
    """Assign every line of text to the board that it is about; if cancelled, only for the first boards."""
    control.total = 3 * len(blocks)
    head = CollectionHead()
    parsed = [ParsedBoard(trim(block.rows) if not block.rows[-1] else block.rows, block.places) for block in blocks]
    keys_above = _title_keys_above(first.text, blocks)
    named_below = _named_below(first.text, blocks)
    before: CollectionHead | ParsedBoard = head
    for number, (block, after) in enumerate(zip([first, *blocks], [*parsed, None], strict=True)):
        if control.cancelled:
            break
        control.done = number
        text = block.text
        reader = _GapTextReader(block, before, after)
        if named_below:
            reader.name_before()
        elif after is not None:
            reader.name_after(after)
        title_keys = _title_keys(text)
        if isinstance(before, CollectionHead) and _names_collection(text, blocks):
            reader.name_collection(head, title_keys.pop(0))
            title_keys = title_keys[-1:]
        if isinstance(before, CollectionHead) and reader.is_named_after(title_keys):
            title_keys = []
        reader.read(title_keys[0] if title_keys and keys_above else None)
        if after is not None:
            before = after
    return head, parsed


def _title_keys(text: Sequence[str]) -> list[int]:
    """Return the indices of the `Title:` lines."""
    return [
        index for index, line in enumerate(text) if not isinstance(line, Verbatim) and known_key(line)[0] == "title"
    ]


def _title_keys_above(head: Sequence[str], blocks: Sequence[Block]) -> bool:
    """Return whether a file has its `Title:` lines above the boards."""
    return bool(_title_keys(head)) and not _title_keys(blocks[-1].text)


def _names_collection(head: Sequence[str], blocks: Sequence[Block]) -> bool:
    """Return whether the first `Title:` line of the head is the title of the whole file, not of a level.

    It is if the first level has another title below that line, or if no other level is named by such a line.
    """
    keys = _title_keys(head)
    if not keys or any(known_key(line)[0] in COLLECTION_KEYS for line in head):
        return False
    level_title = _loose_title(head, first=True)
    if len(keys) > 1 or (level_title is not None and level_title > keys[0]) or _title_keys(blocks[-1].text):
        return True
    return len(blocks) > 1 and not any(_title_keys(block.text) for block in blocks[:-1])


class _GapTextReader:
    """Reader of the text between two boards, before the first or after the last."""

    def __init__(self, block: Block, before: CollectionHead | ParsedBoard, after: ParsedBoard | None) -> None:
        self._text, self._lines, self._before, self._after = block.text, block.lines, before, after
        self._done: set[int] = set()
        """Indices of the lines that have been read."""
        self._notes_on_games: list[list[str]] = []
        """Notes on each recording of the board above."""
        self._notes_at: dict[int, list[str]] = {}
        """Notes of the recording that a line after its moves belongs to, by line."""
        self._title_at: int | None = None

    def name_after(self, after: ParsedBoard) -> None:
        """Take the title of the board below from a line without a key, with the `;` lines right above it."""
        title_line = _loose_title(self._text, first=isinstance(self._before, CollectionHead))
        if title_line is None:
            return
        self._title_at = title_line
        after.title = bare_title(self._text[title_line])
        begin = title_line
        while begin > 0 and self._text[begin - 1] and not isinstance(self._text[begin - 1], Verbatim):
            begin -= 1
        above = (
            range(begin, title_line)
            if all(line.lstrip().startswith(";") for line in self._text[begin:title_line])
            else ()
        )
        after.notes += [note for line in above if not (note := bare_title(self._text[line])).isdigit()]
        self._done |= {title_line, *above}

    def name_before(self) -> None:
        """Take the title of the board above from a line without a key."""
        if isinstance(self._before, ParsedBoard):
            for index in _titles_below(self._text)[:1]:
                self._before.title = bare_title(self._text[index])
                self._done.add(index)

    def is_named_after(self, title_keys: Sequence[int]) -> bool:
        """Return whether the board below has a title of its own after these `Title:` lines."""
        return self._title_at is not None and all(index < self._title_at for index in title_keys)

    def name_collection(self, head: CollectionHead, at: int) -> None:
        """Take the title of the whole file from the `Title:` line with index `at`."""
        head.title = key_and_value(self._text[at])[1]
        self._done.add(at)

    def read(self, title_key: int | None) -> None:
        """Read all lines; those from the `Title:` line `title_key` on belong to the board below.

        Keys right above that line belong to it, too.
        """
        below = len(self._text) if title_key is None else title_key
        while 0 < below < len(self._text) and self._is_level_key(below - 1):
            below -= 1
        self._read_games()
        for index, line in enumerate(self._text):
            owner = self._after if self._after is not None and index >= below else self._before
            if index in self._done:
                continue
            notes = self._notes_at.get(index, owner.notes) if owner is self._before else owner.notes
            if isinstance(line, Verbatim):
                notes.append(line)
            elif line:
                self._read_line(line, owner, notes)
            elif notes and notes[-1]:
                notes.append("")
        if isinstance(self._before, ParsedBoard):
            for number, game_notes in enumerate(self._notes_on_games):
                self._before.recordings[number] = self._before.recordings[number]._replace(notes=join_notes(game_notes))

    def _is_level_key(self, at: int) -> bool:
        key = key_and_value(self._text[at])[0].lower()
        return bool(key) and key not in COLLECTION_KEYS

    def _read_games(self) -> None:
        """Assign the recorded games to the board above."""
        if isinstance(self._before, CollectionHead):
            return
        games = games_in(self._text, self._title_at)
        ends = [game.first for game in games[1:]] + [len(self._text)]
        for game, end in zip(games, ends, strict=False):
            notes: list[str] = []
            self._notes_on_games.append(notes)
            self._notes_at.update(dict.fromkeys(range(game.end, end), notes))
            self._before.recordings.append(Recording(game.title, game.moves))
            self._done.update(range(game.first, game.end))
            if fault := fault_of(game):
                self._find(game.first, fault)
        for index, line in enumerate(self._text):
            if index not in self._done and (fault := fault_of_note(line)):
                self._find(index, fault)

    def _find(self, at: int, message: str) -> None:
        """Record a finding: a line that was not understood."""
        if isinstance(self._before, ParsedBoard) and len(self._before.findings) < MOST_FINDINGS:
            self._before.findings.append(LevelFinding(message, self._lines[at], 1, fatal=False))

    def _read_line(self, line: str, owner: CollectionHead | ParsedBoard, notes: list[str]) -> None:
        """Read a line as a `Key: value` pair of its owner, or append it to `notes`."""
        key, value = key_and_value(line)
        kind = key.lower()
        if not key:
            (owner.notes if line.startswith(MARK) else notes).append(line)
        elif kind == "comment-end" and not value:
            pass
        elif kind == "comment":
            notes += [value] if value else []
        elif kind == "title" and isinstance(owner, CollectionHead) and self._title_at is not None:
            owner.notes.append(line)  # both the file and its first level already have a title
        elif kind == "title":
            named = owner if isinstance(owner, ParsedBoard) else self._after
            assert named is not None  # text with no board on either side belongs to no level
            if value and named.title and named.title != value:
                named.notes.append(named.title)
            named.title = value or named.title
        elif kind in COLLECTION_KEYS and isinstance(owner, CollectionHead):
            owner.title = value
        else:
            owner.keys.append((key, value))
