import { db } from '#app/platform/db/client.server.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { DAY } from '#app/platform/core/time.ts';

/** With one letter for each engagement; open for a day. Returns its id. */
export async function addProposal(
  taxpayerId: string,
  engagementIds: readonly string[],
  fields: { signatory?: string; price?: string } = {},
): Promise<string> {
  const expiresAt = new Date(Date.now() + DAY);
  const [row] = await db()
    .insert(proposals)
    .values({ taxpayerId, receiptKey: 'a-receipt-key-of-a-test', expiresAt })
    .returning();
  const proposalId = row?.id ?? '';
  const words = 'We prepare the return. '.repeat(5);
  const letter = { template: 'itr12', templateVersion: 1, title: 'Letter', html: words, words, fields };
  const sha256 = 'a'.repeat(64);
  await db()
    .insert(letters)
    .values(engagementIds.map((engagementId) => ({ ...letter, proposalId, engagementId, sha256 })));
  return proposalId;
}
