"""Finished games that their hosts made public."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "public_games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("public_games_table_id", "public_games", ["table_id"])


def downgrade() -> None:
    op.drop_table("public_games")
