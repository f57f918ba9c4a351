import { dividendsRateChangesIn, companyRates } from '#app/tax/company-rates.ts';
import { companyTax, type CompanyResult, type CompanyType } from '#app/tax/company.ts';
import { formatRate } from '#app/tax/money.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import type { Assessment, Calculator, FieldSpec, Values } from './calculator.ts';
import { allYears, basisOf, onceField, yearEndField } from './fields.ts';

const SPECIFIED_YEAR = 2023;

const kindField: FieldSpec = {
  kind: 'choice',
  name: 'companyType',
  label: 'Company type',
  initial: 'standard',
  options: [
    { value: 'standard', label: 'Standard company' },
    { value: 'sbc', label: 'Small business corporation' },
  ],
  hint: 'A small business corporation: turnover not above R20 million; all shareholders natural persons who hold no shares in other companies; under 20% of income from investments or personal services.',
};

export const companyCalculator: Calculator = {
  type: 'company',
  heading: 'Company Tax Calculator',
  estimates: "a company's income tax for one year and the tax on the dividends it pays",
  success: 'Your company tax calculation has been completed.',
  hasPeriods: false,
  initialYear: () => SPECIFIED_YEAR,
  years: allYears,
  fields: (values) => [
    kindField,
    onceField('taxableIncome', 'Taxable income'),
    onceField('dividendsPaid', 'Dividends paid'),
    ...(basisOf(values) === 'sars' ? yearEndFields(values) : []),
  ],
  assess(entry, basis, taxYear) {
    const yearEnd = entry.choice('yearEnd') || undefined;
    const dividendsDeclared = entry.choice('dividendsDeclared') || undefined;
    const rates = companyRates(basis, { taxYear, yearEnd, dividendsDeclared });
    if (isRefusal(rates)) return { kind: 'refused', sentence: rates.sentence };
    const result = companyTax(
      {
        companyType: entry.choice('companyType') as CompanyType,
        taxableIncome: entry.amount('taxableIncome'),
        dividendsPaid: entry.amount('dividendsPaid'),
      },
      rates,
    );
    return isRefusal(result) ? { kind: 'refused', sentence: result.sentence } : assessmentOf(result);
  },
  explains: {
    how: [
      'Taxable income is taxed at the standard rate or, for a small business corporation, band by band.',
      'Dividends tax is worked out on what is paid to shareholders. The company withholds it; the shareholder bears it.',
      'With the SARS tables the table is found by the year-end: 27% holds for years ending on or after 31 March 2023.',
    ],
    leavesOut: [
      'How taxable income comes about: allowances, assessed losses, and what may be deducted.',
      'Dividends that are exempt, or taxed less under a treaty.',
      'Mining companies, insurers, personal service providers and branches of foreign companies.',
    ],
  },
};

function yearEndFields(values: Values): readonly FieldSpec[] {
  const end = yearEndField(values, SPECIFIED_YEAR);
  const yearEnd = values.yearEnd || end.initial;
  if (!/^\d{4}-\d\d-\d\d$/.test(yearEnd) || !dividendsRateChangesIn(yearEnd)) return [end];
  return [
    end,
    { kind: 'date', name: 'dividendsDeclared', label: 'Day the dividends were declared', initial: yearEnd },
  ];
}

function assessmentOf(result: CompanyResult): Assessment {
  const kept = Math.max(0, result.retainedEarnings);
  return {
    kind: 'assessed',
    table: result.table,
    tax: { key: 'totalTax', cents: result.totalTax },
    headlines: [
      { label: 'Total tax', once: true, cents: result.totalTax },
      { label: 'Effective rate', text: formatRate(result.effectiveTaxRate) },
      { label: 'Retained earnings', once: true, cents: result.retainedEarnings },
    ],
    working: result.working,
    warning: null,
    notes: result.notes,
    position: null,
    shares: {
      whole: 'taxable income',
      parts: [
        { label: 'Retained', cents: kept },
        { label: 'Company tax', cents: result.companyTax },
        { label: 'Dividends', cents: result.dividendsPaid },
      ],
    },
  };
}
