import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { starting } from '#content/pages/starting.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { answerDayOf } from '#app/firm/core/answer-day.ts';
import { dayText } from '#app/platform/core/time.ts';
import { forgetWork } from '#app/work/core/engagements/work.test-support.ts';
import { shownText, storedText } from '#app/work/core/taxpayers/correctable.ts';
import { addMember, queuedMails, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';

await useTestDatabase();

let [cookie, taxpayer, proposal] = ['', '', ''];

beforeEach(async () => {
  await forgetWork();
  cookie = await signedInAs(await addMember());
  const vendor = { intent: 'add', kind: 'company', name: 'Sipho Stores', yearEnd: '2' };
  const { location } = await submit('/start/standard', { ...vendor, vatCategory: 'unknown' }, { cookie });
  taxpayer = new URL(location ?? '', 'https://example.org').searchParams.get('taxpayer') ?? '';
  const offer = { intent: 'offer', taxpayer, key: 'one-proposal-of-the-owner', 'vat-lookup': 'yes' };
  proposal = (await submit(location ?? '', offer, { cookie })).location ?? '';
});

const fact = async () => {
  const { data } = await visit(`/account/taxpayers/${taxpayer}`, { cookie });
  const shown = (data as { taxpayer: Parameters<typeof storedText>[0] }).taxpayer;
  return shownText('vatCategory', storedText(shown, 'vatCategory'));
};
const lookedUp = async () => {
  const home = await visit('/account', { cookie });
  const ofHome = (home.data as { home: { lookedUp: unknown } }).home.lookedUp;
  expect((await visit('/account/due', { cookie })).data?.lookedUp).toEqual(ofHome);
  return (ofHome as { vatLookup: unknown }[])[0]?.vatLookup;
};

const workWithStep = async () =>
  (await db().select().from(engagements)).find(({ insideSteps }) => insideSteps.length > 0);

test('who is registered in an unknown VAT category is not shown as not registered', async () => {
  expect(await fact()).toBe(starting.vatCategory.lookedUp);
  expect(await lookedUp()).toMatchObject({ isAgreed: false });
  await submit(proposal, { intent: 'accept', name: 'Thandi Nkosi', agree: 'yes' }, { cookie });
  expect(await fact()).toBe(starting.vatCategory.lookedUp);
  expect(await lookedUp()).toEqual({ day: answerDayOf(new Date()), isAgreed: true });
});

test('what was said of VAT is kept without a proposal, until something else is said', async () => {
  await submit(proposal, { intent: 'decline' }, { cookie });
  expect(await fact()).toBe(starting.vatCategory.lookedUp);
  expect(await lookedUp()).toEqual({ day: null, isAgreed: false });
  const path = `/start/standard?taxpayer=${taxpayer}`;
  expect((await visit(path, { cookie })).data).toMatchObject({ step: { asksVatLookup: true } });
  const offer = { intent: 'offer', taxpayer, key: 'another-proposal-of-the-owner' };
  await submit(path, offer, { cookie });
  expect([await fact(), await lookedUp()]).toEqual(['Not registered', null]);
});

test('it goes once the category is entered', async () => {
  await db().update(taxpayers).set({ vatCategory: 'A' }).where(eq(taxpayers.id, taxpayer));
  expect(await fact()).toMatch(/Category A/);
  expect(await lookedUp()).toBeNull();
  await db().update(taxpayers).set({ vatCategory: null }).where(eq(taxpayers.id, taxpayer));
  expect(await lookedUp()).not.toBeNull();
});

test('a look-up that is removed or done leaves who has no category as not registered', async () => {
  const work = await workWithStep();
  const steps = (work?.insideSteps ?? []).map((step) => ({
    ...step,
    done: { by: 'Ann', at: '2026-11-30' },
  }));
  await db()
    .update(engagements)
    .set({ insideSteps: steps as never })
    .where(eq(engagements.id, work?.id ?? ''));
  expect([await fact(), await lookedUp()]).toEqual(['Not registered', null]);
});

test('the day that counts is the one after the acceptance, however late that is', async () => {
  const work = await workWithStep();
  const steps = (work?.insideSteps ?? []).map((step) => ({ ...step, day: '2026-01-05' }));
  await db()
    .update(engagements)
    .set({ insideSteps: steps })
    .where(eq(engagements.id, work?.id ?? ''));
  await submit(proposal, { intent: 'accept', name: 'Thandi Nkosi', agree: 'yes' }, { cookie });
  expect(await lookedUp()).toMatchObject({ day: answerDayOf(new Date()) });
});

test('the mail with the receipt names the quotes and the look-up that were promised', async () => {
  const work = await workWithStep();
  const wanted = { what: 'VAT return, September and October 2026', due: null };
  const quote = {
    id: randomUUID(),
    of: 'quote vat201 2026-10',
    what: 'Send it',
    who: null,
    day: '2026-11-30',
  };
  const insideSteps = [...(work?.insideSteps ?? []), { ...quote, done: null, wanted }];
  await db()
    .update(engagements)
    .set({ insideSteps })
    .where(eq(engagements.id, work?.id ?? ''));
  await submit(proposal, { intent: 'accept', name: 'Thandi Nkosi', agree: 'yes' }, { cookie });
  const receipt = (await queuedMails()).find(({ subject }) => subject.startsWith('Your receipt'));
  expect(receipt?.text).toContain(`- We send you a quote by 30 November 2026: ${wanted.what}.`);
  expect(receipt?.text).toContain(`- ${starting.vatCategory.promised(dayText(answerDayOf(new Date())))}`);
});
