import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { isColleague } from '#app/accounts/core/colleagues.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { jsonList, jsonObject } from '#app/platform/db/json.ts';
import { listPart, readPart, type Part } from '#app/platform/db/parts.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { recurringPeriods, recurringWork } from '#app/platform/db/schema/recurring.ts';
import { defineBatchJob } from '#app/platform/jobs/batch-job.server.ts';
import { isPresent } from '../engagements/access.server.ts';
import { PLANNED } from '../engagements/states.ts';
import { typeOf } from '../engagements/types.ts';
import { forClient } from '../taxpayers/for-client.server.ts';
import { addIn, lockRecurring, removeIn, saveIn, type NewRecurring, type Saved } from './changing.server.ts';
import { isUntouched, planAhead, type PlannedAhead } from './plan-ahead.server.ts';
import { isAsGiven, type RecurringTerms } from './wanted-periods.ts';

export type Recurring = Omit<typeof recurringWork.$inferSelect, 'createdAt' | 'updatedAt'> & {
  name: string;
  /** The next of its planned work, and how many there are. `plannedDue`: as it was planned; `dueOn`: as it is now. */
  next: {
    id: string;
    period: string;
    startsOn: string;
    dueOn: string | null;
    plannedDue: string | null;
    assigneeId: string | null;
  } | null;
  planned: number;
  /** Some of its work has begun or was changed by hand, so that it can only end. */
  isBegun: boolean;
};

export function recurringOf(taxpayerId: string): Promise<Recurring[]> {
  return readPart(recurringPart(taxpayerId));
}

function recurringPart(taxpayerId: string): Part<Recurring[]> {
  const { createdAt: _first, updatedAt: _last, ...columns } = getTableColumns(recurringWork);
  const { id, period, startsOn, dueOn, assigneeId, state } = engagements;
  const isItsPlanned = and(
    eq(recurringPeriods.recurringId, recurringWork.id),
    isIn(state, PLANNED),
    isPresent,
  );
  const one = jsonObject({ id, period, startsOn, dueOn, plannedDue: recurringPeriods.dueOn, assigneeId });
  const isBegun = sql<boolean>`exists (select from ${recurringPeriods}
    left join ${engagements} on ${eq(id, recurringPeriods.engagementId)}
    where ${eq(recurringPeriods.recurringId, recurringWork.id)} and ${isNotNull(recurringPeriods.startsOn)}
      and (${isUntouched()}) is not true)`;
  const planned = sql`from ${recurringPeriods} join ${engagements} on ${eq(id, recurringPeriods.engagementId)}
    where ${isItsPlanned}`;
  const list = listPart(
    { ...columns, isBegun, planned: jsonList(one, sql`${startsOn}, ${period}`, planned) },
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

/** Plans its work at once. `id`: of the form, so that a repeat adds nothing. `exists`: the client has this kind. */
export function addRecurring(
  actor: FirmActor,
  taxpayerId: string,
  added: NewRecurring,
  now = new Date(),
): Promise<PlannedAhead | 'exists' | 'gone'> {
  return forClient(actor, taxpayerId, (tx) => addIn(tx, actor, taxpayerId, added, now));
}

/** Its planned work follows at once. `changed`: somebody else has saved it since `version` was read. */
export function saveRecurring(
  actor: FirmActor,
  taxpayerId: string,
  { id, version, isUndo = false }: { id: string; version: number; isUndo?: boolean },
  terms: Partial<RecurringTerms>,
  now = new Date(),
): Promise<Saved | 'changed' | 'gone'> {
  return forClient(actor, taxpayerId, async (tx) => {
    const row = await lockRecurring(tx, taxpayerId, { id });
    if (!row) return 'gone';
    if (row.version !== version) return 'changed';
    return saveIn(tx, actor, row, { terms, isUndo, now });
  });
}

/** `begun`: some of its work was changed or has begun, so it can only end. */
export function removeRecurring(
  actor: FirmActor,
  taxpayerId: string,
  id: string,
  now = new Date(),
): Promise<'removed' | 'begun' | 'gone'> {
  return forClient(actor, taxpayerId, async (tx) => {
    const row = await lockRecurring(tx, taxpayerId, { id });
    return row ? removeIn(tx, actor, row, now) : 'gone';
  });
}

export type Removed = {
  id: string;
  type: string;
  version: number;
  terms: RecurringTerms;
  who: string | null;
};

/** With its terms and version, as earlier changes may still be taken back. `who`: did its work. */
export function restoreRecurring(
  actor: FirmActor,
  taxpayerId: string,
  { version, terms, who, ...one }: Removed,
  now = new Date(),
): Promise<PlannedAhead | 'exists' | 'gone'> {
  const { id } = one;
  const given = { startsOn: terms.startsOn, price: terms.price };
  return forClient(actor, taxpayerId, async (tx) => {
    const assigneeId = who && (await isColleague(tx, who, 'work')) ? who : null;
    const planned = await addIn(tx, actor, taxpayerId, { ...one, ...given, assigneeId }, now);
    if (planned === 'exists') return 'exists';
    const row = isAsGiven(terms, given) ? undefined : await lockRecurring(tx, taxpayerId, { id });
    const saved = row && (await saveIn(tx, actor, row, { terms, isUndo: true, now }));
    await tx.update(recurringWork).set({ version }).where(eq(recurringWork.id, id));
    return saved?.planned ?? planned;
  });
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
