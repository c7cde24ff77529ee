"""Tables, seats, moves, checkpoints and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False, index=True),
        sa.Column("status", sa.String(8), nullable=False, index=True),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("clock", sa.JSON),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("header", sa.JSON),
        sa.Column("start_chance", sa.JSON),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("times", sa.JSON, nullable=False),
        sa.Column("proposal", sa.JSON),
        sa.Column("rematch", sa.String(32)),
        sa.Column("forked_from", sa.String(32)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "seats",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(48), nullable=False),
        sa.Column("shape", sa.String(12), nullable=False),
        sa.Column("bot", sa.String(32), nullable=False),
    )
    op.create_table(
        "holders",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True, index=True),
        sa.Column("token_hash", sa.String(64), nullable=False),
    )
    op.create_table(
        "moves",
        _of_table(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("item", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "checkpoints",
        _of_table(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("data", sa.JSON, nullable=False),
    )
    op.create_table(
        "chats",
        _of_table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(48), nullable=False),
        sa.Column("text", sa.String(1000), nullable=False),
        sa.Column("say", sa.JSON),
        sa.Column("at", sa.Float, nullable=False),
    )


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def downgrade() -> None:
    """Remove everything."""
    for name in ("chats", "checkpoints", "moves", "holders", "seats", "tables"):
        op.drop_table(name)
