import { changing, rowsIn, write, type Mutation } from './change.server.ts';
import { placed } from './order.ts';
import type { Row } from './row.ts';

/** Where a row goes: before or after another one. */
export type Place = { side: 'before' | 'after'; target: string };

/**
 * Puts a row before or after another one. One row is written where the numbers of its new neighbours leave room, else as many
 * as must give way. Null when one of both is no longer in the list.
 */
export function moveRow(mutation: Mutation, id: string, { side, target }: Place): Promise<Row | null> {
  return changing(mutation, async (tx) => {
    const rows = await rowsIn(tx, mutation.list, {});
    const others = rows.filter((row) => row.id !== id);
    const at = others.findIndex((row) => row.id === target);
    const moved = rows.find((row) => row.id === id);
    if (!moved || at < 0) return null;
    const index = side === 'before' ? at : at + 1;
    if (rows.indexOf(moved) === index) return moved;
    for (const { id, displayOrder } of placed(others, moved.id, index)) {
      const row = rows.find((row) => row.id === id);
      if (row) await write(tx, mutation, 'move', row, { displayOrder });
    }
    return moved;
  });
}
