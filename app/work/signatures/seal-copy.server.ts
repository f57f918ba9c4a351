import { createHash, randomUUID } from 'node:crypto';
import { firm } from '#app/platform/content/firm.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#app/platform/core/time.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { seals } from '#app/platform/db/schema/signatures.ts';
import type { Signature, SignPlace } from '#app/platform/db/work-values.ts';
import { env } from '#app/platform/env/env.server.ts';
import { noticeWait } from '#app/platform/mail/when-mailed.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { addEvent } from '#app/work/core/engagements/timeline.server.ts';
import { documentKey } from '#app/work/documents/keys.ts';
import { signingCertificate } from './certificate.server.ts';
import { timeStampOf } from './time-stamp.server.ts';
import { sealPdf, type Unsealable } from './seal.server.ts';

export const SEALING = {
  policy: {
    // For four days without a storage.
    retries: 200,
    firstWait: 10 * SECOND,
    longestWait: 30 * MINUTE,
    timeout: 5 * MINUTE,
    keepWaiting: 14 * DAY,
    keepDone: DAY,
  },
  atOnce: { onServer: 1, ofGroup: 1 },
};

const STAMP_WITHIN = HOUR;
const PDF = 'application/pdf';
/** In characters, before the ending. */
const LONGEST_NAME = 150;

/** `sealedAt`: as its last page says. `lacksTimeStamp`: its server did not answer in time. */
export type Sealed = {
  id: string;
  name: string;
  size: number;
  sha256: string;
  sealedAt: Date;
  lacksTimeStamp: boolean;
};

/** `name`: of the file. `at`: of the last signature, ISO. */
type ToSeal = {
  name: string;
  bytes: Uint8Array;
  signatures: readonly Signature[];
  places: readonly SignPlace[];
  at: string;
};

/** Sealed and stored; its row comes with `addSealed`. Bytes that get none are swept at night. */
export async function storeSealed({ name, bytes, at, ...signed }: ToSeal): Promise<Sealed | Unsealable> {
  const { isSelfMade, ...certificate } = await signingCertificate();
  const sealedAt = new Date();
  const about = {
    ...signed,
    at: sealedAt.toISOString(),
    firm: firm.legalName,
    file: name,
    sha256: hashOf(bytes),
    verify: `${env().APP_URL}/verify`,
    isSelfMade,
  };
  const stamp = stampingBy(env().TIMESTAMP_URL, at);
  const made = await sealPdf(bytes, about, certificate, stamp.stamp);
  if (typeof made === 'string') return made;
  // Of this attempt alone: an elliptic key seals to other bytes each time, and the rows name the bytes of one.
  const id = randomUUID();
  await storage().put(documentKey(id), made, PDF);
  const lacksTimeStamp = stamp.isLacking();
  return { id, name: sealedName(name), size: made.length, sha256: hashOf(made), sealedAt, lacksTimeStamp };
}

/** Tries again while the server is away, until an hour after the last signature could be sealed; then seals without. */
function stampingBy(server: string | undefined, at: string, now = new Date()) {
  let isLacking = false;
  const isLate = now.getTime() > Date.parse(at) + noticeWait() + STAMP_WITHIN;
  const stamp = async (signature: Uint8Array) => {
    if (!server) return null;
    try {
      return await timeStampOf(signature, server);
    } catch (error) {
      if (!isLate) throw error;
      isLacking = true;
      return null;
    }
  };
  return { stamp, isLacking: () => isLacking };
}

type Added = { engagementId: string; sealed: readonly Sealed[]; count: number; text: string };

/** Documents of the work, which anybody can check at /verify. `count`: how many signed. `text`: for the timeline. */
export async function addSealed(
  tx: Transaction,
  { engagementId, sealed, count, text }: Added,
  now: Date,
): Promise<void> {
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
  await tx.insert(seals).values(
    sealed.map(({ sha256, sealedAt, lacksTimeStamp }) => ({
      sha256,
      sealedAt,
      lacksTimeStamp,
      signatures: count,
    })),
  );
  const names = sealed.map(({ name }) => name).join(', ');
  const event = { engagementId, kind: 'document', isForClient: true } as const;
  await addEvent(tx, { ...event, text: `${text}: ${names}`.slice(0, 2000) }, null, now);
}

function sealedName(name: string): string {
  return `${name.replace(/\.pdf$/i, '').slice(0, LONGEST_NAME)}, signed.pdf`;
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
