import { expect, test } from 'vitest';
import { plans } from '#content/plans.ts';
import type { Answers } from '#content/price-finder.ts';
import { firstDates } from '#app/firm/core/first-dates.ts';
import type { TaxpayerDates } from '#app/work/core/engagements/periods.ts';
import { formatShortRand } from '#app/tax/money.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { requirePlan } from '#app/firm/core/plans.ts';
import { answersOfPlan, kindsOfPlan, planOffer, profilesOfPlan } from './plan-offer.ts';
import { suggestedPeriod } from './periods-offered.ts';
import { firstYearText, lateMonthText, paidOnTopText, priceText, togetherText } from './prices.ts';

const PERSON: TaxpayerDates = { yearEnd: 2, registered: null, vatCategory: null };
const COMPANY: TaxpayerDates = { yearEnd: 6, registered: '2016-11-16', vatCategory: 'A' };

test('the first period offered has begun and is not due; without a day it is the last', () => {
  const cases: [string, TaxpayerDates, string, string | undefined][] = [
    ['itr12', PERSON, '2026-08-03', '2026'],
    ['itr12', PERSON, '2026-11-23', '2026'],
    ['itr12-provisional', PERSON, '2026-11-23', '2026'],
    ['irp6', PERSON, '2026-08-31', '2027-1'],
    ['irp6', PERSON, '2026-09-01', '2027-2'],
    ['books', COMPANY, '2026-11-30', '2026-11'],
    ['payroll', COMPANY, '2026-11-06', '2026-10'],
    ['payroll', COMPANY, '2026-11-23', '2026-11'],
    ['annual-return', COMPANY, '2026-11-23', '2026'],
    ['annual-return', PERSON, '2026-11-23', undefined],
    ['vat201', PERSON, '2026-11-23', undefined],
    ['directors', COMPANY, '2026-11-23', 'once'],
  ];
  for (const [id, dates, today, period] of cases)
    expect(suggestedPeriod(typeOf(id)!, dates, today)?.id, `${id} on ${today}`).toBe(period);
});

test('a plan with books begins with what is due once the books are open', () => {
  const suggested = (plan: string, day: string, dates: TaxpayerDates) => {
    const { parts } = planOffer(requirePlan(plan), { kind: kindsOfPlan(requirePlan(plan))[0]!, dates }, day);
    return Object.fromEntries(parts.map(({ type, suggested }) => [type.id, suggested.id]));
  };
  // The books are open on Monday 14 December: VAT of 30 November and the EMP201 of 7 December are before it.
  const vendor: TaxpayerDates = { yearEnd: 2, registered: null, vatCategory: 'B' };
  expect(suggested('standard', '2026-11-28', vendor)).toMatchObject({
    books: '2026-12',
    vat201: '2026-12',
    payroll: '2026-12',
    'irp6-company': '2027-2',
  });
  expect(suggested('provisional-income-tax', '2026-08-28', PERSON)).toMatchObject({ irp6: '2027-1' });
});

test('a plan with books is priced for no period that is late or before its books', () => {
  const company = {
    kind: 'company',
    dates: { yearEnd: 2, registered: '2016-05-05', vatCategory: 'B' },
  } as const;
  const plan = requirePlan('premium');
  const read = (start?: string) => {
    const { parts } = planOffer(plan, company, '2026-11-28', start);
    const all = (of: 'periods' | 'late') =>
      parts.flatMap((part) => part[of].map(({ id }) => `${part.type.id} ${id}`));
    const suggested = parts.map((part) => `${part.type.id} ${part.suggested.id}`);
    return { priced: all('periods'), late: all('late'), suggested };
  };
  const before = read();
  const late = ['vat201 2026-10', 'payroll 2026-11', 'books 2026-11', 'annual-return 2026', 'itr14 2025'];
  expect(before.late).toEqual(expect.arrayContaining(late));
  expect(before.suggested).toEqual(expect.arrayContaining(['annual-return 2027', 'itr14 2026']));
  const here = read('2026-11-28');
  expect(here.priced, 'the books are here already').toEqual(expect.arrayContaining(late.slice(0, 3)));
  expect(here.late).toEqual(expect.arrayContaining(['annual-return 2026', 'vat201 2026-08']));
  for (const { priced, late: apart, suggested } of [before, here]) {
    expect(priced.filter((one) => apart.includes(one))).toEqual([]);
    expect(suggested.filter((one) => !priced.includes(one))).toEqual([]);
  }
  expect(lateMonthText(requirePlan('standard'))).toBe(formatShortRand(499_500));
});

test('a single late return is what its plan is for', () => {
  const { parts } = planOffer(
    requirePlan('annual-returns-submission'),
    { kind: 'company', dates: COMPANY },
    '2026-11-23',
  );
  expect(parts).toMatchObject([{ suggested: { id: '2026' }, late: [] }]);
});

test('what is due first is what the plan takes care of, unless the visitor said no', () => {
  const due = (id: string, given: Partial<Answers> = {}) => {
    const plan = requirePlan(id);
    const profiles = profilesOfPlan(plan, answersOfPlan(plan, given));
    return firstDates(profiles, '2026-11-26').map(({ day, what }) => `${day} ${what.split(/[ :,]/)[0]}`);
  };
  const all = ['2026-11-30 VAT', '2026-12-04 Declaration', '2026-12-07 PAYE'];
  expect(due('standard')).toEqual(all);
  expect(due('premium')).toEqual(all);
  expect(due('standard', { staff: 'none', vat: 'no' })).toEqual(due('starter'));
  expect(due('starter', { staff: 'few', vat: 'yes' })).toEqual(due('starter'));
  expect(due('starter')).not.toEqual([]);
  expect(due('provisional-income-tax').join()).toMatch(/2027-02-26/);
  for (const id of ['company-reinstatement', 'directors-amendments', 'beneficial-ownership-submission'])
    expect(due(id), id).toEqual([]);
});

test('every plan can be started by somebody, and says what is missing', () => {
  for (const plan of plans) {
    const [kind] = kindsOfPlan(plan);
    if (!kind) throw new Error(`nobody can start ${plan.id}`);
    const { parts } = planOffer(plan, { kind, dates: COMPANY }, '2026-11-23');
    expect(parts.length, plan.id).toBeGreaterThan(0);
  }
  const premium = requirePlan('premium');
  const dates = { ...COMPANY, registered: null, vatCategory: null };
  const { parts, missing } = planOffer(premium, { kind: 'company', dates }, '2026-11-23');
  expect(missing).toHaveLength(2);
  expect(parts.map(({ type }) => type.id)).not.toContain('vat201');
  for (const [vatCategory, id] of [
    ['B', 'vat201'],
    ['C', 'vat201-monthly'],
    ['D', 'vat201-half-yearly'],
    ['E', 'vat201-yearly'],
  ] as const) {
    const { parts } = planOffer(
      premium,
      { kind: 'company', dates: { ...COMPANY, vatCategory } },
      '2026-11-23',
    );
    expect(parts.map(({ type }) => type.id)).toContain(id);
  }
});

test('a letter says the price as the plan has it, alone or as a part', () => {
  const provisional = requirePlan('provisional-income-tax');
  expect(priceText(4_995_00, provisional, 1)).toBe(
    'R\u202f4\u202f995 per year, or 2 payments of R\u202f2\u202f497.50',
  );
  expect(priceText(null, provisional, 2)).toMatch(/, for the whole plan “Provisional Income Tax”, of which/);
  expect(priceText(3_000_00, provisional, 2)).toBe('R\u202f3\u202f000');
  expect(priceText(0, null, 1)).toBe('R\u202f0');
  expect(priceText(null, null, 1)).toBe('As we agreed with you in writing');
  expect(paidOnTopText(null)).toMatch(/^What is owed to others/);
  expect(paidOnTopText(provisional)).toBe(provisional.paidOnTop);
});

test('letters under one price say it once, and others their sum', () => {
  const plan = requirePlan('standard');
  const part = { cents: null, text: priceText(null, plan, 9) };
  expect(togetherText([part, part])).toBe(`${formatShortRand(499_500)} per month`);
  expect(firstYearText(plan)).toBe(`${formatShortRand(5_994_000)} in twelve months`);
  const own = (cents: number) => ({ cents, text: priceText(cents, null, 1) });
  expect(togetherText([own(149_500), own(200_000)])).toBe(formatShortRand(349_500));
  expect(togetherText([own(149_500)]), 'one letter says its own').toBeNull();
  expect(togetherText([own(149_500), part]), 'by the month and once').toBeNull();
  const changed = { cents: 149_500, text: priceText(100_000, null, 1) };
  expect(togetherText([changed, changed]), 'not as the letter says it').toBeNull();
});
