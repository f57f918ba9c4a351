import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';

export type OpenProposal = { id: string; engagementIds: string[]; expiresAt: Date };

export async function openProposals(
  engagementIds: readonly string[],
  now = new Date(),
): Promise<OpenProposal[]> {
  if (engagementIds.length === 0) return [];
  const { acceptedAt, declinedAt, expiredAt, expiresAt } = proposals;
  const rows = await db()
    .select({ id: proposals.id, engagementId: letters.engagementId, expiresAt })
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
  for (const { id, engagementId, expiresAt } of rows) {
    const proposal = found.get(id) ?? { id, engagementIds: [], expiresAt };
    found.set(id, { ...proposal, engagementIds: [...proposal.engagementIds, engagementId] });
  }
  return [...found.values()];
}
