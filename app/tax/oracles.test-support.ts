import type { CapitalGainsInput } from './capital-gains.ts';
import type { CapitalGainsYear } from './rates/capital-gains-rates.ts';
import type { CompanyInput } from './company.ts';
import { cents, smallest, whole, type Figures, type Fraction } from './fractions.test-support.ts';
import { assessmentOf, taxAfterRebates, taxByBands } from './oracle.test-support.ts';
import type { HomeSale } from './home-sale.ts';
import type { ProvisionalInput } from './provisional.ts';
import { firmIndividual } from './rates/firm.ts';
import type { IndividualRates, SarsCompanyTable } from './rates/tables.ts';
import type { Basis } from './rates/table-name.ts';
import { isTaxYear } from './tax-years.ts';
import type { TaxYear } from './tax-year.ts';
import { tablesOf } from './years/index.ts';

export function provisionalOracle(input: ProvisionalInput, rates: IndividualRates): Figures | null {
  const profit = input.businessIncome - input.businessExpenses;
  const total = input.grossIncome + profit < 0 ? 0 : input.grossIncome + profit;
  const assessment = assessmentOf(total, input, rates);
  if (assessment === null) return null;
  const isFirm = rates.name.basis === 'firm';
  const credit = isFirm ? 0n : BigInt(input.employeesTaxPaid ?? 0);
  const payable = assessment.finalTax > credit ? assessment.finalTax - credit : 0n;
  const basic = (month: number) => (isFirm ? null : basicAmountIn(month, input, rates));
  return {
    ...assessment,
    taxableBusinessIncome: BigInt(profit),
    totalGrossIncome: BigInt(total),
    provisionalPayment1: payable / 2n + (payable % 2n),
    provisionalPayment2: payable / 2n,
    basicAmountFirst: basic(AUGUST),
    basicAmountSecond: basic(FEBRUARY),
  };
}

/** Months are counted from the January before the tax year starts. */
const AUGUST = 8;
const FEBRUARY = 14;

function basicAmountIn(
  month: number,
  { lastAssessment }: ProvisionalInput,
  { name }: IndividualRates,
): bigint | null {
  if (!lastAssessment) return null;
  const { taxYear, taxableIncome, taxableCapitalGain } = lastAssessment;
  const monthsSince = 12 * name.taxYear + month - (12 * taxYear + FEBRUARY);
  const percentAdded = monthsSince > 18 ? 8 * (name.taxYear - taxYear) : 0;
  const net = cents(taxableIncome - taxableCapitalGain).notBelowZero();
  return net
    .share(10_000 + percentAdded * 100)
    .toTheCent()
    .inCents();
}

export function companyOracle(
  { companyType, taxableIncome, dividendsPaid }: CompanyInput,
  basis: Basis,
  yearEnd: string,
  declared: string,
): Figures | null {
  if (dividendsPaid > taxableIncome) return null;
  const year = companyYear(basis, yearEnd);
  if (!year) return null;
  const income = cents(taxableIncome);
  const tax = (
    companyType === 'standard' ? income.share(year.rate) : smallBusinessTax(income, year)
  ).toTheCent();
  const dividends = cents(dividendsPaid);
  const onDividends = dividends.share(basis === 'firm' ? 2000 : dividendsRate(declared)).toTheCent();
  const costs = basis === 'sars' && declared < '2012-04-01' ? tax.plus(onDividends) : tax;
  return {
    companyTax: tax.inCents(),
    dividendsTax: onDividends.inCents(),
    totalTax: tax.plus(onDividends).inCents(),
    retainedEarnings: income.minus(costs).minus(dividends).inCents(),
    effectiveTaxRate: tax.plus(onDividends).inBasisPointsOf(income),
  };
}

type CompanyYear = { rate: number; table: SarsCompanyTable | null };

function companyYear(basis: Basis, yearEnd: string): CompanyYear | null {
  if (basis === 'firm') return { rate: 2700, table: null };
  const [year = 0, month = 0] = yearEnd.split('-').map(Number);
  const taxYear = month > 3 ? year + 1 : year;
  if (!isTaxYear(taxYear)) return null;
  const rates = [
    ['2023-03-31', 2700],
    ['2008-04-01', 2800],
    ['2005-04-01', 2900],
    ['2000-04-01', 3000],
  ] as const;
  return { rate: rates.find(([from]) => yearEnd >= from)?.[1] ?? 0, table: tablesOf(taxYear).company };
}

/** The firm's bands are added one by one; SARS's base amounts are used as printed. */
function smallBusinessTax(income: Fraction, { rate, table }: CompanyYear): Fraction {
  if (table === null) {
    const steps = [700, 2100 - 700, 2800 - 2100];
    const above = [91_250, 365_000, 550_000].map((bound) => income.minus(whole(bound)).notBelowZero());
    return above.reduce((sum, part, index) => sum.plus(part.share(steps[index] ?? 0)), whole(0));
  }
  const top = table.smallBusiness.brackets.at(-1);
  const bound = cents(top?.above ?? 0);
  if (income.isAbove(bound)) return cents(top?.base ?? 0).plus(income.minus(bound).share(rate));
  return taxByBands(income, table.smallBusiness.brackets);
}

function dividendsRate(declared: string): number {
  if (declared >= '2017-02-22') return 2000;
  if (declared >= '2012-04-01') return 1500;
  return declared >= '2007-10-01' ? 1000 : 1250;
}

export function turnoverOracle(turnover: number, basis: Basis, taxYear: TaxYear): Figures | null {
  const brackets = basis === 'sars' ? tablesOf(taxYear).turnover?.brackets : null;
  if (!brackets) return null;
  const tax = taxByBands(cents(turnover), brackets).toTheCent();
  return { turnoverTax: tax.inCents(), effectiveTaxRate: tax.inBasisPointsOf(cents(turnover)) };
}

export function trustOracle(income: number, basis: Basis, taxYear: TaxYear): Figures | null {
  const rate = basis === 'sars' ? tablesOf(taxYear).trust : null;
  return rate === null ? null : { trustTax: cents(income).share(rate).toTheCent().inCents() };
}

export function gainsOracle(input: CapitalGainsInput, basis: Basis, year: GainsYear): Figures | null {
  const included = includedPart(basis, year);
  if (included === null) return null;
  const isLoss = input.proceeds < input.baseCost;
  const all = cents(Math.abs(input.proceeds - input.baseCost));
  const isHome = basis === 'sars' && year.entityType === 'individual' && input.primaryResidence;
  const home = (isHome && input.home) || {};
  const size = all.share(home.ownShare || 10_000).toTheCent();
  const gain = isLoss ? whole(0).minus(size) : size;
  const excluded = isLoss && basis === 'firm' ? whole(0) : exclusions(size, { ...input, home }, basis, year);
  const after = isLoss ? whole(0) : gain.minus(excluded);
  const brought = basis === 'sars' ? cents(input.assessedLoss ?? 0) : whole(0);
  const taxable = after.minus(brought).notBelowZero().share(included).toTheCent();
  const tax = taxOnGain(taxable, input, basis, year);
  if (tax === null) return null;
  const carried = isLoss ? brought.plus(size.minus(excluded)) : brought.minus(after).notBelowZero();
  return {
    capitalGain: isLoss ? -size.inCents() : size.inCents(),
    exclusion: excluded.inCents(),
    gainAfterExclusion: after.inCents(),
    inclusionRate: BigInt(included),
    taxableCapitalGain: taxable.inCents(),
    taxOnCapitalGain: tax.inCents(),
    effectiveTaxRate: isLoss ? 0n : tax.inBasisPointsOf(gain),
    lossCarriedForward: basis === 'sars' ? carried.inCents() : null,
  };
}

type GainsYear = Required<CapitalGainsYear>;

function includedPart(basis: Basis, { entityType, taxYear, yearEnd }: GainsYear): number | null {
  if (basis === 'firm') return entityType === 'individual' ? 4000 : 8000;
  if (entityType !== 'company') return tablesOf(taxYear).capitalGains?.inclusion[entityType] ?? null;
  if (yearEnd < '2001-10-01') return null;
  if (yearEnd >= '2017-02-28') return 8000;
  return yearEnd >= '2013-02-28' ? 6660 : 5000;
}

function exclusions(
  size: Fraction,
  { primaryResidence, yearOfDeath, home = {} }: CapitalGainsInput,
  basis: Basis,
  { entityType, taxYear }: GainsYear,
): Fraction {
  if (entityType !== 'individual') return whole(0);
  if (basis === 'firm') return smallest(size, whole(primaryResidence ? 2_040_000 : 40_000));
  const table = tablesOf(taxYear).capitalGains;
  const annual = yearOfDeath ? table?.annualExclusionInYearOfDeath : table?.annualExclusion;
  const most = cents(primaryResidence ? (table?.primaryResidenceExclusion ?? 0) : 0);
  const ofHome = smallest(livedIn(size, home), most.share(home.ownShare || 10_000).toTheCent());
  return ofHome.plus(smallest(size.minus(ofHome), cents(annual ?? 0)));
}

/** The home's own part of a gain, each part to the cent. */
function livedIn(
  size: Fraction,
  { landPart = 0, tradePart = 0, tradeMonths, ownedMonths }: HomeSale,
): Fraction {
  const without = size.minus(size.share(landPart).toTheCent());
  const area = without.share(tradePart).toTheCent();
  const trade =
    tradeMonths && ownedMonths ? area.times(tradeMonths).dividedBy(ownedMonths).toTheCent() : area;
  return without.minus(trade);
}

function taxOnGain(
  taxable: Fraction,
  { currentIncome = 0, age = 0 }: CapitalGainsInput,
  basis: Basis,
  { entityType, taxYear, yearEnd }: GainsYear,
): Fraction | null {
  if (entityType === 'company') {
    const year = companyYear(basis, yearEnd);
    return year && taxable.share(year.rate).toTheCent();
  }
  if (entityType === 'trust') {
    const rate = basis === 'sars' ? tablesOf(taxYear).trust : null;
    return rate === null ? null : taxable.share(rate).toTheCent();
  }
  const rates = basis === 'firm' ? firmIndividual : tablesOf(taxYear).individual;
  const taxOn = (income: Fraction) => taxAfterRebates(income, basis === 'firm' ? 0 : age, rates);
  const income = cents(currentIncome);
  return taxOn(income.plus(taxable)).minus(taxOn(income)).notBelowZero();
}
