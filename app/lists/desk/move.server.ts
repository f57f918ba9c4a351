import { changeInTransaction, rowsIn, write, type Mutation } from './change.server.ts';
import { newOrder } from './order.ts';
import type { Row } from './row.ts';

export type Position = { side: 'before' | 'after'; target: string };

/** Null if either row is no longer in the list. */
export function moveRow(mutation: Mutation, id: string, { side, target }: Position): Promise<Row | null> {
  return changeInTransaction(mutation, async (tx) => {
    const rows = await rowsIn(tx, mutation.list, {});
    const others = rows.filter((row) => row.id !== id);
    const at = others.findIndex((row) => row.id === target);
    const moved = rows.find((row) => row.id === id);
    if (!moved || at < 0) return null;
    const index = side === 'before' ? at : at + 1;
    if (rows.indexOf(moved) === index) return moved;
    for (const { id, displayOrder } of newOrder(others, moved.id, index)) {
      const row = rows.find((row) => row.id === id);
      if (row) await write(tx, mutation, 'move', row, { displayOrder });
    }
    return moved;
  });
}
