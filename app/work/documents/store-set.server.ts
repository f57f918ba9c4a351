import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import type { Approval } from '#app/platform/db/work-values.ts';
import { hasScanner } from '#app/platform/scan/scanner.server.ts';
import { scanWaiting } from '#app/platform/scan/scan-waiting.server.ts';
import { changing } from '#app/work/core/engagements/changing.server.ts';
import { findEngagement, type Engagement } from '#app/work/core/engagements/find.server.ts';
import { isFiledIn } from '#app/work/core/engagements/steps.server.ts';
import { requestJoin } from './join.server.ts';
import { isPhoto } from './kinds.ts';
import { addRows, type Named } from './rows.server.ts';
import { scannedDocuments } from './scan.server.ts';
import type { Sent } from './sent.ts';
import { closeAll, type SpooledFile } from './spool.server.ts';
import { keepAllBytes, removeAllBytes, sortOut } from './store.server.ts';

/** `here`: the ids of those of its files that were delivered before. `chosen`: of all of them, in their order. */
export type Sorted = { fresh: readonly Named[]; here: readonly string[]; chosen: readonly string[] };

export type Purpose = {
  /** Why the set does not fit, by the field of the form; null if it does. */
  check(sorted: Sorted): Promise<Record<string, string> | null>;
  /** In the transaction of the rows, before them: the mail about what is asked is the only one. */
  ask(
    tx: Transaction,
    engagement: Engagement,
    fresh: Approval['documents'],
    here: readonly string[],
  ): Promise<'saved' | 'closed' | 'lost'>;
};

type Set = { engagementId: string; files: readonly SpooledFile[]; pdfPassword: string };

/** `refused`, `unfit`: nothing of it is stored. */
export type StoredSet =
  | { kind: 'stored'; sent: Sent }
  | { kind: 'refused'; sent: Sent }
  | { kind: 'unfit'; errors: Record<string, string> }
  | { kind: 'closed' | 'lost' | 'gone' };

/** Delivers all of these files, with what is asked of them, or none. Closes them. Throws when the storage is away. */
export async function storeSet(
  actor: FirmActor,
  { engagementId, files, pdfPassword }: Set,
  purpose: Purpose | null,
  now = new Date(),
): Promise<StoredSet> {
  const opened = [...files];
  const sent: Sent = { stored: [], repeated: [], refused: [] };
  const chosen: string[] = [];
  const target = { engagementId, direction: 'to_client' } as const;
  try {
    if (!(await findEngagement(actor, engagementId))) return { kind: 'gone' };
    const fresh = await sortOut(target, { files, opened, pdfPassword, chosen }, sent);
    if (sent.refused.length > 0) return { kind: 'refused', sent };
    // Within a set one file may be there twice.
    const isFresh = new Set(fresh.map(({ id }) => id));
    const here = [...new Set(sent.repeated.map(({ id }) => id))].filter((id) => !isFresh.has(id));
    const errors = await purpose?.check({ fresh, here, chosen });
    if (errors) return { kind: 'unfit', errors };
    await keepAllBytes(fresh);
    const kept = await keepRows(actor, { engagementId, fresh, here }, purpose, now);
    if (kept !== 'saved') await removeAllBytes(fresh);
    if (kept !== 'saved') return { kind: kept };
    sent.stored.push(...fresh.map(({ id, name, type }) => ({ id, name, type })));
    const photos = purpose ? [] : fresh.filter(({ type }) => isPhoto(type)).map(({ id }) => id);
    if (photos.length > 1) sent.join = await requestJoin(actor, engagementId, photos);
    if (hasScanner()) void scanWaiting([scannedDocuments]).catch(() => null);
    return { kind: 'stored', sent };
  } finally {
    await closeAll(opened);
  }
}

/** Somebody else delivers the same bytes at this moment. */
class SameAtOnce extends Error {}

type Rows = { engagementId: string; fresh: readonly Named[]; here: readonly string[] };

async function keepRows(
  actor: FirmActor,
  { engagementId, fresh, here }: Rows,
  purpose: Purpose | null,
  now: Date,
): Promise<'saved' | 'closed' | 'lost' | 'gone'> {
  const kept = changing(actor, engagementId, async (tx, engagement) => {
    const files = fresh.map(({ id, name, file }) => ({ id, name, sha256: file.sha256 }));
    const wanted = (await purpose?.ask(tx, engagement, files, here)) ?? 'saved';
    if (wanted !== 'saved' || fresh.length === 0) return wanted;
    const target = { engagementId, direction: 'to_client' } as const;
    const added = await addRows(tx, engagement, { actor, target, taken: fresh, now });
    if (added === 'closed' || added.size < fresh.length) throw new SameAtOnce();
    return 'saved';
  });
  return kept.catch((error: unknown) => {
    if (error instanceof SameAtOnce) return 'lost';
    throw error;
  });
}

/** Whether the files of a form are all of a finished step: its answer was lost, and it was sent again. */
export async function isSetOf(
  { engagementId, stepId }: { engagementId: string; stepId: string },
  files: readonly SpooledFile[],
): Promise<boolean> {
  if (files.length === 0) return false;
  const { sha256 } = documents;
  const rows = await db().select({ sha256 }).from(documents).where(isFiledIn(engagementId, stepId));
  const known = new Set(rows.map((row) => row.sha256));
  return files.every((file) => known.has(file.sha256));
}
