import { bandFormula } from './band-tax.ts';
import { bracketOf } from './brackets.ts';
import { requireAmount, type BasisPoints, type Cents } from './money.ts';
import { from } from './normal-tax.ts';
import { refusedInput, type RefusedInput } from './refusal.ts';
import type { CompanyRates } from './rates/tables.ts';
import type { TableName } from './rates/table-name.ts';
import { less, randLine, rateLine, share, sum, type RandLine, type Working } from './working.ts';

export type CompanyType = 'standard' | 'sbc';

/** Amounts of one year in cents, none negative. */
export type CompanyInput = { companyType: CompanyType; taxableIncome: Cents; dividendsPaid: Cents };

/** Rates are basis points, all else cents. */
export type CompanyResult = {
  kind: 'result';
  table: TableName;
  taxableIncome: Cents;
  dividendsPaid: Cents;
  companyTax: Cents;
  /** Secondary tax on companies where dividends were declared before April 2012. */
  dividendsTax: Cents;
  totalTax: Cents;
  /** Below zero where the dividends exceed what the tax leaves. */
  retainedEarnings: Cents;
  effectiveTaxRate: BasisPoints;
  notes: readonly string[];
  working: Working;
};

const EXCESSIVE_DIVIDENDS = 'Dividends paid exceed taxable income. This may not be possible in practice.';
const BASES_WORKED_OUT =
  "The firm's estimate prints no base amounts for small business corporations: they are worked out from its bands.";

/** Refuses dividends above taxable income. Throws RangeError. */
export function companyTax(input: CompanyInput, rates: CompanyRates): CompanyResult | RefusedInput {
  requireAmount(input.taxableIncome, 'taxableIncome');
  requireAmount(input.dividendsPaid, 'dividendsPaid');
  if (input.dividendsPaid > input.taxableIncome) return refusedInput('dividendsPaid', EXCESSIVE_DIVIDENDS);
  const taxable = randLine('taxableIncome', 'Taxable income', input.taxableIncome, 'input');
  const dividends = randLine('dividendsPaid', 'Dividends paid', input.dividendsPaid, 'input');
  const company = companyTaxLine(input, rates);
  const onDividends = dividendsTaxLine(input.dividendsPaid, rates);
  const total = randLine('totalTax', 'Total tax', sum(company.amount, onDividends.amount), 'calculated');
  const costs = [company, ...(rates.dividends.kind === 'secondary-tax' ? [onDividends] : []), dividends];
  const left = less(taxable.amount, ...costs.map(({ amount }) => amount));
  const retained = randLine('retainedEarnings', 'Retained earnings', left, 'calculated');
  const ratio = { op: 'ratio', part: total.amount, whole: taxable.amount } as const;
  const effective = rateLine('effectiveTaxRate', 'Effective tax rate', ratio, 'calculated');
  return {
    kind: 'result',
    table: rates.name,
    taxableIncome: taxable.amount,
    dividendsPaid: dividends.amount,
    companyTax: company.amount,
    dividendsTax: onDividends.amount,
    totalTax: total.amount,
    retainedEarnings: retained.amount,
    effectiveTaxRate: effective.rate,
    notes: input.companyType === 'sbc' && rates.name.basis === 'firm' ? [BASES_WORKED_OUT] : [],
    working: [taxable, dividends, company, onDividends, total, retained, effective],
  };
}

function companyTaxLine({ companyType, taxableIncome }: CompanyInput, rates: CompanyRates): RandLine {
  if (companyType === 'standard') {
    const formula = share(rates.standardRate, taxableIncome);
    return randLine('companyTax', 'Company tax', formula, from(rates, 'company'));
  }
  const band = bracketOf(taxableIncome, rates.smallBusiness.brackets);
  const line = randLine(
    'companyTax',
    'Company tax (progressive)',
    bandFormula(taxableIncome, band),
    from(rates, 'small-business'),
  );
  return { ...line, band };
}

function dividendsTaxLine(dividendsPaid: Cents, rates: CompanyRates): RandLine {
  const { kind, rate } = rates.dividends;
  const label = kind === 'secondary-tax' ? 'Secondary tax on companies' : 'Dividends tax';
  return randLine('dividendsTax', label, share(rate, dividendsPaid), from(rates, 'dividends'));
}
