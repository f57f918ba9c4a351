import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';
import { calculated, sectionOf } from './calculated.test-support.ts';
import { enteredRows } from './entered.ts';
import type { Values } from './field.ts';
import { formFrom, carriedFragment } from './share-link.ts';
import { findCalculator } from './calculators.ts';
import { worksheetTexts } from './worksheet-texts.ts';
import { worksheetCalculator } from './worksheet.ts';

const TODAY = '2026-11-25';
const SECOND: Values = { taxYear: '2026', payment: 'second', provisionalTaxPaid: '20 000' };
const QUICK: Values = { ...SECOND, businessIncome: '720 000', businessExpenses: '240 000' };

test('the first question of a second payment is what was paid in August', () => {
  expect(worksheetCalculator.fields(SECOND)[0]).toMatchObject({
    name: 'provisionalTaxPaid',
    label: 'Did you pay in August? How much?',
  });
  expect(worksheetCalculator.fields({ ...SECOND, payment: 'third' })[0]).toMatchObject({
    label: 'Did you pay in August and February? How much?',
  });
  const [first] = worksheetCalculator.fields({ ...SECOND, payment: 'first' });
  expect(first?.name).not.toBe('provisionalTaxPaid');
});

test('a freelancer in November: R20 000 paid in August, or nothing', () => {
  // R480 000 bears 110 037 − 17 820 = 92 217.
  expect(assessed(QUICK).headlines[0]).toEqual({
    label: 'Second payment, by Fri 26 Feb 2027 (IRP6)',
    once: true,
    cents: 72_217_00,
  });
  const nothing = assessed({ ...QUICK, provisionalTaxPaid: '0' });
  expect(nothing.tax.cents).toBe(92_217_00);
  expect(nothing.headlines[0]).toEqual({
    label: 'If a first payment was due by 31 August 2026 (IRP6)',
    text: expect.stringMatching(
      /^Now R\s46\s108\.50, then R\s46\s108\.50 by 26 February: R\s92\s217 in all\.$/,
    ),
  });
  expect(nothing.counts).toBe('File and pay by Fri 26 Feb 2027.');
  expect(nothing.elsewhere?.to).toBe('/freelancer');
  const late = assessed({ ...QUICK, provisionalTaxPaid: '0', paidOn: '2027-04-10' });
  expect(late.headlines[0]?.label).toBe('Second payment, by Fri 26 Feb 2027 (IRP6)');
  expect(assessed({ ...QUICK, payment: 'first', provisionalTaxPaid: '' })).toMatchObject({
    counts: expect.stringContaining('It was due by Mon 31 Aug 2026: file and pay now.'),
  });
  expect(nothing.notes[0]).toMatch(/Nothing was paid by 31 August 2026.*10% of it \(R\s4\s610\.85\)/);
});

test('a quick estimate asks for all twelve months, and safe says what it rests on', () => {
  const hintOf = (values: Values) =>
    worksheetCalculator.fields(values).find(({ name }) => name === 'businessIncome');
  expect(hintOf(QUICK)).toMatchObject({
    label: 'Business income of the whole year',
    hint: expect.stringMatching(/^All twelve months to 28 February 2027: .* still to come too/),
  });
  expect(hintOf({ ...QUICK, payer: 'company', yearEnd: '2026-12-31' })).toMatchObject({
    hint: expect.stringContaining('31 December 2026'),
  });
  for (const estimate of ['', '480 000']) {
    const notes = assessed({ ...QUICK, estimate }).notes.join(' ');
    expect(notes).toMatch(/Safe if the year comes out at R\s480\s000\.00/);
    expect(notes).not.toMatch(/estimate is safe[.,]/);
  }
  expect(assessed({ ...QUICK, estimate: '300 000' }).notes.join(' ')).toMatch(
    /too low if the year comes out at R\s480\s000\.00/,
  );
});

test('what is to be paid says how: the IRP6, its reference, and where', () => {
  const lines = (values: Values) => sectionOf(assessed(values), 'advice')?.lines ?? [];
  expect(lines(QUICK)).toEqual([
    expect.stringMatching(/IRP6 on eFiling/),
    expect.stringMatching(/payment reference number \(PRN\)/),
    expect.stringMatching(/exactly that reference/),
  ]);
  expect(lines({ ...QUICK, provisionalTaxPaid: '900 000' })).toEqual([]);
});

test('months that are given count as given, even a typed 0, empty ones as expected', () => {
  const months = {
    ...SECOND,
    entries: 'months',
    income1: '70 000',
    income6: '0',
    costs1: '20 000',
    expectedIncome: '60 000',
    expectedCosts: '20 000',
  };
  // 70 000 + 0 + 10 × 60 000 − 12 × 20 000 = 430 000.
  expect(headline(months, 'Taxable income of the year')).toBe(430_000_00);
  const rows = enteredRows(worksheetCalculator, months).filter(({ label }) => label.includes(': '));
  expect(rows).toEqual([
    { name: 'income1', label: 'March 2026: income', text: 'R 70 000' },
    { name: 'costs1', label: 'March 2026: costs', text: 'R 20 000' },
    { name: 'income6', label: 'August 2026: income', text: 'R 0' },
  ]);
  // The rows do not count after another choice.
  expect(assessed({ ...months, ...QUICK, entries: 'quick' }).tax.cents).toBe(72_217_00);
});

test('left-out months must be explained, unless all twelve are there', () => {
  const all = (kind: string, value: string) =>
    Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${kind}${index + 1}`, value]));
  const rows = { ...SECOND, entries: 'months' };
  expect(missing({ ...rows, income1: '60 000' })).toEqual(['expectedIncome']);
  expect(missing({ ...rows, ...all('income', '60 000') })).toEqual([]);
  expect(missing({ ...rows, ...all('income', '60 000'), costs3: '1' })).toEqual(['expectedCosts']);
  expect(missing({ ...rows, ...all('income', '60 000'), ...all('costs', '1') })).toEqual([]);
  const pasted = { ...SECOND, entries: 'pasted', incomeByMonth: '60 000\n60 000' };
  expect(missing(pasted)).toEqual(['expectedIncome']);
  expect(missing({ ...pasted, incomeByMonth: '60 000\n'.repeat(12) })).toEqual([]);
  expect(
    missing({
      ...SECOND,
      entries: 'quick',
      provisionalTaxPaid: '',
      estimate: '600 000',
      lastAssessedTaxableIncome: '650 000',
    }),
  ).toEqual(['provisionalTaxPaid', 'businessIncome']);
});

test('a form from before the choice existed is read as it was', () => {
  const old = { ...SECOND, incomeByMonth: '60 000', expectedIncome: '60 000', expectedCosts: '20 000' };
  expect(assessed(old).tax.cents).toBe(72_217_00);
});

test('lump sums in the last assessment come off the basic amount', () => {
  const last = {
    lastAssessedTaxableIncome: '900 000',
    lastAssessedLumpSums: '400 000',
    lastAssessedYear: '2025',
  };
  expect(headline({ ...QUICK, ...last }, 'Basic amount')).toBe(500_000_00);
});

test('a company has its own days and no rebates, a trust the days of a person', () => {
  const company = {
    payer: 'company',
    yearEnd: '2026-12-31',
    taxYear: '2026',
    provisionalTaxPaid: '100 000',
    payment: 'second',
    businessIncome: '2m',
    businessExpenses: '800k',
  };
  expect(assessed(company)).toMatchObject({
    tax: { cents: 224_000_00, label: 'Second payment, by Thu 31 Dec 2026 (IRP6)' },
    table: { label: '2026/27' },
    calendar: '/deadlines.ics?entity=company&yearend=12',
  });
  const names = worksheetCalculator.fields(company).map(({ name }) => name);
  for (const name of ['grossIncome', 'age', 'employeesTaxPaid', 'lastAssessedLumpSums'])
    expect(names).not.toContain(name);
  expect(worksheetCalculator.fields(company)[0]?.label).toBe('Did you pay in June? How much?');
  const trust = { ...QUICK, payer: 'trust' };
  // 45% × 480 000 = 216 000.
  expect(assessed(trust).tax).toMatchObject({
    cents: 196_000_00,
    label: 'Second payment, by Fri 26 Feb 2027 (IRP6)',
  });
});

test('an overdue payment counts as paid today where nobody said another day', () => {
  const first = {
    taxYear: '2026',
    payment: 'first',
    soFarIncome: '300 000',
    soFarCosts: '72 000',
    soFarTo: '8',
  };
  const answer = calculated('worksheet', { ...first, paidOn: '' }, '2026-11-30').assessment;
  expect(answer.counts).toMatch(/^It was due by Mon 31 Aug 2026.* today, 30 November 2026;.*“Paid late”/);
  // 91 days from 1 September at 10.25%, on R 25 746.
  const figures = new Map(answer.headlines.map((line) => [line.label, 'cents' in line && line.cents]));
  expect(figures.get('Penalty for paying late')).toBe(2_574_60);
  expect(figures.get('Interest')).toBe(657_93);
  expect(figures.get('To pay in all, with the late penalty and interest')).toBe(28_978_53);
  const paidOn = (values: Values) => worksheetCalculator.fields(values).find(({ name }) => name === 'paidOn');
  expect(paidOn(first)).toMatchObject({ initial: '', isAsked: true });
  expect(paidOn({})).toMatchObject({ isAsked: false });
  const inTime = calculated('worksheet', { ...first, paidOn: '2026-08-31' }, '2026-11-30').assessment;
  expect(inTime.headlines.map(({ label }) => label).join()).not.toMatch(/late|Interest/);
  expect(inTime.counts).toMatch(/Counted as paid on 31 August 2026/);
  expect(worksheetTexts.leavesOut.join()).not.toMatch(/first payment that was late/);
});

test('a day of payment is an entry of its own if somebody said it', () => {
  const labels = (paidOn: string) =>
    enteredRows(worksheetCalculator, { ...QUICK, paidOn }).map(({ label }) => label);
  expect(labels('')).not.toContain('Day of the second payment');
  expect(labels('2027-03-01')).toContain('Day of the second payment');
});

test('both penalties are shown with their sum, and no headline is of a penalty of 0', () => {
  const late = { ...QUICK, estimate: '300 000', paidOn: '2027-04-10' };
  // 90% bears 77 337: 20% × (77 337 − 20 000); R300 000 bears 40 572: 10% × 20 572.
  expect(headline(late, 'Underestimation penalty')).toBe(11_467_40 - 2_057_20);
  expect(headline(late, 'Penalty for paying late')).toBe(2_057_20);
  expect(headline(late, 'Both penalties together')).toBe(11_467_40);
  expect(
    assessed(QUICK)
      .headlines.map(({ label }) => label)
      .join(),
  ).not.toContain('enalt');
});

test('monthly amounts of the provisional calculator are passed on as yearly ones', () => {
  const provisional = findCalculator('provisional');
  const monthly = {
    period: 'monthly',
    businessIncome: '60 000',
    businessExpenses: '20 000',
    retirementContributions: '0',
  };
  const carried = formFrom(worksheetCalculator, carriedFragment(provisional, monthly, {}));
  expect(carried?.values).toMatchObject({
    period: 'annual',
    businessIncome: expect.stringMatching(/^720\s000$/),
    businessExpenses: expect.stringMatching(/^240\s000$/),
  });
  expect(assessed({ ...carried?.values, ...SECOND }).tax.cents).toBe(72_217_00);
});

function assessed(values: Values) {
  return calculated('worksheet', values, TODAY).assessment;
}

function headline(values: Values, label: string): number | undefined {
  const found = assessed(values).headlines.find((headline) => headline.label === label);
  return found && 'cents' in found ? found.cents : undefined;
}

function missing(values: Values): string[] {
  const outcome = calculate(worksheetCalculator, values, {}, TODAY);
  if (outcome.kind === 'calculated') return [];
  return (
    outcome.needs?.flatMap(({ name, isGiven }) => (isGiven ? [] : [name])) ?? [outcome.message.description]
  );
}
