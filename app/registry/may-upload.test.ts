import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openedCookie } from '#app/work/client/opened-link.server.ts';
import { databasePool } from '#app/platform/db/client.server.ts';
import { MOST_BYTES, UPLOAD } from '#app/work/documents/kinds.ts';
import { closeAll, readSpooledForm } from '#app/work/documents/spool.server.ts';
import { addEngagement, freshWork } from '#app/work/core/engagements/work.test-support.ts';
import { createRouteTable } from '#server/route-table.ts';
import { addMember, asCookie, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { startSite } from '#tests/site.ts';
import { mayUpload } from './may-upload.server.ts';

await useTestDatabase();

const ROUTES = {
  room: { path: '/work/:id/files', handle: { upload: { ...UPLOAD, isForClients: true } } },
  desk: { path: '/admin/work/:id/files', handle: { upload: UPLOAD, permission: 'work' } },
};
const table = Object.entries(ROUTES).map(([id, { path, handle }]) => [id, { id, path, module: { handle } }]);
const received: number[] = [];
const site = await startSite(
  async (request) => {
    const { files } = await readSpooledForm(request);
    received.push(...files.map(({ size }) => size));
    await closeAll(files);
    return new Response('taken');
  },
  { findRoute: createRouteTable(Object.fromEntries(table) as never), mayUpload },
);
afterAll(() => site.close());

let [member, staff, id] = ['', '', ''];

beforeEach(async () => {
  const { thandi, ann, taxpayerId } = await freshWork();
  id = await addEngagement({ taxpayerId });
  [member, staff] = [await signedInAs(thandi), await signedInAs(ann)];
});

test('clients send files to their own work, staff to what they see, nobody else to any', async () => {
  const stranger = await signedInAs(await addMember({ email: 'ben@example.org' }));
  const link = { engagementId: id, email: 'thandi@example.org' };
  const opened = asCookie(await openedCookie(new Request('http://localhost'), link, new Date()));
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(200_000)]), 'a.pdf');
  const other = '1a2b3c4d-0000-4000-8000-000000000000';
  for (const [cookie, client, desk] of [
    [member, 200, 403],
    [staff, 403, 200],
    [stranger, 403, 403],
    [opened, 200, 403],
    [opened.slice(0, -3), 403, 403],
    ['', 403, 403],
  ] as const)
    for (const [path, status] of [
      [`/work/${id}/files`, client],
      [`/admin/work/${id}/files`, desk],
      [`/work/${other}/files`, 403],
      [`/admin/work/${other}/files`, 403],
    ] as const) {
      const headers = { origin: site.site.appUrl, cookie };
      const answer = await fetch(site.url + path, { method: 'POST', headers, body: form });
      expect([cookie, path, answer.status]).toEqual([cookie, path, status]);
      await answer.text();
    }
});

test('a body of unknown length for another’s work is answered before it has come', async () => {
  const stranger = await signedInAs(await addMember({ email: 'ben@example.org' }));
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(to) {
      sent += 100_000;
      to.enqueue(new Uint8Array(100_000));
      if (sent > 60_000_000) to.close();
    },
  });
  const headers = {
    origin: site.site.appUrl,
    cookie: stranger,
    'Content-Type': 'multipart/form-data; boundary=b',
  };
  const sending = fetch(`${site.url}/work/${id}/files`, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  const answer = await sending;
  expect([answer.status, sent < 40_000_000]).toEqual([403, true]);
  await answer.text().catch(() => '');
});

test('25 MB that arrive slowly use a megabyte of memory and no database connection', async () => {
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
  const end = '\r\n--b--\r\n';
  const piece = Buffer.alloc(MOST_BYTES / 400, 7);
  const socket = connect(site.port, '127.0.0.1');
  await once(socket, 'connect');
  const length = head.length + MOST_BYTES + end.length;
  socket.write(
    `POST /work/${id}/files HTTP/1.1\r\nHost: x\r\nOrigin: ${site.site.appUrl}\r\nCookie: ${member}\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${head}`,
  );
  let before: number | undefined;
  for (let sent = 1; sent <= 400; sent++) {
    await new Promise<void>((resolve, reject) =>
      socket.write(piece, (error) => (error ? reject(error) : resolve())),
    );
    if (sent % 50 !== 0) continue;
    // The first time, the sender is still looked up.
    await expect.poll(() => databasePool().inUse).toBe(0);
    before ??= liveBytes();
    // What is on its way now is freed one turn later.
    await expect.poll(() => liveBytes() - before!).toBeLessThan(1_000_000);
  }
  socket.write(end);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*taken/s);
  expect(received.at(-1)).toBe(MOST_BYTES);
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What cannot be freed. */
function liveBytes(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
