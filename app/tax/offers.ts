import type { Age } from './age.ts';
import type { Cents } from './money.ts';
import { payslip, type PayslipInput } from './payslip.ts';
import type { PayrollRates } from './rates/payroll-rates.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import {
  deductedLine,
  from,
  less,
  randLine,
  resultOf,
  sum,
  times,
  type Formula,
  type Source,
} from './working.ts';

/** Cents a month, the bonus a year. The employer's shares are on top of `pay`. */
export type Offer = {
  pay: Cents;
  bonus: Cents;
  travelAllowance: Cents;
  retirement: Cents;
  employerRetirement: Cents;
  medical: Cents;
  employerMedical: Cents;
};

export type Which = 'first' | 'second';

export type OffersInput = {
  first: Offer;
  second: Offer;
  age: Age;
  medicalMembers: number;
  mostlyBusiness: boolean;
};

type OneOffer<W extends Which> = OffersInput & { which: W };

const MONTHS = 12;
const NAMES = { first: 'First offer', second: 'Second offer' } satisfies Record<Which, string>;

const PLAIN_MONTH = {
  frequency: 'monthly',
  periods: 1,
  days: 0,
  daysInMonth: 30,
  underDay: false,
  smallPayroll: false,
  claim: 'none',
  hours: 0,
} satisfies Partial<PayslipInput>;

/** Eleven plain payslips and one with the bonus. Refuses what a payslip refuses, with the field of the offer. */
export function offers(input: OffersInput, rates: PayrollRates) {
  const first = yearOf({ ...input, which: 'first' }, rates);
  if (isRefusal(first)) return first;
  const second = yearOf({ ...input, which: 'second' }, rates);
  if (isRefusal(second)) return second;
  const net = differenceLine('netDifference', 'Difference in net pay', first.net, second.net);
  const cost = differenceLine('costDifference', 'Difference in cost to company', first.cost, second.cost);
  const notes = [...first.notes, ...second.notes];
  return resultOf(rates.name, [...first.lines, ...second.lines, net, cost], notes);
}

function yearOf<W extends Which>({ which, ...input }: OneOffer<W>, rates: PayrollRates) {
  const { first, second, ...person } = input;
  const offer = which === 'first' ? first : second;
  const slipWith = (bonus: Cents) => payslip({ ...PLAIN_MONTH, ...person, ...offer, bonus }, rates);
  const [plain, last] = [slipWith(0), slipWith(offer.bonus)];
  if (isRefusal(plain)) return atField(which, plain);
  if (isRefusal(last)) return atField(which, last);
  const name = NAMES[which];
  const twelve = (amount: Cents) => times(MONTHS, amount);
  const all = (month: Cents, last: Cents) => sum(times(MONTHS - 1, month), last);
  const given = <const Key extends string>(key: Key, label: string, formula: Formula) =>
    randLine(`${which}${key}` as const, `${name}: ${label}`, formula, 'input');
  const taken = <const Key extends string>(key: Key, label: string, formula: Formula, source: Source) =>
    deductedLine(`${which}${key}` as const, `${name}: ${label}`, formula, source);
  const pay = given('YearPay', 'pay of a year', twelve(offer.pay));
  const travel = given('YearTravel', 'travel allowance', twelve(offer.travelAllowance));
  const bonus = given('YearBonus', 'bonus', offer.bonus);
  const paye = taken('Paye', 'PAYE', all(plain.paye, last.paye), from(rates, 'annual-equivalent'));
  const uif = taken('Uif', 'UIF', all(plain.uif, last.uif), from(rates, 'uif'));
  const retirement = taken(
    'YearRetirement',
    'your retirement contributions',
    twelve(offer.retirement),
    'input',
  );
  const medical = taken('YearMedical', 'your medical aid contributions', twelve(offer.medical), 'input');
  const cash = sum(pay.amount, travel.amount, bonus.amount);
  const left = less(cash, paye.amount, uif.amount, retirement.amount, medical.amount);
  const net = randLine(`${which}NetPay` as const, `${name}: net pay`, left, 'calculated');
  const funds = given(
    'EmployerFunds',
    "employer's retirement contributions",
    twelve(offer.employerRetirement),
  );
  const scheme = given(
    'EmployerScheme',
    "employer's medical aid contributions",
    twelve(offer.employerMedical),
  );
  const levies = all(plain.employerUif + plain.sdl, last.employerUif + last.sdl);
  const levied = randLine(
    `${which}Levies` as const,
    `${name}: employer's UIF and SDL`,
    levies,
    from(rates, 'sdl'),
  );
  const spent = sum(cash, funds.amount, scheme.amount, levied.amount);
  const cost = randLine(`${which}Cost` as const, `${name}: cost to company`, spent, 'calculated');
  const lines = [pay, travel, bonus, paye, uif, retirement, medical, net, funds, scheme, levied, cost];
  const notes = plain.notes.map((note) => `${name}, in an ordinary month: ${note}`);
  return { net: net.amount, cost: cost.amount, lines, notes };
}

function differenceLine<const Key extends string>(key: Key, label: string, one: Cents, other: Cents) {
  return randLine(key, label, less(Math.max(one, other), Math.min(one, other)), 'calculated');
}

function atField(which: Which, refusal: Refusal): Refusal {
  const isOwn = refusal.kind === 'refused-input' && refusal.field === 'pay';
  return isOwn ? { ...refusal, field: `${which}Pay` } : refusal;
}
