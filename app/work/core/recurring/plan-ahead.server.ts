import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagementMessages, engagements } from '#app/platform/db/schema/engagements.ts';
import { notes } from '#app/platform/db/schema/notes.ts';
import { recurringPeriods, recurringWork } from '#app/platform/db/schema/recurring.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { runningTimers, timeEntries } from '#app/platform/db/schema/time.ts';
import { isPresent } from '../engagements/access.server.ts';
import { recordSteps, update } from '../engagements/changing.server.ts';
import type { EngagementType } from '../engagements/define-engagement.ts';
import { openMany } from '../engagements/open.server.ts';
import type { TaxpayerDates } from '../engagements/periods.ts';
import { datesOf } from '../engagements/own-data.server.ts';
import { plannedStart } from '../engagements/start-day.ts';
import { PLANNED } from '../engagements/states.ts';
import { titleOf } from '../engagements/titles.ts';
import { isRetired, typeOf } from '../engagements/types.ts';
import { whoDoEach } from '../engagements/who-does-it.server.ts';
import { isWorkPlannedFor } from '../taxpayers/status.ts';
import { isFromBefore, priceOn, wantedPeriods, type WantedPeriod } from './wanted-periods.ts';

type Recurring = typeof recurringWork.$inferSelect;

export type PlannedAhead = { added: number; removed: number; repriced: number };

/**
 * Makes the planned work of twelve months what `all` says; what somebody has changed stays. The rows are locked.
 * `actor` null: the site. `assigneeId`: does what is added; null: who did it last, else who looks after the client.
 */
export async function planAhead(
  tx: Transaction,
  all: readonly Recurring[],
  actor: FirmActor | null,
  now: Date,
  assigneeId: string | null = null,
): Promise<PlannedAhead> {
  const today = southAfricanDay(now);
  const done: PlannedAhead = { added: 0, removed: 0, repriced: 0 };
  if (all.length === 0) return done;
  const ids = all.map(({ id }) => id);
  await tx.update(recurringWork).set({ plannedOn: today }).where(inArray(recurringWork.id, ids));
  const plans = await plansOf(tx, all, today);
  const untouched = await untouchedOf(tx, ids);
  const missing: Missing[] = [];
  const known = await knownPeriods(tx, ids);
  for (const plan of plans) {
    const { recurring, type, dates, wanted } = plan;
    const there = untouched.filter(({ recurringId }) => recurringId === recurring.id);
    const isWanted = new Set(wanted.map((period) => period.id));
    const stays = ({ period, startsOn }: Untouched) =>
      isWanted.has(period) ||
      (startsOn !== null &&
        plan.isWorkPlanned &&
        isFromBefore(type, { period, startsOn }, dates, recurring, today));
    const unwanted = there.filter((one) => !stays(one));
    await removePlanned(tx, recurring, unwanted, dates, actor);
    done.removed += unwanted.length;
    for (const one of there) if (stays(one) && (await reprice(tx, recurring, one))) done.repriced++;
    // What is planned of a kind that was removed stays; no more of it is added.
    if (isRetired(type)) continue;
    for (const { id: period } of wanted)
      if (!known.has(keyOf(recurring.id, period))) missing.push({ ...plan, period });
  }
  done.added = await addMissing(tx, missing, { actor, assigneeId }, now);
  return done;
}

type Plan = {
  recurring: Recurring;
  /** False of a client who left. */
  isWorkPlanned: boolean;
  type: EngagementType;
  dates: TaxpayerDates;
  wanted: readonly WantedPeriod[];
};

/** Of clients in the trash there is none: their work lies there with them, and comes back with them. */
async function plansOf(tx: Transaction, all: readonly Recurring[], today: string): Promise<Plan[]> {
  const ids = [...new Set(all.map(({ taxpayerId }) => taxpayerId))];
  const rows = await tx.select().from(taxpayers).where(inArray(taxpayers.id, ids));
  const clients = new Map(rows.map((row) => [row.id, row]));
  return all.flatMap((recurring) => {
    const type = typeOf(recurring.type);
    const client = clients.get(recurring.taxpayerId);
    if (!type || !client || client.deletedAt) return [];
    const dates = datesOf(client);
    const isWorkPlanned = isWorkPlannedFor(client);
    const wanted = isWorkPlanned ? wantedPeriods(type, dates, recurring, today) : [];
    return [{ recurring, isWorkPlanned, type, dates, wanted }];
  });
}

const keyOf = (recurringId: string, period: string) => `${recurringId} ${period}`;

async function knownPeriods(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const { recurringId, period } = recurringPeriods;
  const rows = await tx
    .select({ recurringId, period })
    .from(recurringPeriods)
    .where(inArray(recurringId, [...ids]));
  return new Set(rows.map((row) => keyOf(row.recurringId, row.period)));
}

type Untouched = {
  recurringId: string;
  id: string;
  period: string;
  startsOn: string | null;
  price: number | null;
};

/** Work that nobody has given another day, price or step, written to, or noted on or timed since it was planned. */
export async function untouchedOf(tx: Transaction, ids: readonly string[]): Promise<Untouched[]> {
  const { id, period, startsOn, price } = engagements;
  return tx
    .select({ recurringId: recurringPeriods.recurringId, id, period, startsOn, price })
    .from(recurringPeriods)
    .innerJoin(engagements, eq(id, recurringPeriods.engagementId))
    .where(and(inArray(recurringPeriods.recurringId, [...ids]), isUntouched()))
    .for('update', { of: engagements });
}

/** In queries of `recurring_periods` with their work. */
export function isUntouched(): SQL | undefined {
  const { id, startsOn, dueOn, price, state, insideSteps } = engagements;
  const traces = [notes, engagementMessages, documents, timeEntries, runningTimers] as const;
  return and(
    eq(recurringPeriods.startsOn, startsOn),
    sql`${recurringPeriods.dueOn} is not distinct from ${dueOn}`,
    sql`${recurringPeriods.price} is not distinct from ${price}`,
    isIn(state, PLANNED),
    isPresent,
    sql`${insideSteps} = '[]'`,
    ...traces.map((table) => sql`not exists (select from ${table} where ${eq(table.engagementId, id)})`),
  );
}

/** Nobody was told of it, and it comes back when it is wanted again. */
async function removePlanned(
  tx: Transaction,
  { id, type }: Recurring,
  unwanted: readonly Untouched[],
  dates: TaxpayerDates,
  actor: FirmActor | null,
): Promise<void> {
  if (unwanted.length === 0) return;
  const ids = unwanted.map((one) => one.id);
  await tx
    .delete(recurringPeriods)
    .where(and(eq(recurringPeriods.recurringId, id), inArray(recurringPeriods.engagementId, ids)));
  await tx.delete(engagements).where(inArray(engagements.id, ids));
  const removed = unwanted.map((one) => ({
    id: one.id,
    title: titleOf(type, one.period, { ...dates, ownTitle: null }),
  }));
  await recordSteps(tx, actor, 'delete', removed);
}

async function reprice(tx: Transaction, recurring: Recurring, there: Untouched): Promise<boolean> {
  const price = priceOn(recurring, there.startsOn ?? '');
  if (price === there.price) return false;
  await update(tx, there.id, { price });
  await tx
    .update(recurringPeriods)
    .set({ price })
    .where(and(eq(recurringPeriods.recurringId, recurring.id), eq(recurringPeriods.engagementId, there.id)));
  return true;
}

type Missing = Plan & { period: string };

async function addMissing(
  tx: Transaction,
  missing: readonly Missing[],
  { actor, assigneeId: given }: { actor: FirmActor | null; assigneeId: string | null },
  now: Date,
): Promise<number> {
  if (missing.length === 0) return 0;
  const services = [...new Set(missing.map(({ recurring }) => recurring))];
  const colleagues = given === null ? await whoDoEach(tx, services) : services.map(() => given);
  const whoDoes = new Map(services.map((recurring, place) => [recurring, colleagues[place] ?? null]));
  const works = missing.map(({ recurring, type, dates, period }) => {
    const startsOn = plannedStart(type, period, dates, southAfricanDay(now));
    const assigneeId = whoDoes.get(recurring) ?? null;
    const { taxpayerId } = recurring;
    return { taxpayerId, type, dates, period, assigneeId, startsOn, price: priceOn(recurring, startsOn) };
  });
  const opened = await openMany(tx, works, actor, now);
  const rows: (typeof recurringPeriods.$inferInsert)[] = [];
  for (const [place, { recurring, type, period }] of missing.entries()) {
    const row = { recurringId: recurring.id, period };
    const work = opened[place];
    if (work) {
      const { id: engagementId, dueOn, price } = work;
      rows.push({ ...row, engagementId, startsOn: works[place]?.startsOn, dueOn, price });
    } else rows.push({ ...row, engagementId: await findExisting(tx, recurring.taxpayerId, type.id, period) });
  }
  await tx.insert(recurringPeriods).values(rows);
  return opened.filter(Boolean).length;
}

async function findExisting(tx: Transaction, taxpayerId: string, typeId: string, period: string) {
  const { id, taxpayerId: of, type, period: itsPeriod } = engagements;
  const [there] = await tx
    .select({ id })
    .from(engagements)
    .where(and(eq(of, taxpayerId), eq(type, typeId), eq(itsPeriod, period), isPresent))
    .limit(1);
  return there?.id ?? null;
}
