import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { findPlan } from '#app/firm/core/plans.ts';
import { db } from '#app/platform/db/client.server.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';

/** `plan`: its title, where the proposal is of one. */
export type OpenProposal = { id: string; plan: string | null; engagementIds: string[]; expiresAt: Date };

export async function openProposals(
  engagementIds: readonly string[],
  now = new Date(),
): Promise<OpenProposal[]> {
  if (engagementIds.length === 0) return [];
  const { acceptedAt, declinedAt, expiredAt, expiresAt } = proposals;
  const rows = await db()
    .select({ id: proposals.id, planId: proposals.plan, engagementId: letters.engagementId, expiresAt })
    .from(letters)
    .innerJoin(proposals, eq(proposals.id, letters.proposalId))
    .where(
      and(
        inArray(letters.engagementId, [...engagementIds]),
        isNull(acceptedAt),
        isNull(declinedAt),
        isNull(expiredAt),
        gt(expiresAt, now),
      ),
    )
    .orderBy(expiresAt, proposals.id);
  const found = new Map<string, OpenProposal>();
  for (const { id, planId, engagementId, expiresAt } of rows) {
    const plan = findPlan(planId ?? undefined)?.title ?? null;
    const proposal = found.get(id) ?? { id, plan, engagementIds: [], expiresAt };
    found.set(id, { ...proposal, engagementIds: [...proposal.engagementIds, engagementId] });
  }
  return [...found.values()];
}
