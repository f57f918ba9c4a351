import { and, eq, inArray, not } from 'drizzle-orm';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isPresent } from '#app/work/core/engagements/access.server.ts';
import { HOLDER } from '#app/work/core/engagements/holder.server.ts';
import { AGREED, isEnded, PLANNED } from '#app/work/core/engagements/states.ts';
import { addSiteSteps, type SiteStep } from '#app/work/core/inside/site-steps.server.ts';
import type { Proposal } from './find.server.ts';
import { switching } from '#content/switching.ts';
import { answerDayOf } from '#app/firm/core/answer-day.ts';
import { firstOurDay, firstReport, ourDaysAfter } from '#app/firm/core/our-days.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';

const TAKEN = 'opening-who';

const BOOKS_OPEN = 'opening-books';

/** By when the books are open, and who looks after the work; else `by` when somebody does. */
export type Opening = { booksOn: string; colleague: string | null; by: string | null };

const BOOKS = 'books';

/** Of books that come here by this acceptance: what was promised becomes steps of that work, and goes with it. */
export async function keepPromises(tx: Transaction, proposal: Proposal, now: Date): Promise<void> {
  const work = booksOf(proposal);
  if (!work || !proposal.plan || (await areBooksAgreed(tx, proposal))) return;
  const found = await holderOf(tx, work.engagementId);
  const isTaken = found !== undefined && found.holder !== null;
  await addSiteSteps(tx, work.engagementId, openingSteps(now, { isTaken }));
}

/** Null where no books come here, or they have ended. */
export async function openingOf(proposal: Proposal): Promise<Opening | null> {
  const work = booksOf(proposal);
  const found = work && (await holderOf(db(), work.engagementId));
  if (!found || isEnded(found.state)) return null;
  const dayOf = (of: string) => found.steps.find((step) => step.of === of)?.day ?? null;
  const booksOn = dayOf(BOOKS_OPEN);
  return booksOn === null ? null : { booksOn, colleague: found.name, by: dayOf(TAKEN) };
}

function booksOf({ letters }: Proposal) {
  return letters.find(({ typeId }) => typeId === BOOKS);
}

async function areBooksAgreed(tx: Transaction, { taxpayer, letters }: Proposal): Promise<boolean> {
  const own = letters.map(({ engagementId }) => engagementId);
  const { id, taxpayerId, type, state } = engagements;
  const isOther = and(eq(taxpayerId, taxpayer.id), eq(type, BOOKS), not(inArray(id, own)));
  return (await tx.$count(engagements, and(isOther, inArray(state, [...AGREED, ...PLANNED]), isPresent))) > 0;
}

async function holderOf(reader: Db | Transaction, workId: string) {
  const { id, state, insideSteps, taxpayerId } = engagements;
  const [found] = await reader
    .select({ state, steps: insideSteps, holder: HOLDER, name: profiles.fullName })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerId))
    .leftJoin(profiles, eq(profiles.id, HOLDER))
    .where(eq(id, workId));
  return found;
}

/** Promised by `/switching` and the start of a plan, by day, if books come here. `acceptedAt`: days count from it. */
function openingSteps(acceptedAt: Date, { isTaken }: { isTaken: boolean }): SiteStep[] {
  const first = firstOurDay(southAfricanDay(acceptedAt));
  const { steps, report } = switching.days;
  const promised = steps.flatMap(({ after, task, waitsFor }): SiteStep[] => {
    const of = waitsFor === 'books' ? BOOKS_OPEN : `opening-${after}`;
    return task ? [{ of, what: task, day: ourDaysAfter(first, after) }] : [];
  });
  const opened = promised.find(({ of }) => of === BOOKS_OPEN)?.day ?? first;
  const { month, day } = firstReport(opened);
  return [
    ...(isTaken ? [] : [{ of: TAKEN, what: switching.who.task, day: answerDayOf(acceptedAt) }]),
    ...promised,
    { of: 'opening-report', what: report.task(month), day },
  ];
}
