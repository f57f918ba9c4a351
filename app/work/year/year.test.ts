import { expect, test } from 'vitest';
import { formatRand } from '#app/tax/money.ts';
import type { Outcome } from '#app/platform/db/work-values.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { exampleLetter } from '#app/work/core/sars-letters/letters.test-support.ts';
import { yearOf, yearsOf } from './year.ts';

const DATES = { yearEnd: 2, registered: null, vatCategory: 'A' } as const;
const TAXPAYER = { id: 't', kind: 'individual', name: 'Thandi Nkosi', dates: DATES, numbers: {} } as const;
const TODAY = '2026-11-28';

type Work = Parameters<typeof yearOf>[0][number];

function work(id: string, values: Partial<Work> = {}): Work {
  const { typeId = 'itr12', period = '2026' } = values;
  return {
    id,
    title: id,
    type: typeOf(typeId),
    typeId,
    period,
    taxpayer: TAXPAYER,
    state: 'done',
    dueOn: null,
    submittedOn: null,
    reference: null,
    outcome: null,
    sarsLetters: [],
    createdAt: new Date('2026-12-31T22:30:00Z'),
    ...values,
  };
}

function outcome(values: Partial<Outcome>): Outcome {
  const none = { reference: null, payBy: null, filed: null, why: '', settledOn: null };
  return { assessedOn: '2026-09-01', figure: 'pay', cents: 100_00, ...none, ...values };
}

const sheet = (works: readonly Work[], year = '2026') => yearOf(works, year, TODAY);

test('work counts in the year of its period; without one, by the South African day', () => {
  const works = [work('return'), work('vat', { typeId: 'vat201', period: '2025-11' })];
  const once = work('letter', { typeId: 'loan-letter', period: 'once' });
  expect(yearsOf([...works, once])).toEqual(['2027', '2026', '2025']);
  expect(yearsOf([work('offer', { state: 'proposed', period: '2024' })])).toEqual([]);
});

test('each kind says which days its year has', () => {
  expect(sheet([work('return')]).covers).toEqual(['2026 tax year: 1 March 2025 to 28 February 2026']);
  expect(sheet([work('vat', { typeId: 'vat201', period: '2026-01' })]).covers).toEqual([
    'months that end in 2026',
  ]);
});

test('money is what SARS assessed, apart by what has moved', () => {
  const { money } = sheet([
    work('a', { outcome: outcome({ settledOn: '2026-09-30' }) }),
    work('b', { outcome: outcome({ cents: 50_00, payBy: '2026-12-01' }) }),
    work('c', { outcome: outcome({ figure: 'refund', cents: 8_000_00, settledOn: '2026-10-01' }) }),
    work('d', { outcome: outcome({ figure: 'refund', cents: 20_00 }) }),
    work('e', { outcome: outcome({ figure: 'none', cents: null }) }),
  ]);
  expect(money).toEqual({
    paid: 100_00,
    toPay: 50_00,
    refunded: 8_000_00,
    toCome: 20_00,
    saved: 0,
    assessed: 5,
  });
});

test('only a dispute that is won line by line has saved something', () => {
  const lines = [{ label: 'Tax', filed: 900_00, assessed: 100_00 }];
  const better = outcome({ cents: 100_00, filed: { figure: 'pay', cents: 900_00 }, lines });
  const saved = (typeId: string, of: Outcome) => sheet([work('one', { typeId, outcome: of })]).money.saved;
  expect(saved('objection', better)).toBe(800_00);
  expect(saved('itr12', better)).toBe(0);
  expect(saved('objection', { ...better, lines: [] })).toBe(0);
  expect(saved('objection', { ...better, lines: undefined })).toBe(0);
  expect(saved('objection', { ...better, lines: [{ label: 'Tax', filed: 0, assessed: 5 }] })).toBe(0);
});

test('a line says in short what SARS decided', () => {
  const textOf = (of: Partial<Outcome>) => sheet([work('one', { outcome: outcome(of) })]).lines[0]?.result;
  expect([
    textOf({ payBy: '2026-12-01' }),
    textOf({ settledOn: '2026-11-03' }),
    textOf({ figure: 'refund' }),
    textOf({ figure: 'refund', settledOn: '2026-11-03' }),
    textOf({ figure: 'none', cents: null }),
  ]).toEqual([
    `${formatRand(100_00)} to pay by 1 December 2026`,
    `${formatRand(100_00)} paid on 3 November 2026`,
    `${formatRand(100_00)} to be paid back`,
    `${formatRand(100_00)} paid back on 3 November 2026`,
    'Nothing to pay',
  ]);
});

test('a long year says how many lines it leaves out, and never what has an outcome', () => {
  const many = Array.from({ length: 40 }, (_, at) => work(`return ${at}`, { submittedOn: '2026-05-01' }));
  const { lines, leftOut } = sheet([...many, work('assessed', { outcome: outcome({}) })]);
  expect(lines.length + leftOut).toBe(41);
  expect(leftOut).toBe(17);
  expect(lines[0]?.title).toBe('assessed');
});

test('the next dates are those of open work, of payments and of letters, of every year', () => {
  const letter = exampleLetter({ answerBy: '2026-12-03' });
  const { next } = sheet([
    work('late', { state: 'collecting', dueOn: '2026-11-23', period: '2025' }),
    work('paid later', { outcome: outcome({ payBy: '2026-12-31' }) }),
    work('planned', { state: 'planned', dueOn: '2027-01-29' }),
    work('asks', { state: 'with_sars', dueOn: '2026-10-01', sarsLetters: [letter] }),
  ]);
  expect(next.map(({ day, what, isLate }) => [day, what, isLate])).toEqual([
    ['2026-11-23', 'late', true],
    ['2026-12-03', expect.stringMatching(/: asks$/), false],
    ['2026-12-31', 'Payment to SARS: paid later', false],
    ['2027-01-29', 'planned', false],
  ]);
});
