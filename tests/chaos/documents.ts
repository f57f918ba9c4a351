import { createHash, randomBytes, randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { ObjectStorage } from '#app/platform/storage/object.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { signIn } from '#tests/load/accounts.ts';
import { disturb, type Finding } from './fault.ts';
import { addMember } from './member.ts';
import type { App, TestSite } from './test-site.ts';
import { count, foundOf, newTally, wordsOf, type Tally } from './tally.ts';

const UPLOADERS = 10;
const ITEMS = 5;
const TIMEOUT = 60 * SECOND;
const LARGEST = 2_000_000;
const PIECE = 64 * 1024;

export type Uploads = {
  tally: Tally;
  /** The document's id by the SHA-256 of files whose storage was confirmed. */
  stored: Map<string, string>;
  leave(): Promise<void>;
};

type Place = { url: string; cookie: string; engagementId: string; items: string[] };

type Sent = { name: string; bytes: Buffer };

/** A client sends files for five items, ten at a time, each in pieces with pauses. */
export async function startUploads(
  testSite: TestSite,
  app: App,
  makeFile: () => Promise<Sent> = randomPdf,
): Promise<Uploads> {
  const place = await preparePlace(testSite, app);
  const uploads = { tally: newTally(), stored: new Map<string, string>() };
  const state = { ended: false };
  const repeat = async () => {
    while (!state.ended) {
      await count(uploads.tally, async () => upload(place, await makeFile(), uploads.stored));
      await sleep(randomInt(50));
    }
  };
  const work = Array.from({ length: UPLOADERS }, repeat);
  return {
    ...uploads,
    async leave() {
      state.ended = true;
      await Promise.all(work);
    },
  };
}

async function preparePlace(testSite: TestSite, app: App): Promise<Place> {
  const { sql } = testSite;
  const email = await addMember(testSite);
  const [taxpayer] = await sql<{ id: string }[]>`
    insert into taxpayers (kind, name) values ('individual', 'Thandi Nkosi') returning id`;
  await sql`insert into taxpayer_members (taxpayer_id, user_id, role)
    select ${taxpayer?.id ?? ''}, id, 'owner' from users where email = ${email}`;
  const [engagement] = await sql<{ id: string }[]>`
    insert into engagements (taxpayer_id, type, period, state, answers)
    values (${taxpayer?.id ?? ''}, 'itr12', '2026', 'collecting', '{}') returning id`;
  const engagementId = engagement?.id ?? '';
  // One more item without an answer: the list is never complete.
  const items = await sql<{ id: string }[]>`
    insert into request_items (engagement_id, position, what)
    select ${engagementId}, number, 'Item ' || number from generate_series(0, ${ITEMS}) number returning id`;
  const cookie = await signIn(app.url, email);
  return { url: app.url, cookie, engagementId, items: items.slice(1).map(({ id }) => id) };
}

async function randomPdf(): Promise<Sent> {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(randomInt(1000, LARGEST))]);
  return { name: 'scan.pdf', bytes };
}

async function upload(
  { url, cookie, engagementId, items }: Place,
  { name, bytes }: Sent,
  stored: Map<string, string>,
): Promise<string> {
  const form = new FormData();
  form.append('item', items[randomInt(items.length)] ?? '');
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const encoded = new Response(form);
  const answer = await fetch(`${url}/work/${engagementId}/files`, {
    method: 'POST',
    headers: {
      Cookie: cookie,
      Origin: url,
      Accept: 'application/json',
      'Content-Type': encoded.headers.get('Content-Type') ?? '',
    },
    body: Readable.toWeb(Readable.from(slowly(Buffer.from(await encoded.arrayBuffer())))) as ReadableStream,
    duplex: 'half',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((error: Error) => (isRefused(error) ? 'not begun: the site was down' : 'cut off'));
  if (typeof answer === 'string') return answer;
  const text = await answer.text().catch(() => null);
  if (text === null) return 'cut off';
  if (answer.status !== 200) return `answered with ${answer.status}`;
  const { stored: [one] = [] } = JSON.parse(text) as { stored: { id: string }[] };
  if (one) stored.set(createHash('sha256').update(bytes).digest('hex'), one.id);
  return one ? 'stored' : 'refused';
}

export function isRefused({ cause }: Error): boolean {
  return (cause as { code?: string } | undefined)?.code === 'ECONNREFUSED';
}

async function* slowly(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield bytes.subarray(at, at + PIECE);
    await sleep(randomInt(8));
  }
}

/** Shown files must be whole, confirmed files must be shown, and an item is answered by a file. */
export async function judgeDocuments(
  { sql, folder }: TestSite,
  storage: ObjectStorage,
  { tally, stored }: Uploads,
): Promise<Omit<Finding, 'done'>> {
  const rows = await sql<
    { id: string; sha256: string; size: number }[]
  >`select id, sha256, size from documents`;
  const hashes = await Promise.all(rows.map(({ id }) => hashIn(storage, `documents/${id}`)));
  const half = rows.filter(({ sha256 }, at) => hashes[at] !== sha256).length;
  const ids = new Set(rows.map(({ id }) => id));
  const lost = [...stored.values()].filter((id) => !ids.has(id)).length;
  const [{ empty = 0 } = {}] = await sql<{ empty: number }[]>`
    select count(*)::int as empty from request_items i where state = 'answered' and answer is null
      and not exists (select from documents where item_id = i.id)`;
  const orphans = (await storage.list('documents/')).filter(
    (key) => !ids.has(key.slice('documents/'.length)),
  );
  const left = readdirIn(join(folder, 'data', 'spool'));
  const bad = foundOf({
    'documents are shown and not whole': half,
    'items are answered by nothing': empty,
    'files left in the spool': left,
  });
  const seen = `uploads: ${wordsOf(tally)}; ${rows.length} documents shown, all compared byte by byte; ${orphans.length} objects without a row, for the nightly sweep`;
  return { seen, lost: foundOf({ 'documents that were answered to be stored': lost }), bad };
}

async function hashIn(storage: ObjectStorage, key: string): Promise<string | null> {
  const object = await storage.open(key);
  if (!object) return null;
  const bytes = await buffer(Readable.from(object.chunks));
  return createHash('sha256').update(bytes).digest('hex');
}

function readdirIn(folder: string): number {
  try {
    return readdirSync(folder).length;
  } catch {
    return 0;
  }
}

/** Uploads during `act`; after it the site must accept files again. */
export async function watchedDocuments(
  testSite: TestSite,
  app: App,
  storage: ObjectStorage,
  act: () => Promise<string>,
): Promise<Finding> {
  const uploads = await startUploads(testSite, app);
  const after = await disturb(app, act, () => uploads.stored.size, 'no file is taken any more');
  await uploads.leave();
  return after(await judgeDocuments(testSite, storage, uploads));
}
