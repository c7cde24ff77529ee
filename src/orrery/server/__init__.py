"""The server: tables, seats, live updates, storage and the bots' desk."""
