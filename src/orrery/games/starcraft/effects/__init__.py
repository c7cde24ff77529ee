"""What cards do that needs code of its own: a function a card, named after it."""
