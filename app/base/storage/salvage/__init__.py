"""Recovery of a damaged SQLite file, page by page, where SQLite itself refuses."""
