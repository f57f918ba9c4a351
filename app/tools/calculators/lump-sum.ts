import { lumpSumAsSalary } from '#app/tax/lump-sum-as-salary.ts';
import { lumpSumTreatment } from '#app/tax/lump-sum-reason.ts';
import { lumpSumTax } from '#app/tax/lump-sum.ts';
import { formatRate } from '#app/tax/money.ts';
import { individualRates } from '#app/tax/rates/individual-rates.ts';
import { lumpSumRates } from '#app/tax/rates/lump-sum-rates.ts';
import type { Basis } from '#app/tax/rates/table-name.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import { taxYears } from '#app/tax/tax-years.ts';
import { tablesOf } from '#app/tax/years/index.ts';
import { defineCalculator } from './calculator.ts';
import { ageOf, yearOption } from './fields.ts';
import { lumpSumFacts, lumpSumFields, lumpSumNeeds } from './lump-sum-fields.ts';
import type { Entry } from './read-entry.ts';

const STAYS: ReadonlySet<string> = new Set(['resigned', 'dismissed', 'retrenched']);

const POTS_STAY =
  'Only the vested pot, from before 1 September 2024, is paid out like this. The retirement pot, two thirds of what was paid in since, stays in the fund until retirement; the savings pot is taxed as income.';

type LumpSumEntry = Entry<ReturnType<typeof lumpSumFields>[number]>;

export const lumpSumCalculator = defineCalculator({
  type: 'lump-sum',
  tool: 'lump-sums',
  part: 'Retirement or severance',
  estimates: 'the tax on a lump sum from a retirement fund or an employer',
  success: 'Your lump sum calculation has been completed.',
  hasPeriods: false,
  takes: { field: 'lumpSum' },
  bases: ['sars'],
  years: () =>
    taxYears
      .filter((year) => tablesOf(year).lumpSums)
      .toReversed()
      .map(yearOption),
  fields: lumpSumFields,
  needs: lumpSumNeeds,
  input: (entry) => ({
    lumpSum: entry.amount('lumpSum'),
    earlierLumpSums: entry.amount('earlierLumpSums'),
    taxableIncome: entry.amount('taxableIncome'),
    age: ageOf(entry.choice('age')),
  }),
  rates: ratesOf,
  tax: (input, rates) =>
    rates.kind === 'table' ? lumpSumTax(input, rates.table) : lumpSumAsSalary(input, rates.table),
  sheet: (result, { rates, entry }) => ({
    tax: { key: 'lumpSumTax', cents: result.lumpSumTax },
    means:
      result.lumpSumTax === 0
        ? rates.kind === 'table' && !entry.isGiven('earlierLumpSums')
          ? 'No tax is due on it if it is the first. Type earlier lump sums, or 0: the tax-free part is for a lifetime.'
          : 'No tax is due on it.'
        : 'The fund or the employer asks SARS for a directive, and deducts the tax before it pays.',
    headlines: [
      { label: 'Paid out', once: true, cents: result.paidOut },
      { label: 'Tax on this lump sum', once: true, cents: result.lumpSumTax },
      { label: 'Effective rate', text: formatRate(result.effectiveTaxRate) },
    ],
    position:
      'allLumpSums' in result
        ? { brackets: rates.brackets, income: result.allLumpSums, of: 'All lump sums' }
        : { brackets: rates.brackets, income: result.incomeWithIt },
    shares: {
      whole: 'the lump sum',
      parts: [
        { label: 'Paid out', cents: result.paidOut },
        { label: 'Tax', cents: result.lumpSumTax },
      ],
    },
    notes: [
      rates.law,
      ...(lumpSumFacts(entry).payer === 'fund' && STAYS.has(lumpSumFacts(entry).reason) ? [POTS_STAY] : []),
      ...result.notes,
    ],
  }),
  explains: {
    how: [
      'Why the money is paid decides how it is taxed. On retirement, death, ill health and retrenchment a fund pays by one table, on resignation and dismissal by another with a smaller tax-free part.',
      'What an employer pays on leaving is a severance benefit, with the table of retirement, from 55 on, for ill health, or on retrenchment. Otherwise it is salary.',
      'The tax-free part is for a lifetime. So the tax on all sums so far is worked out, and the tax on the earlier ones comes off it, both by the table of this sum.',
      'The fund or the employer asks SARS for a directive, and pays the tax before you get the money.',
    ],
    leavesOut: [
      'Notice pay, leave pay and a bonus: they are salary, whatever the reason.',
      'Money from the savings pot: it is taxed with your income, in the calculator beside this one.',
      'Contributions that were never deducted, which are paid out free of tax, and money that moves to another fund.',
      'Tax that you owe already: SARS may have it taken from the sum.',
    ],
  },
});

function ratesOf(basis: Basis, taxYear: TaxYear, entry: LumpSumEntry) {
  const { kind, law } = lumpSumTreatment(lumpSumFacts(entry));
  if (kind === 'salary') {
    const salary = individualRates(basis, taxYear);
    return { kind: 'salary' as const, table: salary, brackets: salary.brackets, law };
  }
  const table = lumpSumRates(basis, taxYear, kind);
  return isRefusal(table) ? table : { kind: 'table' as const, table, brackets: table.brackets, law };
}
