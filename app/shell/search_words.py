"""Search words for the window's own commands: everyday words, and the names in other programs."""

from __future__ import annotations

from collections.abc import Mapping

from core.base.words import phrase

COMMANDS: Mapping[str, str] = {
    "window.keys": phrase(
        "help manual how to instructions shortcuts hotkeys keyboard bindings controls guide support question tutorial "
        "cheat sheet what can I do here"
    ),
    "window.about": phrase(
        "help version licence license copyright authors credits build number report a bug contact system information "
        "update open source diagnostics"
    ),
    "window.welcome": phrase(
        "help first steps getting started introduction tour tutorial beginner start screen examples demo onboarding "
        "what is this"
    ),
    "window.preferences": phrase(
        "options preferences configuration configure setup customize adjust change appearance animation speed sound "
        "storage memory processors cores threads tools"
    ),
    "window.text_size": phrase(
        "bigger larger smaller text font letters size scale zoom interface readable accessibility eyes high resolution "
        "display percent magnify enlarge"
    ),
    "window.language": phrase("translation locale English Chinese Japanese German speak change tongue"),
    "window.palette": phrase("search commands menu actions find everything list palette"),
    "window.full": phrase("fullscreen maximize whole screen big window presentation kiosk enter leave"),
    "window.theme.system": phrase("appearance colours colors automatic follow default scheme mode look skin"),
    "window.theme.light": phrase("appearance colours colors white bright day scheme mode look skin"),
    "window.theme.dark": phrase("appearance colours colors black night scheme mode look skin eyes"),
    "window.theme.contrast": phrase("appearance colours colors accessibility vision readable strong black white mode"),
    "window.quit": phrase("exit close leave end stop program application goodbye"),
    "window.back": phrase("return previous before history last place undo navigation where I was"),
    "window.forward": phrase("next again history navigation onward"),
    "window.set_aside": phrase("damaged corrupt broken recovery recover rescue repair lost unreadable error backup"),
    "page.panel": phrase("sidebar controls right column hide toggle collapse more room"),
    "page.pane": phrase("chart graph diagram curve hide toggle statistics"),
    "page.words": phrase("read aloud speech blind describe accessibility text screen reader position tell"),
}
