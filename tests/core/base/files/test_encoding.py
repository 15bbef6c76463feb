"""Level files in historical and national encodings."""

from __future__ import annotations

import pytest

from core.base.files.encoding import CHINESE, JAPANESE, WESTERN, decode
from core.sokoban.formats.collection import read_collection

BOARD = "#####\n#@$.#\n#####\n"


@pytest.mark.parametrize(
    ("encoding", "texts"),
    [
        (WESTERN, ["Müller", "Éric", "Åkesson", "ÖÄÜ", "naïve façade", "«bella»", "Ñandú", "Œuvre d’art", "a – “b”"]),
        (CHINESE, ["作者: 李四", "推箱子 第1关", "仓库番", "标题：华容道 (难)", "王", "张三丰 2003年", "简单"]),
        (JAPANESE, ["倉庫番", "作者: 山田太郎", "レベル１", "荷物を押して", "第1面 はじめに", "表", "Author: 今林"]),
    ],
)
def test_titles_are_read_in_the_encoding_they_were_written_in(encoding: str, texts: list[str]) -> None:
    for text in texts:
        assert decode(text.encode(encoding)) == text
        assert decode(text.encode()) == text
        (entry,) = read_collection(f"{text}\n\n{BOARD}".encode(encoding)).entries
        assert text in {entry.title, f"Author: {entry.author}"}


def test_a_byte_that_means_nothing_anywhere_keeps_nobody_from_playing() -> None:
    (entry,) = read_collection(b"\x81\x8d\xff\x80\n\n" + BOARD.encode()).entries
    assert entry.level is not None
