import type { Transaction } from '#app/platform/db/client.server.ts';
import { changeInTransaction, rowsIn, write, type Mutation } from './change.server.ts';
import type { Row } from './row.ts';

export type RowAct = 'show' | 'hide' | 'delete' | 'restore';

const AFTER: Record<RowAct, (now: Date) => Partial<Pick<Row, 'deletedAt' | 'isActive'>>> = {
  show: () => ({ isActive: true }),
  hide: () => ({ isActive: false }),
  delete: (now) => ({ deletedAt: now }),
  restore: () => ({ deletedAt: null }),
};

type Wanted = { id: string; version?: number; now?: Date };

/** Null if it is not in the list (or, to restore it, in the trash), or has another version than the one wanted. */
export function setRow(
  mutation: Mutation,
  act: RowAct,
  { id, version, now = new Date() }: Wanted,
  within?: Transaction,
): Promise<Row | null> {
  return changeInTransaction(
    mutation,
    async (tx) => {
      const [row] = await rowsIn(tx, mutation.list, { ids: [id], trash: act === 'restore' });
      if (!row || (version !== undefined && row.version !== version)) return null;
      return write(tx, mutation, act, row, AFTER[act](now));
    },
    within,
  );
}
