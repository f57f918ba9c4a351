import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { forgetWork } from '#app/work/core/engagements/work.test-support.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';

await useTestDatabase();

const COMPANY = { intent: 'add', kind: 'company', name: 'Sipho Stores', yearEnd: '2' };

let [cookie, taxpayer, proposal] = ['', '', ''];

const say = (more: Record<string, string> = {}, query = '') =>
  submit(`/start/standard${query}`, { ...COMPANY, ...more }, { cookie });
const offer = async () => {
  const fields = { intent: 'offer', taxpayer, key: crypto.randomUUID() };
  return (await submit('/start/standard', fields, { cookie })).location ?? '';
};
const stored = async () => (await db().select().from(taxpayers).where(eq(taxpayers.id, taxpayer)))[0];
const step = async () =>
  (await visit(`/start/standard?taxpayer=${taxpayer}`, { cookie })).data as { step: { offer: unknown } };

beforeEach(async () => {
  await forgetWork();
  cookie = await signedInAs(await addMember());
  const { location } = await say({ registrationNumber: '2018/123456/07' });
  taxpayer = new URL(location ?? '', 'https://example.org').searchParams.get('taxpayer') ?? '';
  proposal = await offer();
});

test('who starts again after declining is proposed what they answer now', async () => {
  await submit(proposal, { intent: 'decline' }, { cookie });
  const answers = { vatCategory: 'A', registrationNumber: '2018/654321/07', yearEnd: '6' };
  expect((await say(answers)).location).toContain(taxpayer);
  expect(await stored()).toMatchObject({ ...answers, yearEnd: 6 });
  await offer();
  const works = await db().select().from(engagements).where(eq(engagements.state, 'proposed'));
  expect(works.map(({ type }) => type)).toContain('vat201');
});

test('where the firm has another value, the page says so and it is corrected by us', async () => {
  await submit(proposal, { intent: 'decline' }, { cookie });
  await db().update(taxpayers).set({ isProspect: false }).where(eq(taxpayers.id, taxpayer));
  await say({ yearEnd: '6' });
  expect(await stored()).toMatchObject({ yearEnd: 2 });
  const claim = { field: 'yearEnd', have: 'End of February', theirs: 'End of June' };
  expect((await step()).step.offer).toMatchObject({ claims: [claim] });
});

test('an open proposal is led to, says what is said to be wrong, and starts again', async () => {
  expect((await step()).step.offer).toMatchObject({ proposal: proposal.split('/').at(-1) });
  expect(await offer()).toBe(proposal);
  await say({ yearEnd: '6' });
  expect(await stored()).toMatchObject({ yearEnd: 2 });
  expect((await visit(proposal, { cookie })).data).toMatchObject({ wrong: [{ field: 'yearEnd' }] });
  const again = `?again=${taxpayer}`;
  const filled = { name: COMPANY.name, yearEnd: '6', registrationNumber: '2018/123456/07' };
  expect((await visit(`/start/standard${again}`, { cookie })).data).toMatchObject({
    step: { filled, choices: [] },
  });
  // Who changes nothing, or goes away, keeps the proposal.
  await say({ registrationNumber: '2018/123456/07' }, again);
  expect((await visit(proposal, { cookie })).data).toMatchObject({ state: 'open' });
  await say({ yearEnd: '6', name: 'Sipho Stores (Pty) Ltd' }, again);
  expect((await visit(proposal, { cookie })).data).toMatchObject({ state: 'replaced', wrong: [] });
  expect(await stored()).toMatchObject({ yearEnd: 6, name: 'Sipho Stores (Pty) Ltd' });
  expect((await step()).step.offer).toMatchObject({ claims: [], proposal: null });
});

test('a registration number that is not the CIPC’s is asked about once', async () => {
  const wrong = { name: 'Other Stores', registrationNumber: '2018/123456' };
  expect(await say(wrong)).toMatchObject({
    status: 400,
    data: { errors: { registrationNumber: expect.anything() } },
  });
  expect((await say({ ...wrong, sure: '2018123456' })).status).toBe(303);
  expect((await say({ name: 'Third Stores', registrationNumber: '201812345607' })).status).toBe(303);
});

test('a name without a letter or a figure is refused', async () => {
  expect(await say({ name: '???' })).toMatchObject({
    status: 400,
    data: { errors: { name: expect.anything() } },
  });
});

test('a VAT category that is not known any more is looked up, unless the firm has it', async () => {
  const again = `?again=${taxpayer}`;
  await say({ vatCategory: 'A' }, again);
  expect(await stored()).toMatchObject({ vatCategory: 'A' });
  const withVat = await offer();
  await say({ vatCategory: 'unknown' }, again);
  expect((await visit(withVat, { cookie })).data).toMatchObject({ state: 'replaced' });
  expect(await stored()).toMatchObject({ vatCategory: null });
  expect((await step()).step.offer).toMatchObject({ isVatLookedUp: false, proposal: null });
  await db().update(taxpayers).set({ vatCategory: 'B', isProspect: false }).where(eq(taxpayers.id, taxpayer));
  await say({ vatCategory: 'unknown' }, again);
  expect(await stored()).toMatchObject({ vatCategory: 'B' });
  expect((await step()).step.offer).toMatchObject({ claims: [] });
});
