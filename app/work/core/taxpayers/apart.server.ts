import { and, eq, inArray } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { taxpayers, taxpayersApart } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { isFindable } from '../engagements/access.server.ts';
import { findTaxpayer, recordTaxpayer } from './taxpayers.server.ts';

/** Nobody is asked about the two any more, or again. For colleagues who see one of them; the other is any client. */
export async function setApart(
  actor: FirmActor,
  { id, otherId, isApart }: { id: string; otherId: string; isApart: boolean },
): Promise<{ name: string } | 'gone'> {
  const taxpayer = await findTaxpayer(actor, id);
  if (!taxpayer || !isUuid(otherId) || otherId === id) return 'gone';
  return db().transaction(async (tx) => {
    const both = await tx
      .select({ id: taxpayers.id, name: taxpayers.name })
      .from(taxpayers)
      .where(and(inArray(taxpayers.id, [id, otherId]), isFindable));
    const other = both.find((one) => one.id === otherId);
    if (both.length < 2 || !other) return 'gone';
    const [oneId = '', twoId = ''] = [id, otherId].toSorted();
    const isPair = and(eq(taxpayersApart.oneId, oneId), eq(taxpayersApart.otherId, twoId));
    const changed = isApart
      ? await tx.insert(taxpayersApart).values({ oneId, otherId: twoId }).onConflictDoNothing().returning()
      : await tx.delete(taxpayersApart).where(isPair).returning();
    const verb = isApart ? 'taxpayer.tell-apart' : 'taxpayer.ask-again';
    if (changed.length > 0) await recordTaxpayer(tx, actor, verb, id, { taxpayer: other.name });
    return { name: other.name };
  });
}
