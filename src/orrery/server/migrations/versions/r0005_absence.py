"""When a seat's player was there last, and how long the others at a table wait for somebody who is away."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both. Who was there when is not known, so absence counts from now on: nobody is replaced for it at once."""
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE seats SET seen = :now").bindparams(now=time.time()))
    op.add_column("tables", sa.Column("patience", sa.Integer, nullable=False, server_default="3600"))


def downgrade() -> None:
    """Take them away again."""
    op.drop_column("tables", "patience")
    op.drop_column("seats", "seen")
