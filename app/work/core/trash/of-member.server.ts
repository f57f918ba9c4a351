import { and, eq, isNotNull } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { isMemberOf } from '../engagements/recipients.server.ts';

export async function isInTrashOfMember(engagementId: string, userId: string): Promise<boolean> {
  if (!isUuid(engagementId)) return false;
  const found = await db()
    .select({ id: engagements.id })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(and(eq(engagements.id, engagementId), isNotNull(engagements.deletedAt), isMemberOf(userId)));
  return found.length > 0;
}
