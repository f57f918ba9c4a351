import { desc, eq, inArray } from 'drizzle-orm';
import { starting } from '#content/pages/starting.ts';
import { findPlan } from '#app/firm/core/plans.ts';
import { db } from '#app/platform/db/client.server.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { openQuotesIn } from '#app/work/proposals/quote-request.server.ts';
import type { WaitingThing } from './home.ts';

type Owned = { id: string; name: string };

/** Plans that were started again with other answers: the proposal before is declined, and no other is there yet. */
export async function unfinishedStarts(owned: readonly Owned[]): Promise<WaitingThing[]> {
  if (owned.length === 0) return [];
  const { id, plan, taxpayerId, sentAt, declinedReason } = proposals;
  const ids = owned.map((taxpayer) => taxpayer.id);
  const newest = await db()
    .selectDistinctOn([taxpayerId], { id, plan, taxpayerId, declinedReason })
    .from(proposals)
    .where(inArray(taxpayerId, ids))
    .orderBy(taxpayerId, desc(sentAt));
  const ended = newest.filter(
    (one) => one.declinedReason === starting.again.reason && findPlan(one.plan ?? ''),
  );
  return Promise.all(ended.map((one) => waitingThing(one, owned)));
}

async function waitingThing(
  { id, plan, taxpayerId }: { id: string; plan: string | null; taxpayerId: string },
  owned: readonly Owned[],
): Promise<WaitingThing> {
  const works = await db()
    .select({ id: letters.engagementId })
    .from(letters)
    .where(eq(letters.proposalId, id));
  const quotes = await openQuotesIn(works.map((work) => work.id));
  const query = new URLSearchParams([['taxpayer', taxpayerId], ...quotes.map((quote) => ['quote', quote])]);
  const taxpayer = owned.find((one) => one.id === taxpayerId)?.name ?? '';
  const { title, text } = starting.unfinished;
  return { of: [], path: `/start/${plan}?${query}`, title, taxpayer, taxpayerId, what: [text], dueOn: null };
}
