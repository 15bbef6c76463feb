"""Readers of foreign text or bytes, as functions of bytes that may raise only InputError."""

from __future__ import annotations

import json
import lzma
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from core.base.files import table_file as storage
from core.base.puzzle import InputError

Read = Callable[[bytes], object]
MOST_FUZZED = 1 << 16
"""Most pixels of a picture that is read."""


@cache
def folder() -> Path:
    """Return a folder for readers that take a file."""
    return Path(tempfile.mkdtemp(prefix="statewalk-fuzz-"))


def _text(data: bytes) -> str:
    """Return bytes as a text field or the clipboard gives them."""
    return data.decode("utf-8", "replace")


def moves(data: bytes) -> object:
    from core.cube.moves import position
    from core.cube.notation.notation import parse_moves

    return position(parse_moves(_text(data)))


def pocket_moves(data: bytes) -> object:
    from core.cube.pocket_puzzle import POCKET

    return POCKET.read(_text(data))


def facelets(data: bytes) -> object:
    from core.cube.facelets import parse_facelets

    return parse_facelets(_text(data))


def positions(data: bytes) -> object:
    from core.cube.policy.position_files import read_positions

    return read_positions(_text(data))


def levels(data: bytes) -> object:
    from core.sokoban.formats.collection import read_collection
    from core.sokoban.formats.write import write_sok

    found = read_collection(data)
    for level in found.levels:
        assert level.key
    if all("#" in "".join(entry.drawn) for entry in found.entries):
        write_sok(found)
    return found


def links(data: bytes) -> object:
    from core.sokoban.formats.collection import read_collection, read_level
    from core.sokoban.formats.link import write_link

    found = read_collection(_text(data))
    for level in found.levels:
        assert read_level(write_link(level.rows)).start == level.start
    return found


def lurd(data: bytes) -> object:
    from core.sokoban.lurd import read_play

    return read_play(_text(data)).text


def solutions(data: bytes) -> object:
    from core.sokoban.formats.collection import read_level
    from core.sokoban.replay import replay_prefix

    level = read_level("#######\n#@    #\n# $ . #\n#######")
    return replay_prefix(level.start, _text(data))


def drafts(data: bytes) -> object:
    from core.sokoban.draft.grid import from_text, unpack_draft

    return from_text(data) if data.startswith(b"#") else unpack_draft(_text(data))


def boards(data: bytes) -> object:
    from core.twenty48.puzzle import PUZZLE

    board = PUZZLE.parse(_text(data))
    assert PUZZLE.parse(PUZZLE.format(board)) == board
    return board


def rules(data: bytes) -> object:
    from core.twenty48.puzzle import PUZZLE, parse_four, parse_variant

    kind, _, rest = _text(data).partition(" ")
    reads: Mapping[str, Callable[[str], object]] = {"four": parse_four, "variant": parse_variant}
    return reads.get(kind, PUZZLE.parse_moves)(rest)


def tables(data: bytes) -> object:
    path = folder() / "any.table"
    path.write_bytes(data[:200].ljust(storage.HEADER_BYTES, b"\0") + data[200:])
    try:
        return storage.read_table(path, "any", 1)
    except storage.DamagedTableError as error:
        raise InputError(str(error)) from error


def _framed(data: bytes) -> tuple[Any, bytes]:
    """Return the facts of a table, which are the first line, and the rest."""
    line, _, content = data.partition(b"\n")
    try:
        return json.loads(line), content
    except (ValueError, RecursionError) as error:
        raise InputError("no facts") from error


def _table(facts: Any, content: bytes, kind: str, version: int) -> Path:
    """Write a table with correct checksums, so that its content is parsed, and return its path."""
    header = {"kind": kind, "version": version, "bytes": len(content), "crc32": zlib.crc32(content), "facts": facts}
    header["facts_crc32"] = zlib.crc32(json.dumps(facts).encode())
    head = storage.MAGIC + json.dumps(header).encode()
    path = folder() / "framed.table"
    path.write_bytes(head[: storage.HEADER_BYTES].ljust(storage.HEADER_BYTES, b"\0") + content)
    return path


def weights(data: bytes) -> object:
    from core.cube.policy import weights
    from core.cube.policy.policy import load_network

    facts, content = _framed(data)
    return load_network(_table(facts, zlib.compress(content), weights.KIND, weights.VERSION))


def networks(data: bytes) -> object:
    from core.twenty48.adviser import files, format, streams

    facts, content = _framed(data)
    match facts:
        case {"streams": [int(first), int(second), int(_)]}:
            codes, escaped = content[first : first + second], content[first + second :]
            mask = lzma.compress(content[:first], lzma.FORMAT_RAW, filters=streams.FILTERS)
            packed = [mask, zlib.compress(codes), zlib.compress(escaped)]
            facts, content = {**facts, "streams": list(map(len, packed))}, b"".join(packed)
    network, _ = files.read_network(_table(facts, content, files.FORMAT.network, format.NETWORK_VERSION))
    return network.value(0x1234)


def trainings(data: bytes) -> object:
    from core.twenty48.adviser import files, format

    return files.read_training(_table(*_framed(data), files.FORMAT.training, format.TRAINING_VERSION))


def walks(data: bytes) -> object:
    from core.cube.walk.facts import parse

    return parse(_text(data))


def records(data: bytes) -> object:
    from app.base.session.session import Session, game
    from app.base.storage import fields
    from app.cube.model.model import INFO as CUBE
    from app.sokoban.library.level_set import GAME, pasted_levels
    from app.twenty48.games.finished_games import INFO
    from core.cube.puzzle import PUZZLE
    from core.sokoban.puzzle import PUZZLE as SOKOBAN
    from core.twenty48.puzzle import PUZZLE as TWENTY48

    kind, _, stored = _text(data).partition("\n")
    if kind == "sokoban":
        record = fields.decode(stored, GAME)
        start = pasted_levels(record["start"]).levels[0].start
        Session(SOKOBAN, start).restore(record)
    elif kind == "2048":
        Session(TWENTY48, TWENTY48.new("4x4", 1)).restore(fields.decode(stored, game(INFO)))
    else:
        session = Session(PUZZLE, PUZZLE.solved)
        session.restore(fields.decode(stored, game(CUBE)))
        while session.can_bring_back:
            session.bring_back()
    return None


def small_records(data: bytes) -> object:
    from app.base.storage import fields
    from app.sokoban.analysis import counted_levels as counted
    from app.sokoban.editor.model import DRAFT
    from app.sokoban.library.rows import words_of
    from app.sokoban.make import card
    from app.sokoban.make.model import STARRED
    from app.sokoban.queue import queue
    from app.sokoban.records.snapshots import SNAPSHOTS
    from app.twenty48.games.saved_games import ABOUT
    from core.sokoban.draft.history import restore_history

    kind, _, stored = _text(data).partition("\n")
    match kind:
        case "draft":
            return restore_history(fields.decode(stored, DRAFT))
        case "words":
            return words_of(stored)
        case "starred":
            cards = fields.decode(stored, STARRED)["cards"]
            return [card.restore_card(one, number).record for number, one in enumerate(cards)]
        case "depths":
            return counted.read(stored)
        case "waiting":
            return [queue.check(row, "") for row in fields.decode(stored, fields.list_field(fields.row(*[_any] * 5)))]
        case _:
            return fields.decode(stored, SNAPSHOTS if kind == "snapshots" else ABOUT)


def _any(value: object, _place: str) -> object:
    return value


def settings(data: bytes) -> object:
    from app.base.storage.settings import Settings

    path = folder() / "own.ini"
    path.write_bytes(data)
    file = Settings(path)
    for key in ("cube/speed", "2048/four", "window/page", "sokoban/dead", "lab/ideal/growth", "theme/compact"):
        found = file.get(key, 0.5), file.get(key, 7), file.get(key, "usual"), file.get(key, True)
        assert [type(value) for value in found] == [float, int, str, bool]
    return bytes(file.layout("window").data())


def backups(data: bytes) -> object:
    """Read a backup: members after a line with their name, separated by lines of `%%`, or an archive."""
    from app.sokoban.library.backup import _read

    path = folder() / "all.statewalk"
    if data.startswith(b"PK"):
        path.write_bytes(data)
    else:
        with zipfile.ZipFile(path, "w") as archive:
            for member in data.split(b"\n%%\n"):
                name, _, text = member.partition(b"\n")
                archive.writestr(_text(name).replace("\0", "")[:100] or "x", text)
    return _read(path)


def pictures(data: bytes) -> object:
    from app.base.theme.images import read_image
    from app.sokoban.picture.model import flatten_picture
    from core.picture.reading import read_picture
    from core.sokoban.formats.collection import make_entry

    path = folder() / "level.png"
    path.write_bytes(data)
    image = read_image(path)
    if image.width() * image.height() > MOST_FUZZED:
        raise InputError("too large to try thousands of")
    found = read_picture(flatten_picture(image)[1])
    return make_entry(found.rows(found.guess))


def skins(data: bytes) -> object:
    from app.sokoban.skins.image import read

    path = folder() / "skin.png"
    path.write_bytes(data)
    return read(path)


ENGINE: Mapping[str, Read] = {
    "moves": moves, "pocket_moves": pocket_moves, "facelets": facelets, "positions": positions, "levels": levels,
    "links": links, "lurd": lurd, "solutions": solutions, "drafts": drafts, "boards": boards, "rules": rules,
    "tables": tables, "weights": weights, "networks": networks, "trainings": trainings, "walks": walks,
}  # fmt: skip
PROGRAM: Mapping[str, Read] = {
    "records": records, "small_records": small_records, "settings": settings, "backups": backups, "skins": skins,
    "pictures": pictures,
}  # fmt: skip
READERS: Mapping[str, Read] = {**ENGINE, **PROGRAM}


def known(corpus: Path, name: str) -> list[bytes]:
    """Return the stored inputs of a reader."""
    return [path.read_bytes() for path in sorted((corpus / name).iterdir())]
