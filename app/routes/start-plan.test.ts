import { expect, test } from 'vitest';
import { starting } from '#content/pages/starting.ts';
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
  const oldFirm = expect.stringMatching(/within 10 working days.* unless your old firm still does it/);
  expect((await visit('/start/standard')).data).toMatchObject({ step: { oldFirm } });
  expect((await visit('/start/individual-income-tax')).data).toMatchObject({ step: { oldFirm: null } });
  await forgetWork();
  const cookie = await signedInAs(await addMember());
  const company = { intent: 'add', kind: 'company', name: 'Thandi Trading', yearEnd: '2' };
  const { location } = await submit('/start/standard?vat=no', company, { cookie });
  expect((await visit(location ?? '', { cookie })).data).toMatchObject({
    step: { offer: { oldFirm: starting.oldFirm } },
  });
});

test('who starts with turnover tax reads from when they can have it', async () => {
  const election = expect.stringMatching(/can have it from 1 March.*within two months of its start/);
  expect((await visit('/start/turnover-tax')).data).toMatchObject({ step: { election } });
  expect((await visit('/start/individual-income-tax')).data).toMatchObject({ step: { election: null } });
});
