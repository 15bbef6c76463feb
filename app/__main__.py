"""`python -m app` is `statewalk`."""

from app.cli import main

raise SystemExit(main())
