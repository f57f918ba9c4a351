import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { starting } from '#content/pages/starting.ts';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import { answerDayOf } from '#app/firm/core/answer-day.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { UNENDED } from '#app/work/core/engagements/states.ts';
import { addEvent } from '#app/work/core/engagements/timeline.server.ts';
import { addSiteSteps } from '#app/work/core/inside/site-steps.server.ts';
import type { CatchUp } from './catch-up.ts';

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
    return { of: `quote ${value}`, what: starting.quote.step(label), day, wanted };
  });
  const added = await addSiteSteps(tx, workId, steps);
  const text = starting.quote.line(titles.join('; '), dayText(day));
  if (added.length > 0)
    await addEvent(tx, { engagementId: workId, kind: 'proposal', text, isForClient: true }, actor, now);
  return { day, titles };
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
