import { expect, test, vi } from 'vitest';
import { forgetWork } from '#app/work/core/engagements/work.test-support.ts';
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

test('what is due before the books are open is named, and not proposed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T08:00:00Z') });
  await forgetWork();
  const cookie = await signedInAs(await addMember());
  const vendor = { intent: 'add', kind: 'company', name: 'Sipho Stores', yearEnd: '2', vatCategory: 'B' };
  const { location } = await submit('/start/standard?vat=yes', vendor, { cookie });
  const { data } = await visit(location ?? '', { cookie });
  expect(data).toMatchObject({
    step: {
      offer: {
        before: {
          lines: [
            'VAT return (VAT201), September and October 2026: due 30 November 2026',
            'Monthly payroll (EMP201), November 2026: due 7 December 2026',
          ],
        },
        lines: expect.arrayContaining([
          expect.objectContaining({ type: 'vat201', suggested: '2026-12', due: 'Due 29 January 2027' }),
          expect.objectContaining({ type: 'payroll', suggested: '2026-12', due: 'Due 7 January 2027' }),
        ]),
      },
    },
  });
  vi.useRealTimers();
});

test('who is registered for VAT reads before signing up that the category is asked for', async () => {
  for (const [query, asksVat] of [
    ['?vat=yes', true],
    ['', false],
  ] as const)
    expect((await visit(`/start/standard${query}`)).data, query).toMatchObject({ step: { asksVat } });
});
