"""How many moves a table has taken over from the one it was forked from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the number; the first checkpoint of a fork was taken just there."""
    op.add_column("tables", sa.Column("forked_at", sa.Integer, nullable=False, server_default="0"))
    op.execute(
        "UPDATE tables SET forked_at = coalesce("
        "(SELECT min(seq) FROM checkpoints WHERE checkpoints.table_id = tables.id), 0) "
        "WHERE forked_from IS NOT NULL"
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("tables", "forked_at")
