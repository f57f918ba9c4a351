import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { SITE } from '#app/accounts/core/actor.ts';
import { firm } from '#app/platform/content/firm.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { DAY, MINUTE, SECOND } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { seals } from '#app/platform/db/schema/signatures.ts';
import { env } from '#app/platform/env/env.server.ts';
import { defineJob } from '#app/platform/jobs/job.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { changing } from '#app/work/core/engagements/changing.server.ts';
import { setItem } from '#app/work/core/engagements/items.server.ts';
import { addEvent } from '#app/work/core/engagements/timeline.server.ts';
import { notifyClient } from '#app/work/core/notices/notify-client.server.ts';
import { documentKey } from '#app/work/documents/keys.ts';
import { signingCertificate } from './certificate.server.ts';
import { sealPdf } from './seal.server.ts';
import { toSeal } from '#app/work/core/engagements/signing.ts';

/** For four days without a storage. */
const RETRIES = 200;

const PDF = 'application/pdf';
/** In characters, before the ending. */
const LONGEST_NAME = 150;

type Sealed = { id: string; name: string; size: number; sha256: string };

/** `at`: of the last signature. */
export const sealJob = defineJob({
  name: 'seal-signed',
  schema: z.object({ item: z.string(), at: z.string() }),
  policy: {
    retries: RETRIES,
    firstWait: 10 * SECOND,
    longestWait: 30 * MINUTE,
    timeout: 5 * MINUTE,
    keepWaiting: 14 * DAY,
    keepDone: DAY,
  },
  atOnce: { onServer: 1, ofGroup: 1 },
  async run({ item: id, at }) {
    const [item] = await db().select().from(requestItems).where(eq(requestItems.id, id));
    const wanted = item?.approval && toSeal(item.approval);
    // Taken back meanwhile, or sealed before this server was killed.
    if (!item?.approval || wanted?.at !== at) return;
    const sealed: Sealed[] = [];
    for (const document of item.approval.documents) {
      // Of this attempt alone: an elliptic key seals to other bytes each time, and the rows name the bytes of one.
      const to = randomUUID();
      const made = await sealedCopy(document, wanted);
      if (typeof made === 'string') return { status: 'deadletter', reason: made };
      await storage().put(documentKey(to), made, PDF);
      sealed.push({ id: to, name: sealedName(document.name), size: made.length, sha256: hashOf(made) });
    }
    const work = { engagementId: item.engagementId, itemId: id, at };
    // Bytes that get no row now are swept at night: an attempt that was thought lost may have written the rows.
    if ((await keep(work, sealed)) === 'gone') throw ownError('The work of a signature is in the trash.');
  },
});

type Document = { id: string; name: string; sha256: string };

/** The same bytes at every attempt. Why not, if the document is not what was signed. */
async function sealedCopy(
  { id, name, sha256 }: Document,
  { signing, at }: NonNullable<ReturnType<typeof toSeal>>,
): Promise<Uint8Array | string> {
  const stored = await storage().get(documentKey(id));
  if (!stored) return 'A signed document is missing in the storage.';
  if (hashOf(stored.bytes) !== sha256) return 'A signed document is not the one that was signed.';
  const { isSelfMade, ...certificate } = await signingCertificate();
  const signed = {
    firm: firm.legalName,
    file: name,
    sha256,
    signatures: signing.signatures,
    places: (signing.places ?? []).filter((place) => place.document === id),
    at,
    verify: `${env().APP_URL}/verify`,
    isSelfMade,
  };
  const made = await sealPdf(stored.bytes, signed, certificate);
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
    await tx.insert(documents).values(
      sealed.map(({ id, name, size, sha256 }, place) => ({
        id,
        name,
        size,
        sha256,
        engagementId,
        type: PDF,
        direction: 'to_client' as const,
        createdAt: new Date(now.getTime() + place),
      })),
    );
    const ofAll = { signatures: signing.signatures.length, sealedAt: new Date(at) };
    await tx.insert(seals).values(sealed.map(({ sha256 }) => ({ sha256, ...ofAll })));
    const done = { ...signing, sealed: sealed.map(({ id, name }) => ({ id, name })) };
    await setItem(tx, item, { approval: { ...item.approval, signing: done } });
    const text = `Signed by all, and sealed: ${sealed.map(({ name }) => name).join(', ')}`.slice(0, 2000);
    await addEvent(tx, { engagementId, kind: 'document', text, isForClient: true }, null, now);
    const aboutIds = sealed.map(({ id }) => id);
    await notifyClient(tx, { engagementId, kind: 'delivered', aboutIds }, null, now);
    return 'saved';
  });
}

function sealedName(name: string): string {
  return `${name.replace(/\.pdf$/i, '').slice(0, LONGEST_NAME)}, signed.pdf`;
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
