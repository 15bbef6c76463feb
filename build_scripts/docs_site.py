"""MkDocs hooks: pages from files outside docs and from notebooks, and links between all of them.

mkdocs.yml names this file as its hooks. Links in documents are written for GitHub, from file to file; here a link to a
file that is a page of the site becomes a link to that page, and one to another file is replaced by its text.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from build_scripts.notebooks import read  # noqa: E402

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

DOCS = ROOT / "docs"
OUTSIDE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    "core/cube/README.md": "engine/cube.md",
    "core/sokoban/README.md": "engine/sokoban.md",
    "core/sokoban/solve/README.md": "engine/sokoban-solver.md",
    "core/twenty48/README.md": "engine/2048.md",
    "core/twenty48/adviser/README.md": "engine/adviser.md",
    "app/plots/README.md": "engine/plots.md",
}
"""Documents outside docs, and their pages on the site."""
PICTURES = ("resources/screenshots/*.png", "resources/screenshots/*.gif")
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)")
ROW_CODE = re.compile(r"`[^`\n]+`(?=[^\n]*\|$)", re.MULTILINE)
"""Code in a row of a table: GitHub requires a bar to be escaped, MkDocs would show the backslash."""
UNUSED_STYLES = '<link id="hljs-light" disabled><link id="hljs-dark" disabled>'
FENCE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the files outside docs, and the notebooks as pages."""
    from mkdocs.structure.files import File

    for name, page in OUTSIDE.items():
        files.append(File.generated(config, page, content=(ROOT / name).read_text(encoding="utf-8")))
    for pattern in PICTURES:
        for path in sorted(ROOT.glob(pattern)):
            files.append(File.generated(config, f"pictures/{path.name}", abs_src_path=str(path)))
    for path in sorted((DOCS / "notebooks").glob("*.ipynb")):
        files.remove(files.src_uris[f"notebooks/{path.name}"])
        files.append(File.generated(config, f"notebooks/{path.stem}.md", content=notebook(path)))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Return the text of a page with links rewritten for the site."""
    page_uri = page.file.src_uri
    source = source_of(page_uri)
    outside_code = FENCE.split(markdown)
    prose = [ROW_CODE.sub(lambda found: found[0].replace(r"\|", "|"), text) for text in outside_code[::2]]
    outside_code[::2] = [LINK.sub(lambda found: _link(found, source, page_uri), text) for text in prose]
    return "".join(outside_code)


def on_post_page(output: str, **_: Any) -> str:
    """Return the page with two dummy style sheets that the light/dark switch looks for.

    `js/darkmode.js` of MkDocs 1.6 fails with an error where they are missing, so that the switch has no effect.
    """
    return output.replace("</head>", f"{UNUSED_STYLES}</head>", 1)


def on_post_template(output_content: str, **_: Any) -> str:
    """Return a page without a document, such as the 404 page, with the same two style sheets."""
    return on_post_page(output_content)


def source_of(page: str) -> Path:
    """Return the file of the repository that a page of the site is made from."""
    names = {uri: name for name, uri in OUTSIDE.items()}
    if page in names:
        return ROOT / names[page]
    path = DOCS / page
    return path if path.exists() else path.with_suffix(".ipynb")


def page_of(path: Path) -> str | None:
    """Return the page on the site of a file of the repository; None if it has none."""
    name = path.relative_to(ROOT).as_posix()
    if name in OUTSIDE:
        return OUTSIDE[name]
    if path.is_file() and any(path.match(pattern) for pattern in PICTURES):
        return f"pictures/{path.name}"
    if not path.is_file() or not path.is_relative_to(DOCS):
        return None
    return path.relative_to(DOCS).with_suffix(".md" if path.suffix == ".ipynb" else path.suffix).as_posix()


def _link(found: re.Match[str], source: Path, here: str) -> str:
    picture, words, target = found.groups()
    if ":" in target or target.startswith("#"):
        return found[0]
    place, hash_, anchor = target.partition("#")
    path = Path(os.path.normpath(source.parent / place))
    if not path.is_relative_to(ROOT) or not path.exists():
        return found[0]  # left as it is, so that MkDocs reports the dead link
    page = page_of(path)
    if page is None:
        return words
    return f"{picture}[{words}]({os.path.relpath(page, Path(here).parent)}{hash_}{anchor})"


def notebook(path: Path) -> str:
    """Return a notebook with its stored outputs as Markdown."""
    parts = []
    for cell in read(path)["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
            continue
        parts.append(f"```python\n{source}\n```")
        parts += [_output(output) for output in cell["outputs"]]
    return "\n\n".join(parts) + "\n"


def _output(output: dict[str, Any]) -> str:
    data = output.get("data", {})
    if "image/svg+xml" in data:
        return f'<div class="output">{"".join(data["image/svg+xml"])}</div>'
    return f"```text\n{''.join(output.get('text') or data['text/plain']).rstrip()}\n```"
