"""StarCraft: The Board Game, with its expansion Brood War."""
