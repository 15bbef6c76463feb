"""`python -m app` is `statewalk`."""

from app.cli.main import main

raise SystemExit(main())
