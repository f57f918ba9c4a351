import { expect, test } from 'vitest';
import { firstDayOf, taxYearLabel } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import type { Calculated } from './calculate.ts';
import { calculated } from './calculated.test-support.ts';
import { calculators } from './calculators.ts';
import type { Values } from './field.ts';
import { yearValue } from './fields.ts';
import type { Figure } from './figures.ts';
import { initialBasis } from './initial-basis.ts';
import { smallPrint } from './small-print.ts';

const NEWEST = yearValue(newestTaxYear);
const FILLED: Values = {
  grossIncome: '500 000',
  entityType: 'company',
  proceeds: '900 000',
  baseCost: '0',
  taxableIncome: '500 000',
};
const BOTH = calculators.filter(({ bases }) => bases.length > 1);

test('every calculator leads with SARS’s current year, the firm’s estimate below it', () => {
  for (const { type } of BOTH) {
    const [leading, below, ...more] = figuresOf(type, FILLED);
    expect(leading).toMatchObject({ key: 'current', isExplained: true, headline: expect.anything() });
    expect(below).toMatchObject({ key: 'firm', label: 'Firm estimate 2023/2024', isExplained: false });
    expect(more).toEqual([]);
  }
});

test("today's figure leads also where the firm's estimate is the one explained", () => {
  for (const { type } of BOTH) {
    const [current, firm] = figuresOf(type, FILLED);
    for (const taxYear of [undefined, '2015']) {
      const chosen = figuresOf(type, { ...FILLED, basis: 'firm', ...(taxYear && { taxYear }) });
      expect(chosen).toEqual([
        { ...current, isExplained: false },
        { ...firm, isExplained: true },
      ]);
    }
  }
});

test('income of another year is below both; a sale, payment or return has one table', () => {
  expect(shown('individual', { ...FILLED, taxYear: '2017' })).toEqual([
    'current: SARS tables 2026/27',
    'firm: Firm estimate 2023/2024',
    'chosen: SARS tables 2017/18, explained',
  ]);
  expect(shown('capital-gains', { ...FILLED, taxYear: '2017' })).toEqual([
    'chosen: SARS tables 2017/18, explained',
    'firm: Firm estimate 2023/2024',
  ]);
  expect(shown('transfer-duty', { price: '1.8m', taxYear: '2023' })).toEqual([
    'chosen: SARS tables 2023/24, explained',
  ]);
  const third = { payment: 'third', incomeByMonth: '75 000', provisionalTaxPaid: '0', taxYear: '2025' };
  expect(shown('worksheet', { ...third, expectedIncome: '75 000' })).toEqual([
    'chosen: SARS tables 2025/26, explained',
  ]);
  const dated = calculators.filter(({ todayLeads, years }) => !todayLeads && years('sars').length > 1);
  expect(dated.length).toBeGreaterThan(15);
});

test("a company's current year ends in the month of the year that was chosen", () => {
  const june = {
    entityType: 'company',
    proceeds: '1m',
    baseCost: '0',
    taxYear: '2011',
    yearEnd: '2012-06-30',
  };
  expect(centsOf(figuresOf('capital-gains', june))).toEqual([14_000_000, 21_600_000]);
  const company = { taxableIncome: '1m', dividendsPaid: '100 000', taxYear: '2011', yearEnd: '2012-03-31' };
  const tax = figuresOf('company', { ...company, dividendsDeclared: '2012-03-30' });
  expect(centsOf(tax)).toEqual([29_000_000, 29_000_000, 29_000_000]);
});

test('no outdated constants lead, neither the firm’s nor last year’s tables', () => {
  expect(initialBasis('2024-02-29', 'firm')).toBe('firm');
  expect(initialBasis('2024-03-01', 'firm')).toBe('sars');
  const nextYear = `${newestTaxYear}-03-01`;
  for (const { type } of BOTH) {
    const [missing, firm, newest] = figuresOf(type, FILLED, nextYear);
    expect(missing).toEqual({
      key: 'current',
      label: `SARS tables ${taxYearLabel(newestTaxYear + 1)}`,
      isExplained: false,
      refusal: expect.any(String),
    });
    expect([firm?.key, newest?.key]).toEqual(['firm', 'newest']);
    const chosen = figuresOf(type, { ...FILLED, basis: 'firm' }, nextYear);
    expect(chosen.map(({ key }) => key)).toEqual(['current', 'firm', 'newest']);
  }
});

test('the firm estimate says which bands it uses, and asks for what the figure needs', () => {
  const pensioner = {
    grossIncome: '420 000',
    age: '67',
    interestIncome: '60 000',
    medicalMembers: '2',
    medicalContributions: '84 000',
  };
  const [current, firm] = figuresOf('individual', { ...pensioner, basis: 'firm' });
  expect(firm?.sentence).toBe(
    'An estimate based on the 2023/2024 tax year. Actual amounts may vary; consult a tax expert. Its bands are those that SARS printed for 2022/23; for money earned now the figure above counts.',
  );
  expect(centsOf(firm ? [firm] : [])).toEqual([6_071_200]);
  expect(current).toEqual({
    ...figuresOf('individual', { ...pensioner, taxYear: NEWEST })[0],
    isExplained: false,
  });
});

test('what SARS publishes before promulgation leads; the older amount is only a note', () => {
  const home = { proceeds: '3.5m', baseCost: '600k', currentIncome: '600k', primaryResidence: 'on' };
  const sale = calculated('capital-gains', home);
  expect(sale.figures.map(({ key }) => key)).toEqual(['current', 'firm']);
  expect(centsOf(sale.figures)).toEqual([0, 13_544_600]);
  const [note] = smallPrint(sale);
  expect(note?.replaceAll('\u202f', ' ')).toBe(
    'SARS tables 2026/27: For 2026/27 SARS publishes exclusions of R 50 000 a year, R 440 000 in the year of death and R 3 000 000 for a primary residence. We have not seen them promulgated; the older amounts are R 40 000 a year, R 300 000 in the year of death and R 2 000 000 for a primary residence.',
  );
  expect(keysWithNote(sale)).toEqual(['exclusion']);
  const saver = { grossIncome: '2m', retirementContributions: '550k', provisionalTaxPaid: '0' };
  for (const type of ['individual', 'provisional'])
    expect(keysWithNote(calculated(type, saver)), type).toEqual(['allowableRetirementContributions']);
  expect(keysWithNote(calculated('individual', { ...saver, retirementContributions: '350k' }))).toEqual([]);
  expect(keysWithNote(calculated('capital-gains', { ...home, entityType: 'company' }))).toEqual([]);
});

test('each line of small print names the figure it is about', () => {
  const notes = smallPrint(calculated('individual', { ...FILLED, basis: 'firm', interestIncome: '600k' }));
  expect(notes.length).toBeGreaterThan(1);
  for (const note of notes) expect(note).toMatch(/^Firm estimate 2023\/2024: |SARS's tables of the 2026\/27/);
});

function centsOf(figures: readonly Figure[]) {
  return figures.map((figure) => 'headline' in figure && 'cents' in figure.headline && figure.headline.cents);
}

function keysWithNote({ assessment }: Calculated) {
  return assessment.working.filter(({ note }) => note).map(({ key }) => key);
}

function shown(type: string, values: Values) {
  return figuresOf(type, values).map(
    ({ key, label, isExplained }) => `${key}: ${label}${isExplained ? ', explained' : ''}`,
  );
}

function figuresOf(type: string, values: Values, today = firstDayOf(newestTaxYear)) {
  return calculated(type, values, today).figures;
}

test('the executor’s fee is ascribed to its tariff, and not to SARS', () => {
  const { figures } = calculated('executor', { assets: '2 000 000' });
  expect(figures).toMatchObject([
    {
      label: 'Tariff of executors 2026/27',
      sentence: expect.stringContaining('the tariff of executors under the Administration of Estates Act'),
    },
  ]);
});
