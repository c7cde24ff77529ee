"""Which data pack a table is played with, and what the players prefer not to be asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; so far nobody had a pack, and preferences stand in the moves until a table is needed."""
    op.add_column("tables", sa.Column("pack", sa.String(40)))
    op.add_column("tables", sa.Column("pack_hash", sa.String(16)))
    op.add_column("seats", sa.Column("preferences", sa.JSON, nullable=False, server_default="{}"))


def downgrade() -> None:
    """Take them away again."""
    op.drop_column("seats", "preferences")
    op.drop_column("tables", "pack_hash")
    op.drop_column("tables", "pack")
