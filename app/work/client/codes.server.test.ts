import { beforeEach, expect, test } from 'vitest';
import { retention } from '#content/retention.ts';
import { db } from '#app/platform/db/client.server.ts';
import { linkCodes } from '#app/platform/db/schema/links.ts';
import { addEngagement, addTaxpayerFor, forgetWork } from '#app/work/core/engagements/work.test-support.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { ADDRESS, mailedCode, queuedMails } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { mailCode, mailedAt, redeemCode } from './codes.server.ts';

await useTestDatabase();

const NOW = new Date('2026-11-23T08:00:00Z');

const link = { engagementId: '', email: ADDRESS };

beforeEach(async () => {
  await forgetWork();
  const taxpayerId = await addTaxpayerFor(null, { email: ADDRESS });
  link.engagementId = await addEngagement({ taxpayerId });
});

test('a code works once, for its engagement and address alone', async () => {
  const code = await nextCode();
  const elsewhere = await addEngagement({ taxpayerId: await addTaxpayerFor(null), period: '2025' });
  expect(await redeemCode({ ...link, email: 'other@example.org' }, code, NOW)).toBe('over');
  expect(await redeemCode({ ...link, engagementId: elsewhere }, code, NOW)).toBe('over');
  expect(await redeemCode(link, code, NOW)).toBe('right');
  expect(await redeemCode(link, code, NOW)).toBe('over');
});

test('a code ends after its minutes, and when another one is sent', async () => {
  const lasts = retention.requestCodeMinutes * MINUTE;
  const first = await nextCode(new Date(NOW.getTime() - MINUTE));
  const second = await nextCode();
  if (first !== second) expect(await redeemCode(link, first, NOW)).toBe('wrong');
  expect(await redeemCode(link, second, new Date(NOW.getTime() + lasts))).toBe('over');
  expect(await redeemCode(link, second, new Date(NOW.getTime() + lasts - 1))).toBe('right');
});

test('five wrong tries end a code, even at once, and only its keyed hash is stored', async () => {
  const code = await nextCode();
  const [stored] = await db().select().from(linkCodes);
  expect(JSON.stringify(stored)).not.toContain(code);
  const wrong = code === '000000' ? '000001' : '000000';
  const tries = await Promise.all(Array.from({ length: 20 }, () => redeemCode(link, wrong, NOW)));
  expect(tries.filter((verdict) => verdict === 'wrong')).toHaveLength(4);
  expect(await redeemCode(link, code, NOW)).toBe('over');
  expect(await redeemCode(link, await nextCode(), NOW)).toBe('right');
});

test('within a minute no second code goes out, unless one was tried wrongly', async () => {
  const first = await nextCode();
  const soon = new Date(NOW.getTime() + MINUTE - 1);
  const many = await Promise.all(Array.from({ length: 5 }, () => mailCode(link, soon)));
  expect(many).toEqual(Array.from({ length: 5 }, () => ({ at: NOW, isEarlier: true })));
  expect(await mailedAt(link, soon)).toEqual(NOW);
  expect(await queuedMails(ADDRESS)).toHaveLength(1);
  await redeemCode(link, first === '000000' ? '000001' : '000000', soon);
  expect(await mailCode(link, soon)).toEqual({ at: soon, isEarlier: false });
  expect(await mailCode(link, new Date(soon.getTime() + MINUTE))).toMatchObject({ isEarlier: false });
  expect(await queuedMails(ADDRESS)).toHaveLength(3);
});

async function nextCode(now = NOW): Promise<string> {
  await mailCode(link, now);
  return mailedCode();
}
