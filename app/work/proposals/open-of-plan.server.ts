import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Plan } from '#content/plans.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { isPresent } from '#app/work/core/engagements/access.server.ts';
import { OFFERED } from '#app/work/core/engagements/states.ts';

export async function openProposalOf(taxpayerId: string, plan: Plan, now: Date): Promise<string | null> {
  const { acceptedAt, declinedAt, expiredAt, expiresAt } = proposals;
  const isOpen = and(isNull(acceptedAt), isNull(declinedAt), isNull(expiredAt), gt(expiresAt, now));
  const [found] = await db()
    .select({ id: proposals.id })
    .from(proposals)
    .innerJoin(letters, eq(letters.proposalId, proposals.id))
    .innerJoin(engagements, eq(engagements.id, letters.engagementId))
    .where(
      and(
        eq(proposals.taxpayerId, taxpayerId),
        eq(proposals.plan, plan.id),
        isOpen,
        inArray(engagements.state, OFFERED),
        isPresent,
      ),
    )
    .orderBy(desc(proposals.sentAt))
    .limit(1);
  return found?.id ?? null;
}
