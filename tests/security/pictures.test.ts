import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, vi } from 'vitest';
import { SECOND } from '#app/platform/core/time.ts';
import { useBuiltSite } from '#tests/built-site.ts';
import { useTestDatabase } from '#tests/database.ts';
import { nightly } from '#tests/nightly.ts';
import { cookieOf, ROW, seed } from './fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

await useTestDatabase();
const site = await useBuiltSite();
beforeAll(seed);

const MASKS = svg(
  Array.from(
    { length: 40 },
    (_, at) => `<mask id="m${at}">${`<rect mask="url(#m${at - 1})"/>`.repeat(3)}</mask>`,
  ).join(''),
);
/** Only listed elements, which still take librsvg longer than anybody waits. */
const GRADIENTS = svg(
  `<radialGradient id="g">${'<stop offset=".5" stop-opacity=".5"/>'.repeat(2000)}</radialGradient>` +
    '<rect width="20" height="10" fill="url(#g)"/>'.repeat(2900),
);

// Keeps both cores busy for ten seconds; drawing.server.test.ts checks each day that nothing waits for such a
// picture.
nightly(
  'while pictures are drawn that never end, health and uncached pages answer, and the next logo is drawn',
  async () => {
    const uploads = [MASKS, GRADIENTS, MASKS, MASKS].map(upload);
    const ended = Promise.all(uploads);
    const state = { isEnded: false };
    void ended.then(() => (state.isEnded = true));
    const waits: number[] = [];
    for (let visit = 0; !state.isEnded; visit++) {
      for (const path of ['/healthz', `/pricing?visit=${visit}`, '/contact']) {
        const started = performance.now();
        const answer = await site.request({ path, headers: { 'Accept-Encoding': 'gzip' } });
        waits.push(performance.now() - started);
        expect(answer.status, path).toBe(200);
      }
      await sleep(100);
    }
    expect(Math.max(...waits)).toBeLessThan(3 * SECOND);
    const [masks, gradients] = await ended;
    expect(masks).toMatchObject({ status: 400, text: expect.stringContaining('uses masks') });
    expect(gradients).toMatchObject({ status: 400, text: expect.stringContaining('takes too long to draw') });
    expect((await upload(svg('<rect width="20" height="10"/>'))).status).toBe(200);
  },
);

async function upload(picture: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ intent: 'logo', id: ROW, live: 'yes' }))
    body.append(name, value);
  body.append('logo', new File([picture], 'logo.svg'));
  const headers = { ...cookieOf('admin'), Origin: site.origin, 'X-Forwarded-For': '10.9.9.9' };
  const answer = await fetch(`${site.url}/admin/clients.data?index`, {
    method: 'POST',
    body,
    headers,
  });
  return { status: answer.status, text: await answer.text() };
}

function svg(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">${inside}</svg>`;
}
