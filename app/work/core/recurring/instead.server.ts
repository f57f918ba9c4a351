import { eq } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { forClient } from '../taxpayers/for-client.server.ts';
import { addIn, removeIn, saveIn, type NewRecurring } from './changing.server.ts';
import { lastDayBefore } from './one-of.ts';
import type { PlannedAhead } from './plan-ahead.server.ts';
import type { RecurringTerms } from './wanted-periods.ts';

/** What gave way, with its version now and its terms before: what `takeInsteadBack` stores again. */
export type GaveWay = { id: string; version: number; before: RecurringTerms };

/** Adds the new one, and ends `others` the day before it starts, in one step. `changed`: one of them is gone. */
export function addInstead(
  actor: FirmActor,
  taxpayerId: string,
  wanted: NewRecurring,
  others: readonly string[],
  now = new Date(),
): Promise<{ planned: PlannedAhead; gaveWay: GaveWay[] } | 'exists' | 'changed' | 'gone'> {
  type Added = { planned: PlannedAhead; gaveWay: GaveWay[] } | 'exists' | 'changed';
  return forClient<Added>(actor, taxpayerId, async (tx) => {
    const rows = (await lockAll(tx, taxpayerId)).filter(({ id }) => others.includes(id));
    if (rows.length < others.length) return 'changed';
    const planned = await addIn(tx, actor, taxpayerId, wanted, now);
    if (planned === 'exists') return 'exists';
    const endsOn = lastDayBefore(wanted.startsOn);
    const gaveWay: GaveWay[] = [];
    for (const row of rows) {
      const { before } = await saveIn(tx, actor, row, { terms: { endsOn }, now });
      gaveWay.push({ id: row.id, version: row.version + 1, before });
    }
    return { planned, gaveWay };
  });
}

/** `begun`: some of its work was changed or has begun. `changed`: somebody has saved what gave way since. */
export function takeInsteadBack(
  actor: FirmActor,
  taxpayerId: string,
  id: string,
  gaveWay: readonly GaveWay[],
  now = new Date(),
): Promise<'removed' | 'begun' | 'changed' | 'gone'> {
  return forClient<'removed' | 'begun' | 'changed' | 'gone'>(actor, taxpayerId, async (tx) => {
    const all = await lockAll(tx, taxpayerId);
    const isAsLeft = gaveWay.every((one) =>
      all.some((row) => row.id === one.id && row.version === one.version),
    );
    if (!isAsLeft) return 'changed';
    const added = all.find((row) => row.id === id);
    if (!added) return 'gone';
    if ((await removeIn(tx, actor, added, now)) === 'begun') return 'begun';
    for (const row of all) {
      const gave = gaveWay.find((one) => one.id === row.id);
      if (gave) await saveIn(tx, actor, row, { terms: gave.before, isUndo: true, now });
    }
    return 'removed';
  });
}

/** Nobody saves one of them meanwhile. */
function lockAll(tx: Transaction, taxpayerId: string) {
  return tx
    .select()
    .from(recurringWork)
    .where(eq(recurringWork.taxpayerId, taxpayerId))
    .orderBy(recurringWork.id)
    .for('update');
}
