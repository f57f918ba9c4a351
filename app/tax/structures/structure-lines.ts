import type { Cents } from '../money.ts';
import { sdlRules } from '../rates/payroll-rates.ts';
import type { StructureRates, Upkeep } from '../rates/structure-rates.ts';
import { uifFormula } from '../take-home.ts';
import {
  bandLine,
  deductedLine,
  from,
  less,
  notBelowZero,
  randLine,
  share,
  sum,
  type RandLine,
} from '../working.ts';
import type { OwnerTax } from './owner.ts';
import { levyOn, type OwnedCompany, type Split } from './split.ts';

export type Business = { turnover: Cents; costs: Cents };

type CompanyId = 'company' | 'sbc';

export const STRUCTURES = {
  sole: 'Sole proprietor',
  turnover: 'Turnover tax',
  sbc: 'Small business corporation',
  company: 'Company',
} as const;

const FEES = 'accountant’s fees';

export function soleLines({ turnover, costs }: Business, upkeep: Upkeep, owner: OwnerTax, drawings: Cents) {
  const name = STRUCTURES.sole;
  const paid = deductedLine('soleUpkeep', `${name}: ${FEES}`, upkeep.sole, upkeep.source);
  const profit = less(turnover, costs, paid.amount);
  const left = randLine('soleProfit', `${name}: profit`, profit, 'calculated');
  const taxes = owner.lines('sole', `${name}: income tax`, Math.max(0, left.amount));
  const tax = taxes.at(-1)?.amount ?? 0;
  return [...feeLines(paid), left, ...taxes, ...restLines('sole', name, less(left.amount, tax), drawings)];
}

export function turnoverLines(
  { turnover, costs }: Business,
  upkeep: Upkeep,
  rates: StructureRates,
  drawings: Cents,
): readonly RandLine[] {
  const name = STRUCTURES.turnover;
  const paid = deductedLine('turnoverUpkeep', `${name}: ${FEES}`, upkeep.turnover, upkeep.source);
  const { brackets } = rates.turnover;
  const tax = bandLine('turnoverTax', `${name}: the tax`, turnover, brackets, from(rates, 'turnover'));
  const rest = less(turnover, costs, paid.amount, tax.amount);
  return [...feeLines(paid), tax, ...restLines('turnover', name, rest, drawings)];
}

/** None without fees: nothing is charged, or it is quoted. */
function feeLines(fees: RandLine): readonly RandLine[] {
  return fees.amount === 0 ? [] : [fees];
}

/** All of it belongs to the owner: what is not drawn stays in the business, taxed. */
function restLines(id: 'sole' | 'turnover', name: string, rest: ReturnType<typeof less>, drawings: Cents) {
  const all = randLine(`${id}Worth`, `${name}: left after all taxes`, rest, 'calculated');
  if (drawings === 0 || drawings >= all.amount) return [all];
  const kept = less(all.amount, drawings);
  return [all, randLine(`${id}Kept`, `${name}: of it not drawn`, kept, 'calculated')];
}

export function companyLines(
  id: CompanyId,
  { turnover, costs }: Business,
  split: Split,
  company: OwnedCompany,
  rates: StructureRates,
  source: Upkeep['source'],
): readonly RandLine[] {
  const name = STRUCTURES[id];
  const label = (what: string) => `${name}: ${what}`;
  const { salary } = split;
  const upkeep = deductedLine(`${id}Upkeep`, label(FEES), turnover - costs - split.profit, source);
  const pay = deductedLine(`${id}Salary`, label('best salary'), salary, 'calculated');
  const employerUif = deductedLine(
    `${id}EmployerUif`,
    label("the company's UIF"),
    uifFormula(salary, rates.uif),
    from(rates, 'uif'),
  );
  const levy = deductedLine(
    `${id}Levy`,
    label('skills levy (SDL)'),
    levyFormula(salary, company),
    from(rates, 'sdl'),
  );
  const costsOfIt = [costs, upkeep.amount, pay.amount, employerUif.amount, levy.amount];
  const taxable = randLine(
    `${id}Taxable`,
    label('taxable income'),
    less(turnover, ...costsOfIt),
    'calculated',
  );
  const taxedBy = from(rates, id === 'sbc' ? 'small-business' : 'company');
  const counted = Math.max(0, taxable.amount);
  const tax = bandLine(`${id}CompanyTax`, label('company tax'), counted, company.brackets, taxedBy);
  const dividend = randLine(`${id}Dividend`, label('dividend'), split.dividend, 'calculated');
  const dividendsTax = deductedLine(
    `${id}DividendsTax`,
    label('dividends tax'),
    share(company.dividendsTax, dividend.amount),
    from(rates, 'dividends'),
  );
  const taxes = company.owner.lines(id, label('tax on the salary (PAYE)'), salary);
  const uif = deductedLine(`${id}Uif`, label('your UIF'), uifFormula(salary, rates.uif), from(rates, 'uif'));
  const own = deductedLine(`${id}OwnReturn`, label('your own return'), company.ownUpkeep, source);
  const keptFormula = less(taxable.amount, tax.amount, dividend.amount);
  const kept = randLine(`${id}Kept`, label('kept in the company'), keptFormula, 'calculated');
  const fromSalary = less(salary, taxes.at(-1)?.amount ?? 0, uif.amount);
  const fromDividend = less(dividend.amount, dividendsTax.amount);
  const inHand = randLine(
    `${id}InHand`,
    label('money in hand'),
    less(sum(fromSalary, fromDividend), own.amount),
    'calculated',
  );
  const waiting = deductedLine(
    `${id}Waiting`,
    label('dividends tax on what is kept, once it is paid out'),
    share(company.dividendsTax, notBelowZero(kept.amount)),
    from(rates, 'dividends'),
  );
  const worth = less(sum(inHand.amount, kept.amount), waiting.amount);
  return [
    ...feeLines(upkeep),
    ...(salary > 0 ? [pay, employerUif, ...(levy.amount > 0 ? [levy] : [])] : []),
    taxable,
    tax,
    dividend,
    dividendsTax,
    ...(salary > 0 ? [...taxes, uif] : []),
    ...feeLines(own),
    inHand,
    ...(kept.amount === 0 ? [] : [kept, waiting]),
    randLine(`${id}Worth`, label('left after all taxes'), worth, 'calculated'),
  ];
}

function levyFormula(salary: Cents, company: OwnedCompany) {
  const { staffPay } = company;
  if (levyOn(salary, company) === 0) return 0;
  const isNew = staffPay <= sdlRules.exemptUpTo;
  return share(sdlRules.rate, isNew ? staffPay + salary : salary);
}
