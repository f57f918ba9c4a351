import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { rateLimits } from '#app/platform/db/schema/limits.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { addMember, PASSWORD, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { startBuiltServer } from '#tests/node.ts';
import { nightly } from '#tests/nightly.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const NAME = 'Nomvula Radebe-Featherstone';
const PUBLIC = ['/', '/pricing', '/contact', '/blog', '/calculator?type=individual'];
const database = await useTestDatabase();
const site = await startBuiltServer({ DATABASE_URL: database.url, APP_URL: '' });
afterAll(() => void site.child.kill('SIGKILL'));
beforeEach(async () => {
  await db().delete(rateLimits);
  await db().delete(users);
});

test('a shared page contains nothing of the member who requested it first', async () => {
  const cookie = await signedInAs(await addMember({ fullName: NAME }));
  for (const path of PUBLIC) {
    const own = await get(path, cookie);
    expect([path, own.cacheControl, own.body.includes(NAME)]).toEqual([path, 'private, no-store', true]);
    for (let visit = 0; visit < 2; visit++) {
      const shared = await get(path);
      for (const own of [NAME, 'Sign Out'])
        expect(shared.body.includes(own), `${own} in ${path}`).toBe(false);
      expect(shared.cacheControl).toContain('s-maxage');
    }
    const again = await get(path, cookie);
    expect([path, again.cacheControl, again.body.includes(NAME)]).toEqual([path, 'private, no-store', true]);
  }
});

test('the data of a client navigation contains nothing of the member either', async () => {
  const cookie = await signedInAs(await addMember({ fullName: NAME }));
  for (const path of ['/_root.data', '/contact.data', '/blog.data', '/calculator.data?type=individual']) {
    const own = await get(path, cookie);
    expect(own, path).toMatchObject({ status: 200, cacheControl: 'private, no-store' });
    expect(own.body.includes(NAME), path).toBe(true);
    expect([path, (await get(path)).body.includes(NAME)]).toEqual([path, false]);
  }
});

test('pages of mailed links send no referrer', async () => {
  const lost = ['/auth/lost/confirm', '/auth/lost/stop'];
  for (const path of ['/auth/verify', '/auth/reset', '/auth/not-me', '/account/email/confirm', ...lost]) {
    const { headers } = await get(`${path}?token=${'x'.repeat(43)}`);
    expect([path, headers.get('Referrer-Policy')]).toEqual([path, 'same-origin']);
  }
});

nightly(
  'responses do not reveal accounts: same status, headers and bytes',
  async () => {
    await addMember({ email: 'known@example.org' });
    await addMember({ email: 'await@example.org', verified: false });
    // The length of a compressed response would depend on the address that was typed.
    const plain = { Origin: site.url, 'Accept-Encoding': 'identity' };
    const sign = { full_name: 'Thandi Nkosi', user_type: 'individual', password: PASSWORD };
    for (const [path, fields] of [
      ['/auth', { password: 'Wrong-Word-1' }],
      ['/auth?mode=signup', sign],
      ['/auth/resend', {}],
      ['/auth/forgot', {}],
    ] as const) {
      const answers = new Set<string>();
      for (let count = 0; count < 2; count++) {
        for (const email of ['known@example.org', 'await@example.org', `nobo${count}@example.org`]) {
          await db().delete(rateLimits);
          const { status, headers, body } = await post(path, { ...fields, email }, plain);
          const compared = [...headers]
            .filter(([name]) => !['date', 'x-request-id'].includes(name))
            .map(([name, value]) => [
              name,
              value.replace(/(?<=signed-up=)[^;]+/, ({ length }) => `${length}`),
            ]);
          answers.add(JSON.stringify([status, compared, body.replaceAll(email, 'somebody')]));
        }
      }
      expect([path, answers.size]).toEqual([path, 1]);
    }
  },
  60_000,
);

async function get(path: string, cookie = '') {
  return answered(await fetch(site.url + path, { headers: { Cookie: cookie }, redirect: 'manual' }));
}

async function post(path: string, fields: Record<string, string>, headers: Record<string, string>) {
  const init = { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' as const };
  return answered(await fetch(site.url + path, init));
}

async function answered(answer: Response) {
  const { status, headers } = answer;
  return { status, headers, cacheControl: headers.get('Cache-Control'), body: await answer.text() };
}
