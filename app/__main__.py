"""Entry point of `python -m app`, which is the same as `statewalk`."""

from app.cli.main import main

raise SystemExit(main())
