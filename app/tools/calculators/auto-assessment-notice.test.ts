import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rand } from '#app/tax/money.ts';
import { calculate } from './calculate.ts';
import { calculated, sectionOf } from './calculated.test-support.ts';
import { findCalculator } from './calculators.ts';
import type { Values } from './field.ts';
import { NO_CLAIMS } from './no-claims.test-support.ts';

const SEASON = '2026-07-20';
const LATE = '2026-11-25';
const OFFICE = {
  hasOffice: 'yes',
  premises: '144 000',
  officeArea: '16',
  homeArea: '120',
  isOffice: 'on',
  hasHomePapers: 'on',
};
const NOTICE = { ...NO_CLAIMS, taxYear: '2025', noticeTaxable: '433 000', noticeRefund: '2 100' };

const check = (values: Values, today = SEASON) =>
  calculate(findCalculator('auto-assessment'), values, {}, today);
const assessed = (values: Values, today = SEASON) => calculated('auto-assessment', values, today).assessment;
const plain = (values: unknown) => JSON.parse(JSON.stringify(values).replaceAll('\u202f', ' '));

test('taxable income and refund of the notice are enough for what a claim brings', () => {
  // 31% of 19 200.
  const { headlines, tax } = assessed({ ...NOTICE, ...OFFICE });
  expect(tax.cents).toBe(rand(5_952));
  expect(plain(headlines)).toEqual([
    { label: 'By your answers', text: 'R 5 952 more than SARS offers' },
    { label: 'Your refund once corrected', once: true, cents: rand(8_052) },
    { label: 'Your refund as SARS has it', once: true, cents: rand(2_100) },
  ]);
  expect(plain(assessed(NOTICE).headlines)[0]).toEqual({
    label: 'By your answers',
    text: 'The same as SARS offers, by the notice alone',
  });
});

test('what SARS asks for is typed as it stands, and one of the two is needed', () => {
  const { headlines } = assessed({ ...NOTICE, ...OFFICE, noticeRefund: '', noticeToPay: '9 000' });
  expect(plain(headlines).slice(0, 2)).toEqual([
    { label: 'By your answers', text: 'R 5 952 less to pay than SARS asks' },
    { label: 'Tax to pay once corrected', once: true, cents: rand(3_048) },
  ]);
  expect(check({ ...NOTICE, noticeRefund: '' })).toMatchObject({
    message: { description: 'Still needed: “Refund on the notice or To pay on the notice”.' },
  });
});

test('a notice has a refund or an amount to pay, and not both', () => {
  const sentence = 'A notice has a refund or an amount to pay, not both. Leave one empty.';
  const both = { noticeRefund: '3 028', noticeToPay: '500' };
  for (const figures of ['notice', 'irp5'])
    expect(check({ ...NOTICE, ...both, figures })).toMatchObject({
      errors: { noticeToPay: sentence },
    });
  expect(check({ ...NOTICE, noticeToPay: '0' }).kind).toBe('calculated');
});

test('a notice comes after the end of its tax year', () => {
  const sentence =
    'The tax year 2025/26 ended on 28 February 2026, and its notice comes later. Check the day and the tax year.';
  for (const noticeDay of ['2025-01-01', '2026-02-28'])
    expect(check({ ...NOTICE, noticeDay })).toMatchObject({ errors: { noticeDay: sentence } });
  expect(check({ ...NOTICE, noticeDay: '2026-03-01' }).kind).toBe('calculated');
  expect(check({ ...NOTICE, noticeDay: '2025-07-08', taxYear: '2024' }).kind).toBe('calculated');
});

test('an amount that cannot be read is asked about before what it leads to', () => {
  expect(check({ ...NOTICE, noticeTaxable: 'abc' })).toMatchObject({
    kind: 'refused',
    errors: { noticeTaxable: 'This is no number. Write it in figures, such as 12 500.' },
    message: { description: expect.stringMatching(/^Taxable income on the notice: This is no number\./) },
  });
});

test('what is asked only for a limit comes with its claim', () => {
  const names = (values: Values) =>
    findCalculator('auto-assessment')
      .fields(values)
      .map(({ name }) => name);
  for (const name of ['retirementFunds', 'age', 'medicalMembers', 'income', 'taxPaid'])
    expect(names(NO_CLAIMS), name).not.toContain(name);
  expect(names({ ...NO_CLAIMS, hasAnnuity: 'yes' })).toContain('retirementFunds');
  expect(names({ ...NO_CLAIMS, hasBills: 'yes', age: '70' })).toEqual(
    expect.arrayContaining(['age', 'medicalMembers', 'medicalContributions', 'noticeTaxable']),
  );
});

test('the last day is in the line above the figure', () => {
  const counts = (values: Values, today: string) =>
    assessed({ ...NOTICE, ...OFFICE, ...values }, today).counts;
  expect(counts({ noticeDay: '2026-07-08' }, SEASON)).toBe('About 2025/26. Correct it by 3 September 2026.');
  expect(counts({}, SEASON)).toMatch(
    /^About 2025.26. Correct it by 23 October 2026 \(check this day with SARS\), or earlier/,
  );
  expect(counts({ noticeDay: '2026-07-08' }, LATE)).toMatch(
    /ended on 23 October 2026 \(check this day with SARS\)\.$/,
  );
  expect(counts({ noticeDay: '2026-10-15' }, LATE)).toMatch(/Correct it by \d+ December 2026\.$/);
  expect(counts({}, LATE)).toBe(
    'About 2025/26. The season is over. The last day was 23 October 2026 (check this day with SARS), or the end of 40 business days after the notice if that is later: enter its day.',
  );
  expect(assessed(NOTICE, LATE).counts).toBe(
    'About 2025/26. Your IRP5 shows whether there is anything to file.',
  );
});

test('what is still possible stands at the day of the notice before any answer', () => {
  const note = (noticeDay: string, today: string, values: Values = {}) => {
    const outcome = check({ taxYear: '2025', ...values, noticeDay }, today);
    expect(outcome.kind).toBe('refused');
    return outcome.notes.noticeDay;
  };
  expect(note('2026-07-08', SEASON)).toBe('Correct it by 3 September 2026.');
  const late =
    'The days to correct it ended on 23 October 2026 (check this day with SARS). Still possible: a full return now, with a request for more time and your reason; or a reduced assessment where the mistake is plain, until 8 July 2029.';
  expect(note('2026-07-08', LATE)).toBe(
    `${late} If you were a provisional taxpayer in 2025/26, you have until 22 January 2027 (check this day with SARS).`,
  );
  expect(note('2026-07-08', LATE, { hasOther: 'no' })).toBe(late);
  for (const day of ['', '2026-02-30', '2026-12-24']) expect(note(day, LATE)).toBeUndefined();
});

test('where little tax is left, the tax of the notice is asked for', () => {
  const small = { ...NOTICE, ...OFFICE, noticeTaxable: '180 000' };
  expect(check(small)).toMatchObject({
    errors: { assessedTax: expect.stringMatching(/^Type the tax on the notice/) },
  });
  // 32 400 − 17 235 = 15 165 before credits, of which the notice has 13 165; the office takes 18% of 19 200 off.
  const { tax } = assessed({ ...small, assessedTax: '2 000' });
  expect(tax.cents).toBe(rand(2_000));
  expect(assessed({ ...small, assessedTax: '15 000' }).tax.cents).toBe(rand(3_456));
  expect(plain(assessed({ ...small, assessedTax: '16 000' }).headlines)[0].text).toBe(
    'Your assessment differs: compare it first',
  );
});

test('it goes by the notice as it stands, and says so', () => {
  const { notes } = assessed({ ...NOTICE, ...OFFICE });
  expect(notes[0]).toMatch(/as they stand.*Compare its income and PAYE with your IRP5/);
  expect(sectionOf(assessed({ ...NOTICE, ...OFFICE }), 'advice')?.lines[0]).toMatch(
    /R.5.952\.00 more comes back/,
  );
});

test('the notice and the IRP5 bring the same, to the cent', () => {
  const amount = (min: number, max: number) => fc.integer({ min, max });
  const facts = fc.record({
    income: amount(300_000, 1_500_000),
    funds: amount(0, 60_000),
    annuity: amount(0, 400_000),
    premises: amount(0, 300_000),
    donations: amount(0, 40_000),
    members: amount(0, 4),
  });
  fc.assert(
    fc.property(facts, ({ income, funds, annuity, premises, donations, members }) => {
      const claims: Values = {
        ...NO_CLAIMS,
        taxYear: '2025',
        hasAnnuity: 'yes',
        annuity: String(annuity),
        hasAnnuityPapers: 'on',
        ...OFFICE,
        premises: String(premises),
        hasDonations: 'yes',
        donations: String(donations),
        hasReceipts: 'on',
        retirementFunds: String(funds),
      };
      const irp5 = { ...claims, income: String(income), taxPaid: '0', medicalMembers: String(members) };
      const { balances, difference } = resultOf(irp5);
      const notice = {
        ...claims,
        figures: 'notice',
        noticeTaxable: String(income - funds),
        ...(balances < 0 ? { noticeToPay: cents(-balances) } : { noticeRefund: cents(balances) }),
        assessedTax: cents(-balances),
      };
      const other = resultOf(notice);
      expect(other.difference).toBe(difference);
      expect(other.balances).toBe(balances);
    }),
    { numRuns: 300 },
  );
});

test('with the IRP5 the refund of the notice tells its tax', () => {
  const irp5 = { ...NO_CLAIMS, taxYear: '2025', income: '216 000', taxPaid: '22 000' };
  expect(plain(assessed({ ...irp5, noticeRefund: '355' }).headlines)[0].text).toBe('The same as SARS offers');
  expect(plain(assessed({ ...irp5, noticeRefund: '100' }).headlines)[0].text).toBe(
    'Your assessment differs: compare it first',
  );
});

function resultOf(values: Values) {
  const { assessment } = calculated('auto-assessment', values, SEASON);
  const line = assessment.working.find(({ key }) => key === 'balanceAsAssessed');
  return { difference: assessment.tax.cents, balances: line?.unit === 'rand' ? line.amount : NaN };
}

function cents(amount: number): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}
