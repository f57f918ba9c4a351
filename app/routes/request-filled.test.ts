import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { addEngagementLink, readLinkAgain } from '#app/work/core/engagements/links.server.ts';
import { addEngagement, addTaxpayerFor, forgetWork } from '#app/work/core/engagements/work.test-support.ts';
import { ADDRESS, asCookie, mailedCode, queuedMails } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';

await useTestDatabase();

let [engagementId, path] = ['', ''];

beforeEach(async () => {
  await forgetWork();
  engagementId = await addEngagement({ taxpayerId: await addTaxpayerFor(null, { email: ADDRESS }) });
  const link = { engagementId, email: ADDRESS };
  path = `/request/${await db().transaction((tx) => addEngagementLink(tx, link, new Date()))}`;
});

test('the mail of a code begins with it, and has a link that fills it in', async () => {
  const cookie = asCookie(...(await submit(path, { intent: 'send' })).cookies);
  const code = await mailedCode();
  const [mail] = await queuedMails(ADDRESS);
  expect(mail?.subject).toMatch(new RegExp(`^${code} is your code for `));
  const [again = '', secret = ''] = /\/request\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
  for (const opening of ['by a scanner', 'and once more'])
    expect(await visit(again), opening).toMatchObject({
      status: 200,
      data: { filled: code, isAskedHere: false },
    });
  expect(await visit(again, { cookie })).toMatchObject({ data: { filled: code, isAskedHere: true } });
  expect((await visit(`${again}?sent`, { cookie })).data).toMatchObject({
    isSent: true,
    isAskedHere: false,
  });
  expect(await submit(again, { intent: 'enter', code })).toMatchObject({
    status: 303,
    location: `/work/${engagementId}`,
  });
  expect(await submit(again, { intent: 'enter', code })).toMatchObject({ status: 400 });
  const later = (minutes: number) => readLinkAgain(secret, new Date(Date.now() + minutes * MINUTE));
  expect(later(9)).toMatchObject({ code });
  expect(later(11)).toEqual({ engagementId, email: ADDRESS });
});

test('the link of a code that was used, or ended, says so and fills nothing in', async () => {
  const again = async () => {
    const mail = (await queuedMails(ADDRESS)).at(-1);
    return /\/request\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await submit(path, { intent: 'send' });
  const [first, code] = [await again(), await mailedCode()];
  await submit(path, { intent: 'enter', code: code === '000000' ? '000001' : '000000' });
  await submit(path, { intent: 'send' });
  const lost = { isSent: false, filled: undefined, isAskedHere: false };
  expect((await visit(first)).data).toMatchObject({ ...lost, lost: 'ended' });
  const [second, newest] = [await again(), await mailedCode()];
  expect((await visit(second)).data).toMatchObject({ filled: newest, lost: null });
  await submit(second, { intent: 'enter', code: newest });
  expect((await visit(second)).data).toMatchObject({ ...lost, lost: 'used' });
  expect((await visit(path)).data).toMatchObject({ isSent: false, lost: null });
});

test('a code that was just mailed is not mailed twice, and the page says when', async () => {
  for (const _ of [1, 2]) expect(await submit(path, { intent: 'send' })).toMatchObject({ status: 303 });
  expect(await queuedMails(ADDRESS)).toHaveLength(1);
  const { data } = await visit(`${path}?sent`);
  expect(data).toMatchObject({ isSent: true, mailedAt: expect.any(Date) });
});

test('a link leads to what waits for an approval, right after its code', async () => {
  const isOfWork = eq(requestItems.engagementId, engagementId);
  await db().delete(requestItems).where(isOfWork);
  // The questions, which would come first on the page of a link for papers, are open too.
  await db().update(engagements).set({ state: 'in_progress', answers: null });
  const approval = { documents: [], figure: 'none', cents: null, payBy: null, given: null } as const;
  await put(requestItems, { engagementId, what: 'My return', takes: 'approval', position: 0, approval });
  expect((await visit(path)).data).toMatchObject({ waits: ['Something to approve', 'Nine short questions'] });
  await submit(path, { intent: 'send' });
  const opened = await submit(path, { intent: 'enter', code: await mailedCode() });
  expect(opened.location).toBe(`/work/${engagementId}#open`);
});
