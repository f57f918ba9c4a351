import { requireAmounts, type Cents } from './money.ts';
import { refusedInput } from './refusal.ts';
import type { CompanyRates } from './rates/tables.ts';
import { bandLine, effectiveRate, from, less, randLine, resultOf, share, sum } from './working.ts';

export type CompanyType = 'standard' | 'sbc';

/** Amounts of one year in cents, none negative. */
export type CompanyInput = { companyType: CompanyType; taxableIncome: Cents; dividendsPaid: Cents };

const EXCESSIVE_DIVIDENDS = 'Dividends paid exceed taxable income. This may not be possible in practice.';
const BASES_WORKED_OUT =
  "The firm's estimate prints no base amounts for small business corporations: they are worked out from its bands.";

/** Refuses dividends above taxable income; retained earnings may be below zero. Throws RangeError. */
export function companyTax({ companyType, taxableIncome, dividendsPaid }: CompanyInput, rates: CompanyRates) {
  requireAmounts({ taxableIncome, dividendsPaid });
  if (dividendsPaid > taxableIncome) return refusedInput('dividendsPaid', EXCESSIVE_DIVIDENDS);
  const taxable = randLine('taxableIncome', 'Taxable income', taxableIncome, 'input');
  const dividends = randLine('dividendsPaid', 'Dividends paid', dividendsPaid, 'input');
  const company =
    companyType === 'standard' ? standardTax(taxableIncome, rates) : smallBusinessTax(taxableIncome, rates);
  const onDividends = dividendsTax(dividendsPaid, rates);
  const total = randLine('totalTax', 'Total tax', sum(company.amount, onDividends.amount), 'calculated');
  const costs = [company, ...(rates.dividends.kind === 'secondary-tax' ? [onDividends] : []), dividends];
  const left = less(taxable.amount, ...costs.map(({ amount }) => amount));
  const retained = randLine('retainedEarnings', 'Retained earnings', left, 'calculated');
  const effective = effectiveRate(total, taxableIncome);
  return resultOf(
    rates.name,
    [taxable, dividends, company, onDividends, total, retained, effective],
    companyType === 'sbc' && rates.name.basis === 'firm' ? [BASES_WORKED_OUT] : [],
  );
}

function standardTax(taxableIncome: Cents, rates: CompanyRates) {
  const formula = share(rates.standardRate, taxableIncome);
  return randLine('companyTax', 'Company tax', formula, from(rates, 'company'));
}

function smallBusinessTax(taxableIncome: Cents, rates: CompanyRates) {
  const { brackets } = rates.smallBusiness;
  const source = from(rates, 'small-business');
  return bandLine('companyTax', 'Company tax', taxableIncome, brackets, source);
}

function dividendsTax(dividendsPaid: Cents, rates: CompanyRates) {
  const { kind, rate } = rates.dividends;
  const label = kind === 'secondary-tax' ? 'Secondary tax on companies' : 'Dividends tax';
  return randLine('dividendsTax', label, share(rate, dividendsPaid), from(rates, 'dividends'));
}
