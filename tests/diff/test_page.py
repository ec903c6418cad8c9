"""The HTML page, in a real browser where there is one."""

from __future__ import annotations

import html
import json
import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from acp_codegen.cli import main

from .mutations import bare

BROWSERS = ("chromium", "chromium-browser", "google-chrome")

#: Tries the filters as a user would, and leaves what is shown in the page.
TRIAL = """
<script>
const seen = {};
function look(name) {
  seen[name] = all.filter((a) => !a.hidden).map(
    (a) => [a.querySelector(".badge").textContent, a.className,
            Array.from(a.querySelectorAll("tr[data-reader]"))
              .filter((r) => !r.hidden).map((r) => r.dataset.reader)]);
  seen[name + " count"] = document.getElementById("count").value;
}
function press(selector, value) {
  const input = form.querySelector(selector);
  if (input.type === "search") input.value = value; else input.click();
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
look("start");
press('[name=rating][value=safe]'); look("no safe"); press('[name=rating][value=safe]');
press('[name=role][value=guest]'); look("guest"); press('[name=role][value=""]');
press('[name=unstable]'); look("stable only"); press('[name=unstable]');
press('[name=text]', "POINT.Z"); look("search");
const side = document.querySelector(".sides");
side.closest("details").open = true;
const boxes = Array.from(side.children).map((e) => e.getBoundingClientRect());
seen.sides = boxes[0].top === boxes[1].top && boxes[0].right <= boxes[1].left;
seen.alerted = document.title === "hacked";
const out = document.createElement("pre");
out.id = "seen"; out.textContent = JSON.stringify(seen); document.body.append(out);
</script>
"""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    old, new = bare(), bare()
    for document in (old, new):
        carrier = document["$defs"]["AskRequest"]
        carrier["properties"]["thing"]["x-deserialize-default-on-error"] = True
    evil = "</script><script>document.title='hacked'</script>"
    new["$defs"]["Kind"]["oneOf"].append({"type": "string", "const": evil})
    new["$defs"]["Point"]["properties"]["z"] = {"type": "integer"}
    new["$defs"]["DoRequest"]["properties"]["later"] = {"type": "string", "x-unstable": "drafts"}
    paths: list[str] = []
    for name, document in (("old", old), ("new", new)):
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(document))
        paths.append(str(path))
    target = tmp_path / "page.html"
    assert main(["diff", *paths, "--format", "html", "-o", str(target)]) == 0
    return target


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def test_self_contained(page: Path) -> None:
    text = page.read_text()
    parser = Tags()
    parser.feed(text)
    names = [tag for tag, _ in parser.found]
    assert names.count("article") == 3
    assert names.count("script") == 1
    assert not {"link", "img", "iframe"} & set(names)
    assert not any({"src", "href"} & attributes.keys() for _, attributes in parser.found)
    assert "http:" not in text
    assert "https:" not in text


def test_in_a_browser(page: Path, tmp_path: Path) -> None:
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if browser is None:
        pytest.skip("no chromium on this machine")
    trial = tmp_path / "trial.html"
    trial.write_text(page.read_text().replace("</body>", TRIAL + "</body>"))
    options = ["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"]
    profile = f"--user-data-dir={tmp_path / 'profile'}"
    command = [browser, *options, profile, "--window-size=1200,900", trial.as_uri()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    match = re.search(r'<pre id="seen">(.*?)</pre>', done.stdout, re.DOTALL)
    assert match is not None, done.stderr[-2000:]
    seen: dict[str, Any] = json.loads(html.unescape(match.group(1)))
    everyone = ["guest", "host"]
    assert seen["start"] == [
        ["enum-value-added", "breaking", everyone],
        ["property-added", "safe", ["host"]],
        ["property-added", "safe", everyone],
    ]
    assert seen["start count"] == "3 of 3 changes"
    assert seen["no safe"] == [["enum-value-added", "breaking", everyone]]
    # To the guest alone the new value is no more than a loss: its carrier is lenient.
    assert seen["guest"] == [
        ["enum-value-added", "risky", ["guest"]],
        ["property-added", "safe", ["guest"]],
    ]
    assert [row[2] for row in seen["stable only"]] == [everyone, everyone]
    assert [row[2] for row in seen["search"]] == [everyone]
    assert seen["search count"] == "1 of 3 changes"
    assert seen["sides"] is True
    assert seen["alerted"] is False
