import { beforeEach, expect, test } from 'vitest';
import { testimonials } from '#content/testimonials.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { shownFrom, testimonialsNow } from '#app/firm/core/testimonials.ts';
import { DAY, southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { addMember, forgetAccounts, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit } from '#tests/routes.ts';

await useTestDatabase();

const NEW = '33333333-3333-4333-8333-333333333333';
const WORDS = {
  content: 'They found two years of medical credits that I had not claimed.',
  author: 'Zanele Khumalo',
  role: 'Teacher, Soshanguve',
  service: '/tax/individual',
  rating: '5',
  agreedOn: '2026-05-04',
  agreedHow: 'Mail to Johan',
};

let cookie: string;
beforeEach(async () => {
  await forgetAccounts();
  await db().delete(contentVersions);
  await refreshContent();
  cookie = await signedInAs(await addMember({ role: 'editor' }));
});

test('a client’s words stand alone: those that came with the site go first', async () => {
  const early = await post(NEW, { intent: 'publish', version: '0', ...WORDS });
  expect(early).toMatchObject({
    status: 400,
    data: { errors: { content: expect.stringContaining('first') } },
  });
  const first = String(testimonials[0]?.id);
  const rewritten = await post(first, { intent: 'publish', version: '0', ...WORDS });
  expect(rewritten).toMatchObject({ status: 400, data: { errors: { content: expect.any(String) } } });
  await removeThoseOfTheFile();
  expect([testimonialsNow(), shownFrom()]).toEqual([[], null]);
  expect((await post(NEW, { intent: 'publish', version: '0', ...WORDS })).status).toBe(303);
  await refreshContent();
  const { author, content } = WORDS;
  const service = { to: '/tax/individual', label: expect.any(String) };
  const consent = { on: '2026-05-04', how: 'Mail to Johan' };
  expect(testimonialsNow()).toMatchObject([{ id: NEW, author, content, service, rating: 5, consent }]);
  expect(shownFrom()).toBeNull();
});

test('nobody is named without consent and its day, and no stars are above five', async () => {
  await removeThoseOfTheFile();
  for (const [field, value] of [
    ['agreedOn', ''],
    ['agreedOn', southAfricanDay(new Date(Date.now() + 2 * DAY))],
    ['agreedHow', ''],
    ['rating', '6'],
    ['service', '/nowhere'],
  ] as const)
    expect(await post(NEW, { intent: 'publish', version: '0', ...WORDS, [field]: value })).toMatchObject({
      status: 400,
      data: { errors: { [field]: expect.any(String) } },
    });
});

async function removeThoseOfTheFile(): Promise<void> {
  for (const { id } of testimonials) {
    expect((await post(String(id), { intent: 'remove', version: '0' })).status).toBe(303);
  }
  await refreshContent();
}

function post(id: string, fields: Record<string, string>) {
  return submit(`/admin/content/testimonials/${id}`, fields, { cookie });
}
