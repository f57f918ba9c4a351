import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { SITE } from '#app/accounts/core/actor.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { db } from '#app/platform/db/client.server.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { defineJob } from '#app/platform/jobs/job.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { changing } from '#app/work/core/engagements/changing.server.ts';
import { setItem } from '#app/work/core/engagements/items.server.ts';
import { toSeal } from '#app/work/core/engagements/signing.ts';
import { notifyClient } from '#app/work/core/notices/notify-client.server.ts';
import { documentKey } from '#app/work/documents/keys.ts';
import { addSealed, hashOf, SEALING, storeSealed, type Sealed } from './seal-copy.server.ts';

/** `at`: of the last signature. */
export const sealJob = defineJob({
  name: 'seal-signed',
  schema: z.object({ item: z.string(), at: z.string() }),
  ...SEALING,
  async run({ item: id, at }) {
    const [item] = await db().select().from(requestItems).where(eq(requestItems.id, id));
    const wanted = item?.approval && toSeal(item.approval);
    // Taken back meanwhile, or sealed before this server was killed.
    if (!item?.approval || wanted?.at !== at) return;
    const sealed: Sealed[] = [];
    for (const document of item.approval.documents) {
      const made = await sealedCopy(document, wanted);
      if (typeof made === 'string') return { status: 'deadletter', reason: made };
      sealed.push(made);
    }
    const work = { engagementId: item.engagementId, itemId: id, at };
    // Bytes that get no row now are swept at night: an attempt that was thought lost may have written the rows.
    if ((await keep(work, sealed)) === 'gone') throw ownError('The work of a signature is in the trash.');
  },
});

type Document = { id: string; name: string; sha256: string };

/** Why not, if the document is not what was signed. */
async function sealedCopy(
  { id, name, sha256 }: Document,
  { signing, at }: NonNullable<ReturnType<typeof toSeal>>,
): Promise<Sealed | string> {
  const stored = await storage().get(documentKey(id));
  if (!stored) return 'A signed document is missing in the storage.';
  if (hashOf(stored.bytes) !== sha256) return 'A signed document is not the one that was signed.';
  const places = (signing.places ?? []).filter((place) => place.document === id);
  const { signatures } = signing;
  const made = await storeSealed({ name, bytes: stored.bytes, signatures, places, at });
  return typeof made === 'string' ? `A signed document cannot be sealed: ${made}.` : made;
}

type Work = { engagementId: string; itemId: string; at: string };

/** All of them, or none: under the lock of the work, if what was signed still is. */
function keep({ engagementId, itemId, at }: Work, sealed: readonly Sealed[], now = new Date()) {
  return changing(SITE, engagementId, async (tx) => {
    const [item] = await tx.select().from(requestItems).where(eq(requestItems.id, itemId));
    const wanted = item?.approval && toSeal(item.approval);
    if (!item?.approval || wanted?.at !== at) return 'changed';
    const { signing } = wanted;
    const added = { count: signing.signatures.length, text: 'Signed by all, and sealed' };
    await addSealed(tx, { engagementId, sealed, ...added }, now);
    const done = { ...signing, sealed: sealed.map(({ id, name }) => ({ id, name })) };
    await setItem(tx, item, { approval: { ...item.approval, signing: done } });
    const aboutIds = sealed.map(({ id }) => id);
    await notifyClient(tx, { engagementId, kind: 'delivered', aboutIds }, null, now);
    return 'saved';
  });
}
