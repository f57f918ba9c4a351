import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { proposals } from '#app/platform/db/schema/proposals.ts';
import { freshWork } from '#app/work/core/engagements/work.test-support.ts';
import type { OfferDraft } from '#app/work/proposals/propose.server.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';

await useTestDatabase();

let [path, cookie] = ['', ''];

beforeEach(async () => {
  const { ann, taxpayerId } = await freshWork();
  path = `/admin/taxpayers/${taxpayerId}/propose`;
  cookie = await signedInAs(ann);
});

const OFFER = { intent: 'send', type: 'itr12', signatory: 'Thandi Nkosi', key: 'one-offer-of-a-colleague' };

test('a letter for a past day goes only after it was said what lateness costs', async () => {
  const offer = { ...OFFER, 'period-itr12': '2025' };
  const warned = await submit(path, offer, { cookie });
  expect(warned).toMatchObject({
    status: 409,
    data: { draft: { late: [expect.stringMatching(/^Income tax return/)] } },
  });
  const { late } = (warned.data as { draft: OfferDraft }).draft;
  expect(late[0]).toMatch(/SARS’s day was 20 October 2025\. SARS may charge a penalty for each month/);
  expect(await db().$count(proposals)).toBe(0);
  expect(await submit(path, { ...offer, late: late.join(' ') }, { cookie })).toMatchObject({ status: 303 });
  expect(await db().$count(proposals)).toBe(1);
});

test('a proposal instead of an opening keeps the kind of work, its period and price', async () => {
  const { data } = await visit(`${path}?intent=open&type=itr12&period=2025&price=1+250`, { cookie });
  const { lines, late } = (data as { draft: OfferDraft }).draft;
  expect(lines.filter(({ isChosen }) => isChosen)).toMatchObject([
    { type: 'itr12', period: '2025', price: '1 250' },
  ]);
  expect(late).toHaveLength(1);
  expect(lines[0]).toMatchObject({ type: 'itr12' });
});
