"""Which lesson is taken at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it; so far there were none."""
    op.add_column("tables", sa.Column("lesson", sa.String(40)))


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("tables", "lesson")
