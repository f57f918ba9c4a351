import { dividendsRateChangesIn, companyRates } from '#app/tax/rates/company-rates.ts';
import { companyTax, type CompanyType } from '#app/tax/company.ts';
import { formatRand, formatRate } from '#app/tax/money.ts';
import { defineCalculator } from './calculator.ts';
import { choiceField, dateField, onceField, optionsOf, type Values } from './field.ts';
import { yearEndField, yearEndIn } from './year-end.ts';
import { keyIn } from '#app/platform/core/keys.ts';

export const companyTypeLabels = {
  standard: 'Standard company',
  sbc: 'Small business corporation',
} satisfies Record<CompanyType, string>;

const companyTypeField = {
  ...choiceField('companyType', 'Company type', optionsOf(companyTypeLabels)),
  hint: 'A small business corporation: turnover not above R20 million; all shareholders natural persons who hold no shares in other companies; not more than 20% of income from investments and personal services together. Personal services don’t count with three full-time employees all year who are not connected to a shareholder.',
};

export const companyCalculator = defineCalculator({
  type: 'company',
  tool: 'company',
  estimates: "a company's income tax for one year and the tax on the dividends it pays",
  success: 'Your company tax calculation has been completed.',
  hasPeriods: false,
  takes: { field: 'taxableIncome' },
  todayLeads: true,
  fields: (values: Values) => [
    companyTypeField,
    onceField('taxableIncome', 'Taxable income'),
    onceField('dividendsPaid', 'Dividends paid'),
    ...dateFields(values),
  ],
  input: (entry) => ({
    companyType: keyIn(companyTypeLabels, entry.choice('companyType')) ?? 'standard',
    taxableIncome: entry.amount('taxableIncome'),
    dividendsPaid: entry.amount('dividendsPaid'),
  }),
  rates(basis, taxYear, entry) {
    const chosen = entry.choice('yearEnd');
    const yearEnd = yearEndIn(taxYear, chosen);
    const dividendsDeclared = (yearEnd === chosen && entry.choice('dividendsDeclared')) || undefined;
    return companyRates(basis, { taxYear, yearEnd, dividendsDeclared });
  },
  tax: companyTax,
  sheet: (result, { input, rates }) => ({
    tax: { key: 'totalTax', cents: result.totalTax },
    means:
      result.totalTax === 0
        ? 'No tax is due on these figures. The return is filed all the same.'
        : result.retainedEarnings < 0
          ? `The dividends and the tax are ${formatRand(-result.retainedEarnings)} more than this income: that much comes out of earlier profits.`
          : `After tax and dividends, ${formatRand(result.retainedEarnings)} stays in the company.`,
    counts: 'The return (ITR14) is due within twelve months of the year-end.',
    headlines: [
      { label: 'Total tax', once: true, cents: result.totalTax },
      {
        label: 'Company tax rate',
        text: input.companyType === 'sbc' ? 'Progressive' : formatRate(rates.standardRate),
      },
      { label: 'Effective rate', text: formatRate(result.effectiveTaxRate) },
      { label: 'Retained earnings', once: true, cents: result.retainedEarnings },
    ],
    shares: {
      whole: 'taxable income',
      parts: [
        { label: 'Retained', cents: Math.max(0, result.retainedEarnings) },
        { label: 'Company tax', cents: result.companyTax },
        { label: 'Dividends', cents: result.dividendsPaid },
      ],
    },
  }),
  explains: {
    how: [
      'Taxable income is taxed at the standard rate or, for a small business corporation, band by band.',
      'Dividends tax is worked out on what is paid to shareholders. The company withholds it; the shareholder bears it.',
      'With the SARS tables the table is found by the year-end: 27% holds for years ending on or after 31 March 2023.',
    ],
    leavesOut: [
      'How taxable income comes about: allowances, assessed losses, and what may be deducted.',
      'Dividends that are exempt, or taxed less under a treaty.',
      'Capital gains, mining companies, insurers, personal service providers and branches of foreign companies.',
    ],
  },
});

function dateFields(values: Values) {
  const end = yearEndField(values);
  if (!dividendsRateChangesIn(end.initial)) return [end];
  return [end, dateField('dividendsDeclared', 'Day the dividends were declared', end.initial)];
}
