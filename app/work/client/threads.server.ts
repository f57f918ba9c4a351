import { desc, inArray, max } from 'drizzle-orm';
import type { Member } from '#app/accounts/core/member.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagementMessages } from '#app/platform/db/schema/engagements.ts';
import { engagementsOf } from '#app/work/core/engagements/find.server.ts';
import { memberActor } from './client.server.ts';

export async function threadsOf(member: Member) {
  const works = await engagementsOf(memberActor(member));
  const { engagementId, at } = engagementMessages;
  const lastAt = max(at);
  const ids = works.map(({ id }) => id);
  const rows = await db()
    .select({ engagementId, lastAt })
    .from(engagementMessages)
    .where(inArray(engagementId, ids))
    .groupBy(engagementId)
    .orderBy(desc(lastAt));
  return rows.flatMap((row) => {
    const work = works.find(({ id }) => id === row.engagementId);
    if (!work || !row.lastAt) return [];
    const { id, title, taxpayer, unread } = work;
    return [{ path: `/work/${id}#messages`, title, taxpayer: taxpayer.name, unread, lastAt: row.lastAt }];
  });
}
