import { expect, test } from 'vitest';
import { freshDesk } from '#app/work/core/engagements/work.test-support.ts';
import { formOfFiles, PDF, photo, type TestFile } from '#app/work/documents/documents.test-support.ts';
import type { Sent } from '#app/work/documents/sent.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { ask, submit } from '#tests/routes.ts';
import { loader as lookOfDesk } from './admin.documents.$id_.look.ts';
import { loader as lookOfClient } from './work.documents.$id_.look.ts';

await useTestDatabase();

/** As scripts in a picture, a page named as one, and files that are two kinds at once. */
async function hostileFiles(): Promise<[TestFile, string | null][]> {
  const html = '<!doctype html><script>alert(1)</script>';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  const picture = await photo('#fff');
  return [
    [{ name: 'a.svg', bytes: svg }, null],
    [{ name: 'svg.png', bytes: `<?xml version="1.0"?>${svg}` }, null],
    [{ name: 'html.pdf', bytes: html }, null],
    [{ name: 'html.jpg', bytes: html }, null],
    [{ name: 'pdf.html', bytes: `${PDF}${html}` }, 'application/pdf'],
    [{ name: 'late.pdf', bytes: `${html}\n${PDF}` }, 'application/pdf'],
    [{ name: 'jpeg.html', bytes: Buffer.concat([picture, Buffer.from(html)]) }, 'image/jpeg'],
    [{ name: 'gif.png', bytes: `GIF89a${html}` }, null],
    [{ name: 'page.csv', bytes: 'a,<script>alert(1)</script>\n' }, 'application/octet-stream'],
  ];
}

test('only PDFs and pictures, told by their bytes, are shown, and only in a sandbox', async () => {
  const { thandi, admin: boss, id } = await freshDesk();
  const [client, admin] = [await signedInAs(thandi), await signedInAs(boss)];
  for (const [file, shown] of await hostileFiles()) {
    const answer = await submit(`/work/${id}/files`, formOfFiles([file]), {
      cookie: client,
      accept: 'application/json',
    });
    const { stored } = answer.data as unknown as Sent;
    expect([file.name, stored.length]).toEqual([file.name, shown ? 1 : 0]);
    if (!stored[0]) continue;
    for (const [load, cookie] of [
      [lookOfClient, client],
      [lookOfDesk, admin],
    ] as const) {
      const { headers, body } = await load(ask('/', { cookie, params: { id: stored[0].id } }));
      await body?.cancel();
      const isShown = shown !== 'application/octet-stream';
      expect([file.name, headers.get('Content-Type')]).toEqual([file.name, shown]);
      expect(headers.get('Content-Disposition')).toMatch(isShown ? /^inline;/ : /^attachment;/);
      expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; sandbox; frame-ancestors/);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  }
});
