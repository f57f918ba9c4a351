import { desc, eq, inArray } from 'drizzle-orm';
import { starting } from '#content/pages/starting.ts';
import { findPlan } from '#app/firm/core/plans.ts';
import { db } from '#app/platform/db/client.server.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { openQuotesIn } from '#app/work/proposals/quote-request.server.ts';
import { offerPath } from '#app/work/proposals/starts-again.ts';
import { stateOf } from '#app/work/proposals/states.ts';
import type { WaitingThing } from './home.ts';

type Owned = { id: string; name: string };

/**
 * Plans that were started again with other answers: the proposal before is declined, and no other is there yet. Until the
 * day on which that one would have lapsed.
 */
export async function unfinishedStarts(owned: readonly Owned[], now = new Date()): Promise<WaitingThing[]> {
  if (owned.length === 0) return [];
  const { taxpayerId, sentAt } = proposals;
  const newest = await db()
    .selectDistinctOn([taxpayerId])
    .from(proposals)
    .where(
      inArray(
        taxpayerId,
        owned.map((taxpayer) => taxpayer.id),
      ),
    )
    .orderBy(taxpayerId, desc(sentAt));
  const ended = newest.filter(
    (one) => stateOf(one, now) === 'replaced' && one.expiresAt > now && findPlan(one.plan ?? ''),
  );
  return Promise.all(ended.map((one) => waitingThing(one, owned)));
}

type Ended = { id: string; plan: string | null; taxpayerId: string };

async function waitingThing({ id, plan, taxpayerId }: Ended, owned: readonly Owned[]): Promise<WaitingThing> {
  const works = await db()
    .select({ id: letters.engagementId })
    .from(letters)
    .where(eq(letters.proposalId, id));
  const quotes = await openQuotesIn(works.map((work) => work.id));
  const taxpayer = owned.find((one) => one.id === taxpayerId)?.name ?? '';
  const { title, text } = starting.unfinished;
  const path = offerPath(plan ?? '', taxpayerId, { quotes });
  return { of: [], path, title, taxpayer, taxpayerId, what: [text], dueOn: null };
}
