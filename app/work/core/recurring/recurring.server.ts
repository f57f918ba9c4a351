import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { jsonList, jsonObject } from '#app/platform/db/json.ts';
import { listPart, readPart, type Part } from '#app/platform/db/parts.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { recurringPeriods, recurringWork } from '#app/platform/db/schema/recurring.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { defineBatchJob } from '#app/platform/jobs/batch-job.server.ts';
import { isPresent } from '../engagements/access.server.ts';
import { PLANNED } from '../engagements/states.ts';
import { typeOf } from '../engagements/types.ts';
import { forClient } from '../taxpayers/for-client.server.ts';
import { recordTaxpayer } from '../taxpayers/taxpayers.server.ts';
import { TERMS, termChanges } from './term-changes.ts';
import { planAhead, untouchedOf, type PlannedAhead } from './plan-ahead.server.ts';
import type { RecurringTerms } from './wanted-periods.ts';

export type Recurring = Omit<typeof recurringWork.$inferSelect, 'createdAt' | 'updatedAt'> & {
  name: string;
  /** The next of its planned work, and how many there are. */
  next: { id: string; period: string; startsOn: string } | null;
  planned: number;
};

/** In the order of their names. */
export function recurringOf(taxpayerId: string): Promise<Recurring[]> {
  return readPart(recurringPart(taxpayerId));
}

function recurringPart(taxpayerId: string): Part<Recurring[]> {
  const { createdAt: _first, updatedAt: _last, ...columns } = getTableColumns(recurringWork);
  const { id, period, startsOn, state } = engagements;
  const isItsPlanned = and(
    eq(recurringPeriods.recurringId, recurringWork.id),
    isIn(state, PLANNED),
    isPresent,
  );
  const one = jsonObject({ id, period, startsOn });
  const planned = sql`from ${recurringPeriods} join ${engagements} on ${eq(id, recurringPeriods.engagementId)}
    where ${isItsPlanned}`;
  const list = listPart(
    { ...columns, planned: jsonList(one, sql`${startsOn}, ${period}`, planned) },
    sql`from ${recurringWork} where ${eq(recurringWork.taxpayerId, taxpayerId)}`,
    ({ planned: [first], planned: { length }, ...row }) => ({
      ...row,
      name: typeOf(row.type)?.name ?? row.type,
      next: first?.startsOn ? { ...first, startsOn: first.startsOn } : null,
      planned: length,
    }),
  );
  const byName = (one: Recurring, other: Recurring) => one.name.localeCompare(other.name);
  return { json: list.json, read: (json) => list.read(json).toSorted(byName) };
}

/** No period begins so late. */
const NEVER = '9990-01-01';

export type NewRecurring = Pick<RecurringTerms, 'startsOn' | 'price'> & { id: string; type: string };

/** Plans its work at once. `id`: of the form, so that a repeat adds nothing. `exists`: the client has this kind already. */
export function addRecurring(
  actor: FirmActor,
  taxpayerId: string,
  wanted: NewRecurring,
  now = new Date(),
): Promise<PlannedAhead | 'exists' | 'gone'> {
  return forClient(actor, taxpayerId, (tx) => addIn(tx, actor, taxpayerId, wanted, now));
}

/** The same inside a transaction of whoever may change the client. */
export async function addIn(
  tx: Transaction,
  actor: FirmActor,
  taxpayerId: string,
  { id, ...values }: NewRecurring,
  now: Date,
): Promise<PlannedAhead | 'exists'> {
  const [added] = await tx
    .insert(recurringWork)
    .values({ id, taxpayerId, ...values })
    .onConflictDoNothing()
    .returning();
  if (!added) return 'exists';
  await recordTaxpayer(tx, actor, 'taxpayer.update', taxpayerId, {
    [recurringFieldOf(added)]: { from: null, to: values.startsOn },
  });
  return planAhead(tx, [added], actor, now);
}

export type Saved = { before: RecurringTerms; planned: PlannedAhead };

type Version = { id: string; version: number };

/** Its planned work follows at once. `changed`: somebody else has saved it since `version` was read. */
export function saveRecurring(
  actor: FirmActor,
  taxpayerId: string,
  version: Version,
  terms: Partial<RecurringTerms>,
  now = new Date(),
): Promise<Saved | 'changed' | 'gone'> {
  return forClient<Saved | 'changed' | 'gone'>(actor, taxpayerId, (tx) =>
    saveIn(tx, actor, taxpayerId, version, terms, now),
  );
}

/** The same inside a transaction of whoever may change the client. */
export async function saveIn(
  tx: Transaction,
  actor: FirmActor,
  taxpayerId: string,
  { id, version }: Version,
  terms: Partial<RecurringTerms>,
  now: Date,
): Promise<Saved | 'changed' | 'gone'> {
  const row = await lock(tx, taxpayerId, id);
  if (!row) return 'gone';
  if (row.version !== version) return 'changed';
  const { startsOn, price, priceChanges, pausedFrom, pausedUntil, endsOn } = row;
  const before: RecurringTerms = { startsOn, price, priceChanges, pausedFrom, pausedUntil, endsOn };
  const [saved] = await tx
    .update(recurringWork)
    .set({ ...terms, version: version + 1 })
    .where(eq(recurringWork.id, id))
    .returning();
  if (!saved) return 'gone';
  const changes = termChanges(before, terms);
  const texts = changes.map(({ name, from, to }) => [
    `${recurringFieldOf(row)}, ${TERMS[name].words}`,
    { from: TERMS[name].text(from), to: TERMS[name].text(to) },
  ]);
  const stored = { id, changes };
  await recordTaxpayer(tx, actor, 'taxpayer.update', taxpayerId, {
    ...Object.fromEntries(texts),
    ...(changes.length > 0 && { terms: stored }),
  });
  return { before, planned: await planAhead(tx, [saved], actor, now) };
}

/** `begun`: some of its work was changed or has begun, so it can only end. */
export function removeRecurring(
  actor: FirmActor,
  taxpayerId: string,
  id: string,
  now = new Date(),
): Promise<'removed' | 'begun' | 'gone'> {
  return forClient<'removed' | 'begun' | 'gone'>(actor, taxpayerId, (tx) =>
    removeIn(tx, actor, taxpayerId, id, now),
  );
}

/** The same inside a transaction of whoever may change the client. */
export async function removeIn(
  tx: Transaction,
  actor: FirmActor,
  taxpayerId: string,
  id: string,
  now: Date,
): Promise<'removed' | 'begun' | 'gone'> {
  const row = await lock(tx, taxpayerId, id);
  if (!row) return 'gone';
  const isOwn = and(eq(recurringPeriods.recurringId, id), isNotNull(recurringPeriods.startsOn));
  if ((await tx.$count(recurringPeriods, isOwn)) > (await untouchedOf(tx, [id])).length) return 'begun';
  await planAhead(tx, [{ ...row, startsOn: NEVER }], actor, now);
  await tx.delete(recurringWork).where(eq(recurringWork.id, id));
  await recordTaxpayer(tx, actor, 'taxpayer.update', taxpayerId, {
    [recurringFieldOf(row)]: { from: row.startsOn, to: null },
  });
  return 'removed';
}

/** Every day the window of twelve months moves on; after an outage what was missed is planned for tomorrow. */
export const { job: recurringWorkJob, doAll: planRecurring } = defineBatchJob({
  name: 'recurring-work',
  cron: '0 4 * * *',
  done: 'recurring work planned ahead',
  async doSome(tx, now, limit) {
    const today = southAfricanDay(now);
    const rows = await tx
      .select()
      .from(recurringWork)
      .where(sql`${recurringWork.plannedOn} is distinct from ${today}`)
      .orderBy(asc(recurringWork.id))
      .limit(limit)
      .for('update', { skipLocked: true });
    await planAhead(tx, rows, null, now);
    return rows.length;
  },
});

async function lock(tx: Transaction, taxpayerId: string, id: string) {
  if (!isUuid(id)) return undefined;
  const isIt = and(eq(recurringWork.id, id), eq(recurringWork.taxpayerId, taxpayerId));
  const [row] = await tx.select().from(recurringWork).where(isIt).for('update');
  return row;
}

/** As the audit calls it. */
export function recurringFieldOf({ type }: { type: string }): string {
  return `recurring: ${typeOf(type)?.name ?? type}`;
}
