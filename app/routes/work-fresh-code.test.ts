import { beforeEach, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#app/platform/core/time.ts';
import { linkOwner } from '#app/work/client/ended-link.server.ts';
import { openedCookie, provedAt } from '#app/work/client/opened-link.server.ts';
import { askFor, freshSigning, itemOf, type Signing } from '#app/work/signatures/signing.test-support.ts';
import { ADDRESS, asCookie, mailedCode, queuedMails } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { ask, submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

const DRAWN = '[[10,20,300,200]]';
const TYPED = { typed: 'Thandi Nkosi', drawn: DRAWN };

let signing: Signing;
let [work, item] = ['', ''];

beforeEach(async () => {
  signing = await freshSigning();
  await askFor(signing, { signer: ADDRESS });
  work = signing.work;
  item = (await itemOf(signing)).id;
});

test('after ten minutes a signature asks for another code, and keeps the name', async () => {
  const cookie = await opened(11 * MINUTE);
  const reply = await sign(cookie);
  expect(reply).toMatchObject({ status: 200, data: { asksCode: true, typed: TYPED } });
  expect(await signatures()).toEqual([]);
  const code = await mailedCode();
  const wrong = await sign(cookie, { code: code === '000000' ? '111111' : '000000' });
  expect(wrong).toMatchObject({
    status: 400,
    data: { asksCode: true, typed: TYPED, errors: { code: expect.stringMatching(/not the code/) } },
  });
  expect((wrong.data as { typed: object }).typed).not.toHaveProperty('code');
  const signed = await sign(cookie, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` });
  expect(await toastOf(signed)).toMatchObject({ title: 'Signed' });
  expect(await signatures()).toMatchObject([
    { typed: 'Thandi Nkosi', drawn: JSON.parse(DRAWN), proof: 'code' },
  ]);
  const { request } = ask('/', { cookie: asCookie(...signed.cookies) });
  expect(await provedAt(request, ADDRESS, new Date())).toBeInstanceOf(Date);
});

test('the link in the mail of that code leads back to the name that was typed', async () => {
  const cookie = await opened(11 * MINUTE);
  await sign(cookie);
  const code = await mailedCode();
  const [again = ''] = /\/request\/[\w-]+/.exec((await queuedMails(ADDRESS)).at(-1)?.text ?? '') ?? [];
  expect(await visit(again, { cookie })).toMatchObject({
    status: 200,
    data: { filled: code, isAskedHere: true },
  });
  const back = await submit(again, { intent: 'enter', code }, { cookie });
  expect(back.location).toBe(`/work/${work}?item=${item}#open`);
  const fresh = asCookie(...back.cookies);
  expect((await visit(`/work/${work}`, { cookie: fresh })).data).toMatchObject({ draft: TYPED });
  expect(await toastOf(await sign(fresh))).toMatchObject({ title: 'Signed' });
  expect((await visit(`/work/${work}`, { cookie: fresh })).data).toMatchObject({ draft: null });
});

test('another code can be sent from the form, and too many are refused there', async () => {
  const cookie = await opened(11 * MINUTE);
  for (let sent = 0; sent < 10; sent += 1)
    expect(await sign(cookie, { code: '1', again: 'yes' })).toMatchObject({ status: 200 });
  expect(await sign(cookie, { again: 'yes' })).toMatchObject({
    status: 400,
    data: { asksCode: true, typed: TYPED, errors: { code: expect.stringMatching(/too often/) } },
  });
  // Within a minute one is mailed, however often it is asked for.
  expect((await queuedMails(ADDRESS)).filter(({ subject }) => /is your code/.test(subject))).toHaveLength(1);
});

test('a name from before the two hours ended is there after a new code', async () => {
  const cookie = await opened(3 * HOUR);
  const draftOwner = linkOwner({ engagementId: work, email: ADDRESS }, new Date());
  const ended = await sign(cookie, { draftOwner });
  expect(ended.location).toMatch(/^\/request\/.*\?sent$/);
  const back = await submit(
    ended.location?.replace('?sent', '') ?? '',
    { intent: 'enter', code: await mailedCode() },
    { cookie },
  );
  const fresh = asCookie(...back.cookies);
  expect((await visit(`/work/${work}`, { cookie: fresh })).data).toMatchObject({ draft: TYPED });
});

async function opened(ago: number): Promise<string> {
  const link = { engagementId: work, email: ADDRESS };
  return asCookie(await openedCookie(ask('/').request, link, new Date(Date.now() - ago)));
}

function sign(cookie: string, fields: Record<string, string> = {}) {
  const form = { intent: 'sign', item, ...TYPED, ...fields };
  return submit(`/work/${work}`, form, { cookie, params: { id: work } });
}

async function signatures() {
  return (await itemOf(signing)).approval?.signing?.signatures;
}
