import { like, sql } from 'drizzle-orm';
import { starting } from '#content/pages/starting.ts';
import { expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { engagementEvents, engagements } from '#app/platform/db/schema/engagements.ts';
import { forgetWork } from '#app/work/core/engagements/work.test-support.ts';
import type { Home } from '#app/work/client/home.server.ts';
import type { ShownOffer } from '#app/work/proposals/start.server.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';

await useTestDatabase();

test('who said that they are registered for VAT is asked only for the category', async () => {
  await forgetWork();
  const cookie = await signedInAs(await addMember());
  const company = { intent: 'add', kind: 'company', name: 'Thandi Trading', yearEnd: '2' };
  for (const [query, vat, status] of [
    ['?vat=yes', 'yes', 400],
    ['?vat=no', 'none', 303],
    ['', 'open', 303],
  ] as const) {
    const path = `/start/standard${query}`;
    expect((await visit(path, { cookie })).data, query).toMatchObject({ step: { vat } });
    expect((await submit(path, company, { cookie })).status, query).toBe(status);
  }
  const vendor = { ...company, name: 'Sipho Stores', vatCategory: 'B' };
  const { status, location } = await submit('/start/standard?vat=yes', vendor, { cookie });
  expect(status).toBe(303);
  const { data } = await visit(location ?? '', { cookie });
  expect(JSON.stringify(data)).toMatch(/VAT201|VAT return/);
});

test('an unknown VAT category is looked up, and no VAT period is proposed by guess', async () => {
  await forgetWork();
  const cookie = await signedInAs(await addMember());
  const vendor = {
    intent: 'add',
    kind: 'company',
    name: 'Sipho Stores',
    yearEnd: '2',
    vatCategory: 'unknown',
  };
  for (const query of ['?vat=yes', '']) {
    const { status, location } = await submit(`/start/standard${query}`, vendor, { cookie });
    expect([status, location], query).toEqual([303, expect.stringMatching(/taxpayer=.*&vat=unknown$/)]);
  }
  const { location } = await submit('/start/standard?vat=yes', vendor, { cookie });
  const path = location ?? '';
  const step = async () => ((await visit(path, { cookie })).data as { step: object }).step;
  expect(await step()).toMatchObject({ asksVatLookup: true, offer: { isVatLookedUp: false } });
  const taxpayer = new URL(path, 'https://example.org').searchParams.get('taxpayer') ?? '';
  const offer = { intent: 'offer', taxpayer, key: 'one-proposal-of-the-owner', 'vat-lookup': 'yes' };
  const proposal = (await submit(path, offer, { cookie })).location ?? '';
  expect((await visit(proposal, { cookie })).data).toMatchObject({ isVatLookedUp: true, quotes: [] });
  expect(await step()).toMatchObject({ offer: { isVatLookedUp: true } });
  const works = await db().select().from(engagements);
  expect(works.map(({ type }) => type)).not.toContain('vat201');
  expect(works.flatMap(({ insideSteps }) => insideSteps.map(({ what }) => what))).toEqual([
    starting.vatCategory.step,
  ]);
  await db().execute(sql`update taxpayers set vat_category = 'A' where id = ${taxpayer}`);
  expect((await visit(proposal, { cookie })).data).toMatchObject({ isVatLookedUp: false });
});

test('without the tick nothing is looked up', async () => {
  await forgetWork();
  const cookie = await signedInAs(await addMember());
  const company = { intent: 'add', kind: 'company', name: 'Thandi Trading', yearEnd: '2' };
  const path = (await submit('/start/standard', company, { cookie })).location ?? '';
  const taxpayer = new URL(path, 'https://example.org').searchParams.get('taxpayer') ?? '';
  const offer = { intent: 'offer', taxpayer, key: 'one-proposal-of-the-owner' };
  const proposal = (await submit(path, offer, { cookie })).location ?? '';
  expect((await visit(proposal, { cookie })).data).toMatchObject({ isVatLookedUp: false });
});

test('every wrong field of a new taxpayer is listed, in the order of the form', async () => {
  await forgetWork();
  const cookie = await signedInAs(await addMember());
  const wrong = { kind: 'company', name: '', taxNumber: '12', registrationNumber: 'none', yearEnd: '2' };
  const { data } = await submit('/start/standard?vat=yes', { intent: 'add', ...wrong }, { cookie });
  const fields = Object.keys((data as { errors: object }).errors);
  expect(fields).toEqual(['name', 'taxNumber', 'registrationNumber', 'vatCategory']);
});

test('a tax number whose last digit does not fit is asked about once', async () => {
  await forgetWork();
  const cookie = await signedInAs(await addMember());
  const company = { intent: 'add', kind: 'company', name: 'Thandi Trading', yearEnd: '2' };
  const post = (more: Record<string, string>) =>
    submit('/start/standard?vat=no', { ...company, ...more }, { cookie });
  expect(await post({ taxNumber: '9012345678' })).toMatchObject({
    status: 400,
    data: { result: { error: { taxNumber: [expect.stringContaining('last digit does not fit')] } } },
  });
  expect(await post({ taxNumber: '9012345678', sure: '9012345678' })).toMatchObject({ status: 303 });
});

test('a plan that keeps books says who does the periods from before they open', async () => {
  const oldFirm = expect.stringMatching(
    /open with us by .* 202\d, within 10 working days.* unless your old firm/,
  );
  expect((await visit('/start/standard')).data).toMatchObject({ step: { oldFirm } });
  expect((await visit('/start/individual-income-tax')).data).toMatchObject({ step: { oldFirm: null } });
  await forgetWork();
  const cookie = await signedInAs(await addMember());
  const company = { intent: 'add', kind: 'company', name: 'Thandi Trading', yearEnd: '2' };
  const { location } = await submit('/start/standard?vat=no', company, { cookie });
  expect((await visit(location ?? '', { cookie })).data).toMatchObject({
    step: { offer: { oldFirm } },
  });
});

test('who starts with turnover tax reads from when they can have it', async () => {
  const election = expect.stringMatching(/can have it from 1 March.*within two months of its start/);
  expect((await visit('/start/turnover-tax')).data).toMatchObject({ step: { election } });
  expect((await visit('/start/individual-income-tax')).data).toMatchObject({ step: { election: null } });
});

test('what is late or due before the books has a quote of its own, by a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T08:00:00Z') });
  await forgetWork();
  const cookie = await signedInAs(await addMember());
  const vendor = { intent: 'add', kind: 'company', name: 'Sipho Stores', yearEnd: '2', vatCategory: 'B' };
  const { location } = await submit('/start/standard?vat=yes', vendor, { cookie });
  const path = location ?? '';
  const { offer } = ((await visit(path, { cookie })).data as { step: { offer: ShownOffer } }).step;
  const toCome = offer.catchUp?.choices.filter(({ isToCome }) => isToCome);
  expect(toCome?.map(({ label, hint }) => `${label}: ${hint}`)).toEqual([
    'VAT return (VAT201), September and October 2026: due 30 November 2026, which may be too soon for our quote: call us today, or file it as before',
    'Monthly payroll (EMP201), November 2026: due 7 December 2026',
    'Declaration to the UIF: joiners, leavers and pay, November 2026: due 4 December 2026',
  ]);
  expect(offer.catchUp?.choices).toContainEqual(
    expect.objectContaining({
      value: 'itr14 2025',
      isToCome: false,
      label: expect.stringMatching(/up to .*2025/),
    }),
  );
  expect(offer.lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'vat201', suggested: '2026-12', due: 'Due 29 January 2027' }),
      expect.objectContaining({ type: 'payroll', suggested: '2026-12', due: 'Due 7 January 2027' }),
    ]),
  );
  const taxpayer = new URL(path, 'https://example.org').searchParams.get('taxpayer') ?? '';
  const chosen = { 'period-vat201': '2026-10', quote: 'vat201 2026-10' };
  const start = () =>
    submit(path, { intent: 'offer', taxpayer, key: 'one-proposal-of-the-owner', ...chosen }, { cookie });
  const proposal = (await start()).location ?? '';
  expect(proposal).toMatch(/^.proposal/);
  await start();
  const works = await db().select().from(engagements);
  expect(works.map(({ type, period }) => `${type} ${period}`)).not.toContain('vat201 2026-10');
  expect(
    works.flatMap(({ type, insideSteps }) => insideSteps.map((step) => ({ type, ...step }))),
  ).toMatchObject([
    {
      type: 'books',
      what: expect.stringMatching(/^Send a quote of its own: VAT.*October 2026$/),
      day: '2026-11-30',
    },
  ]);
  const events = await db().select().from(engagementEvents).where(like(engagementEvents.text, 'A quote%'));
  expect(events).toMatchObject([{ isForClient: true, isOurs: false }]);

  const quotes = [{ what: 'VAT return (VAT201), September and October 2026', day: '2026-11-30' }];
  expect((await visit(proposal, { cookie })).data).toMatchObject({ quotes });
  const home = async () => (await visit('/account', { cookie })).data as { home: Home };
  expect((await home()).home).toMatchObject({ quotes });
  const vat = (await home()).home.due.find(({ day }) => day === '2026-11-30');
  expect(vat?.turn).toBe('quote');
  await db().execute(
    sql`update engagements set inside_steps = jsonb_set(inside_steps, '{0,done}', '{"by": "Ann", "at": "2026-11-30"}') where type = 'books'`,
  );
  expect((await home()).home.quotes).toEqual([]);
  vi.useRealTimers();
});

test('who is registered for VAT reads before signing up that the category is asked for', async () => {
  for (const [query, asksVat] of [
    ['?vat=yes', true],
    ['', false],
  ] as const)
    expect((await visit(`/start/standard${query}`)).data, query).toMatchObject({ step: { asksVat } });
});
