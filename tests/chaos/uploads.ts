import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { doubleOf } from '#app/lists/core/logo-address.ts';
import type { ObjectStorage } from '#app/platform/storage/object.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { signIn } from '#tests/load/accounts.ts';
import { UNSHARED } from '#tests/load/unshared.ts';
import { disturb, type Finding } from './fault.ts';
import { addMember } from './member.ts';
import type { App, TestSite } from './test-site.ts';
import { count, foundOf, newTally, wordsOf, type Tally } from './tally.ts';

const TIMEOUT = 30 * SECOND;
const CLIENTS = 3;

export async function watchedUploads(
  testSite: TestSite,
  app: App,
  storage: ObjectStorage,
  act: () => Promise<string>,
): Promise<Finding> {
  const cookie = await signIn(app.url, await addMember(testSite, 'admin'));
  const rows = await testSite.sql<{ id: string }[]>`
    insert into clients ${testSite.sql(Array.from({ length: CLIENTS }, (_, at) => ({ name: `Client ${at}` })))} returning id`;
  const [uploads, views]: [Tally, Tally] = [newTally(), newTally()];
  const bad: string[] = [];
  const state = { ended: false };
  const repeat = async (tally: Tally, send: (id: string) => Promise<string>) => {
    while (!state.ended) {
      const kind = await count(tally, () => send(rows[randomInt(CLIENTS)]?.id ?? ''));
      if (!FINE.has(kind)) bad.push(kind);
      await sleep(100);
    }
  };
  const work = [
    repeat(uploads, (id) => upload(app, cookie, id)),
    repeat(views, (id) => view(testSite, app, id)),
  ];
  const after = await disturb(app, act, () => uploads.counts.uploaded ?? 0, 'no logo is taken any more');
  state.ended = true;
  await Promise.all(work);
  const missing = await missingLogos(testSite, storage);
  const seen = `uploads: ${wordsOf(uploads)}; logos: ${wordsOf(views)}`;
  return after({ seen, lost: foundOf({ logos: missing }), bad });
}

const FINE = new Set(['uploaded', 'told that the logo is as it was', 'shown', 'not shown', 'none yet']);

async function upload(app: App, cookie: string, id: string): Promise<string> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  const png = await sharp({ create: { width: 400, height: 240, channels: 3, background } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('intent', 'logo');
  body.append('id', id);
  body.append('logo', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'logo.png');
  const answer = await fetch(`${app.url}/admin/clients`, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: app.url },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const page = await answer.text();
  if (answer.status === 303) return 'uploaded';
  const failed = answer.status === 503 && page.includes('The logo is as it was');
  return failed ? 'told that the logo is as it was' : `an upload is answered with ${answer.status}`;
}

async function view(testSite: TestSite, app: App, id: string): Promise<string> {
  const [row] = await testSite.sql<{ logoUrl: string | null }[]>`
    select logo_url as "logoUrl" from clients where id = ${id}`;
  if (!row?.logoUrl) return 'none yet';
  const answer = await fetch(app.url + row.logoUrl, {
    headers: UNSHARED,
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await answer.arrayBuffer();
  if (answer.status === 200) return 'shown';
  // Replaced since the look-up, so its files were rightly deleted.
  return [404, 503].includes(answer.status) ? 'not shown' : `a logo is answered with ${answer.status}`;
}

async function missingLogos(testSite: TestSite, storage: ObjectStorage): Promise<number> {
  const rows = await testSite.sql<{ logoUrl: string }[]>`
    select logo_url as "logoUrl" from clients where logo_url is not null`;
  const keys = rows
    .map(({ logoUrl }) => logoUrl.replace('/logos/', ''))
    .flatMap((key) => [key, doubleOf(key)]);
  const found = await Promise.all(keys.map((key) => storage.get(key)));
  return found.filter((object) => object === null).length;
}
