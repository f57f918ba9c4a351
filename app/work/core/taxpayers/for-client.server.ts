import { and, eq } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { isTaxpayerVisibleTo, looksAfter } from '../engagements/access.server.ts';
import { findTaxpayer, type Taxpayer } from './taxpayers.server.ts';

/** A transaction for a colleague who looks after the client. `gone`: they do not, or there is no such client. */
export async function forClient<Result>(
  actor: FirmActor,
  id: string,
  change: (tx: Transaction, taxpayer: Taxpayer) => Promise<Result>,
): Promise<Result | 'gone'> {
  const taxpayer = await findTaxpayer(actor, id);
  if (!taxpayer || !looksAfter(actor, taxpayer)) return 'gone';
  return db().transaction((tx) => change(tx, taxpayer));
}

type Row = typeof taxpayers.$inferSelect;

export function lockingClient<Result>(
  actor: FirmActor,
  id: string,
  change: (tx: Transaction, row: Row) => Promise<Result>,
): Promise<Result | 'gone'> {
  return db().transaction(async (tx) => {
    const row = isUuid(id) ? await lockClient(tx, actor, id) : 'changed';
    return typeof row === 'string' ? 'gone' : change(tx, row);
  });
}

/** `changed`: there is no such client to be seen. `others`: a colleague looks after it. */
export async function lockClient(
  tx: Transaction,
  actor: FirmActor,
  id: string,
): Promise<Row | 'changed' | 'others'> {
  const isOne = and(eq(taxpayers.id, id), isTaxpayerVisibleTo(actor));
  const [row] = await tx.select().from(taxpayers).where(isOne).for('update');
  if (!row) return 'changed';
  return looksAfter(actor, row) ? row : 'others';
}
