"""Whether the server owes a table something, so that a restart need not look at all the others; silent spectators."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both. Of the tables that are there already nothing is known, so each is looked at once."""
    op.add_column("tables", sa.Column("owed", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("hushed", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take them away again."""
    op.drop_column("tables", "hushed")
    op.drop_column("tables", "owed")
