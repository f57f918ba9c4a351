import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { starting } from '#content/pages/starting.ts';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import { answerDayOf } from '#app/firm/core/answer-day.ts';
import { dayText } from '#app/platform/core/time.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { update } from '#app/work/core/engagements/changing.server.ts';
import { UNENDED } from '#app/work/core/engagements/states.ts';
import { addEvent } from '#app/work/core/engagements/timeline.server.ts';
import { addSiteSteps } from '#app/work/core/inside/site-steps.server.ts';
import { isOwner } from '#app/work/core/taxpayers/taxpayers.server.ts';
import type { CatchUp } from './catch-up.ts';

/** Begins what a step came from; the value of the form stands behind it. */
const OF_QUOTE = 'quote ';

export type QuoteRequest = { day: string; titles: string[] };

/** As steps of the books, or of the newest work. Null: nothing was asked for, or there is no work. */
export async function keepQuoteRequest(
  tx: Transaction,
  actor: ClientActor,
  { taxpayerId, wished }: { taxpayerId: string; wished: readonly CatchUp[] },
  now: Date,
): Promise<QuoteRequest | null> {
  const workId = wished.length > 0 ? await workForPromises(tx, taxpayerId) : null;
  if (!workId) return null;
  const day = answerDayOf(now);
  const titles = wished.map(({ label }) => label);
  const steps = wished.map(({ value, label, dueId }) => {
    const wanted = { what: label, due: dueId };
    return { of: `${OF_QUOTE}${value}`, what: starting.quote.step(label), day, wanted };
  });
  const added = await addSiteSteps(tx, workId, steps);
  const text = starting.quote.line(titles.join('; '), dayText(day));
  if (added.length > 0)
    await addEvent(tx, { engagementId: workId, kind: 'proposal', text, isForClient: true }, actor, now);
  return { day, titles };
}

type QuoteChange = { taxpayerId: string; stepId: string; isWanted: boolean };

/**
 * An owner no longer wants a quote, or wants it after all. Returns what it is for. `sent`: by a colleague. `ended`: with its
 * work, or there is no such quote of theirs.
 */
export function changeQuote(
  actor: ClientActor & { userId: string },
  { taxpayerId, stepId, isWanted }: QuoteChange,
  now = new Date(),
): Promise<{ what: string } | 'sent' | 'ended'> {
  return db().transaction(async (tx) => {
    const { id, insideSteps, deletedAt, state } = engagements;
    const [work] = await tx
      .select({ id, steps: insideSteps })
      .from(engagements)
      .where(
        and(
          eq(engagements.taxpayerId, taxpayerId),
          inArray(state, UNENDED),
          isNull(deletedAt),
          sql`${insideSteps} @> ${JSON.stringify([{ id: stepId }])}::jsonb`,
        ),
      )
      .for('update');
    const request = work?.steps.find((step) => step.id === stepId && step.wanted);
    if (!work || !request?.wanted || !(await isOwner(tx, taxpayerId, actor.userId))) return 'ended';
    if (request.done && !request.done.isTakenBack) return 'sent';
    const { what } = request.wanted;
    if ((request.done === null) === isWanted) return { what };
    const done = isWanted ? null : { by: actor.userId, at: now.toISOString(), isTakenBack: true as const };
    const promised = answerDayOf(now);
    const day = isWanted && (request.day ?? '') < promised ? promised : request.day;
    const steps = work.steps.map((step) => (step === request ? { ...step, done, day } : step));
    await update(tx, work.id, { insideSteps: steps });
    const text = starting.quote[isWanted ? 'wantedAgain' : 'takenBack'](what);
    await addEvent(tx, { engagementId: work.id, kind: 'proposal', text, isForClient: true }, actor, now);
    return { what };
  });
}

/** The values of the start's form for which a quote is still to come. */
export async function openQuotesIn(workIds: readonly string[]): Promise<string[]> {
  const { id, insideSteps } = engagements;
  const works = await db()
    .select({ steps: insideSteps })
    .from(engagements)
    .where(inArray(id, [...workIds]));
  const open = works.flatMap(({ steps }) => steps.filter(({ wanted, done }) => wanted && !done));
  return open.flatMap(({ of }) => (of?.startsWith(OF_QUOTE) ? [of.slice(OF_QUOTE.length)] : []));
}

/** The client’s books, or their newest work; null: there is none. */
export async function workForPromises(tx: Transaction, taxpayer: string): Promise<string | null> {
  const { id, type, taxpayerId, state, deletedAt, createdAt } = engagements;
  const rows = await tx
    .select({ id, type })
    .from(engagements)
    .where(and(eq(taxpayerId, taxpayer), inArray(state, UNENDED), isNull(deletedAt)))
    .orderBy(desc(createdAt), id);
  return (rows.find((row) => row.type === 'books') ?? rows[0])?.id ?? null;
}
