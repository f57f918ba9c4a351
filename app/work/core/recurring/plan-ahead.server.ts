import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagementMessages, engagements } from '#app/platform/db/schema/engagements.ts';
import { notes } from '#app/platform/db/schema/notes.ts';
import { recurringPeriods, recurringWork } from '#app/platform/db/schema/recurring.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isPresent } from '../engagements/access.server.ts';
import { recordStep, update } from '../engagements/changing.server.ts';
import type { EngagementType } from '../engagements/define-engagement.ts';
import { openEngagement } from '../engagements/open.server.ts';
import type { TaxpayerDates } from '../engagements/periods.ts';
import { plannedStart } from '../engagements/start-day.ts';
import { PLANNED } from '../engagements/states.ts';
import { titleOf } from '../engagements/titles.ts';
import { isRetired, typeOf } from '../engagements/types.ts';
import { whoDoesIt } from '../engagements/who-does-it.server.ts';
import { isWorkPlannedFor } from '../taxpayers/status.ts';
import { priceOn, wantedPeriods, type WantedPeriod } from './wanted-periods.ts';

type Recurring = typeof recurringWork.$inferSelect;

/** How many pieces of planned work came, went, or got another price. */
export type PlannedAhead = { added: number; removed: number; repriced: number };

/**
 * Makes the planned work of the next twelve months what `recurring` says. Of what is there already it touches only
 * planned work that nobody has changed since it was planned. The row is locked. `actor` null: the site.
 */
export async function planAhead(
  tx: Transaction,
  recurring: Recurring,
  actor: FirmActor | null,
  now: Date,
): Promise<PlannedAhead> {
  const today = southAfricanDay(now);
  const { id, type: typeId } = recurring;
  const type = typeOf(typeId);
  const [taxpayer] = await tx.select().from(taxpayers).where(eq(taxpayers.id, recurring.taxpayerId));
  const done: PlannedAhead = { added: 0, removed: 0, repriced: 0 };
  await tx.update(recurringWork).set({ plannedOn: today }).where(eq(recurringWork.id, id));
  // Its work lies in the trash with it, and comes back with it.
  if (!type || !taxpayer || taxpayer.deletedAt) return done;
  const { yearEnd, registeredOn: registered, vatCategory } = taxpayer;
  const dates = { yearEnd, registered, vatCategory };
  const wanted = isWorkPlannedFor(taxpayer) ? wantedPeriods(type, dates, recurring, today) : [];
  const untouched = await untouchedOf(tx, id);
  const isWanted = new Set(wanted.map((period) => period.id));
  const unwanted = untouched.filter(({ period }) => !isWanted.has(period));
  await removePlanned(tx, recurring, unwanted, dates, actor);
  done.removed = unwanted.length;
  for (const period of wanted) {
    const there = untouched.find((one) => one.period === period.id);
    if (there && (await reprice(tx, recurring, there))) done.repriced++;
  }
  // What is planned of a kind that was removed stays; no more of it is added.
  if (!isRetired(type)) done.added = await addMissing(tx, recurring, { type, dates, wanted }, actor, now);
  return done;
}

type Untouched = { id: string; period: string; startsOn: string | null; price: number | null };

/** Work that nobody has given another day or price, written to or noted on since it was planned. */
export async function untouchedOf(tx: Transaction, recurringId: string): Promise<Untouched[]> {
  const { id, period, startsOn, dueOn, price, state } = engagements;
  const has = (table: typeof notes | typeof engagementMessages | typeof documents) =>
    tx.select({ id: table.id }).from(table).where(eq(table.engagementId, id));
  return tx
    .select({ id, period, startsOn, price })
    .from(recurringPeriods)
    .innerJoin(engagements, eq(id, recurringPeriods.engagementId))
    .where(
      and(
        eq(recurringPeriods.recurringId, recurringId),
        eq(recurringPeriods.startsOn, startsOn),
        sql`${recurringPeriods.dueOn} is not distinct from ${dueOn}`,
        sql`${recurringPeriods.price} is not distinct from ${price}`,
        isIn(state, PLANNED),
        isPresent,
        notExists(has(notes)),
        notExists(has(engagementMessages)),
        notExists(has(documents)),
      ),
    )
    .for('update', { of: engagements });
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
  for (const one of unwanted)
    await recordStep(tx, actor, 'delete', {
      id: one.id,
      title: titleOf(type, one.period, { ...dates, ownTitle: null }),
    });
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

type Missing = { type: EngagementType; dates: TaxpayerDates; wanted: readonly WantedPeriod[] };

async function addMissing(
  tx: Transaction,
  recurring: Recurring,
  { type, dates, wanted }: Missing,
  actor: FirmActor | null,
  now: Date,
): Promise<number> {
  const { id: recurringId, taxpayerId } = recurring;
  const before = await tx
    .select({ period: recurringPeriods.period })
    .from(recurringPeriods)
    .where(eq(recurringPeriods.recurringId, recurringId));
  const known = new Set(before.map(({ period }) => period));
  const missing = wanted.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return 0;
  const assigneeId = await whoDoesIt(tx, { taxpayerId, type: type.id });
  let added = 0;
  for (const { id: period } of missing) {
    const startsOn = plannedStart(type, period, dates, southAfricanDay(now));
    const values = { taxpayerId, type, period, assigneeId, startsOn, price: priceOn(recurring, startsOn) };
    const opened = await openEngagement(tx, values, actor, now);
    if (opened === 'exists') {
      const engagementId = await findExisting(tx, taxpayerId, type.id, period);
      await tx.insert(recurringPeriods).values({ recurringId, period, engagementId });
    } else {
      const { dueOn, price } = opened;
      await tx
        .insert(recurringPeriods)
        .values({ recurringId, period, engagementId: opened.id, startsOn, dueOn, price });
      added++;
    }
  }
  return added;
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
