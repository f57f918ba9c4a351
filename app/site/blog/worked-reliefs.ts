import { ageBandOf } from '#app/tax/age.ts';
import { bracketOf, printedBrackets } from '#app/tax/brackets.ts';
import { additionalCredit } from '#app/tax/medical.ts';
import { largestAmount, shareOf, type BasisPoints, type Cents } from '#app/tax/money.ts';
import { creditsOf } from '#app/tax/normal-tax.ts';
import { allowableRetirement } from '#app/tax/retirement.ts';
import { randOf, rate } from './figure-words.ts';
import {
  centsOf,
  datedFigure,
  individualTable,
  requireKnown,
  requireResult,
  taxOn,
  wholeNumber,
  type WorkedExamples,
} from './figure-arguments.ts';

/** Amounts are whole rand a year; members include the main member. */
export const workedReliefs: WorkedExamples = {
  'medical.first': (year) => randOf(medical(year).perMonth.main),
  'medical.further': (year) => randOf(medical(year).perMonth.additional),
  'medical.credits': (year, members) => randOf(credits(year, members)),
  'medical.taxAfterCredits': (year, income, members) =>
    randOf(Math.max(0, taxOn(centsOf(income), year) - credits(year, members))),
  'medical.rateUnder65': (year) => rate(additionalRule(year).under65.rate),
  'medical.rateFrom65': (year) => rate(additionalRule(year).from65.rate),
  'medical.ofIncome': (year) => rate(additionalRule(year).under65.ofTaxableIncome),
  'medical.threshold': (year, income) => randOf(threshold(year, income)),
  'medical.timesCredits': (year, age, members) => randOf(timesCredits(year, age, members)),
  'medical.excess': (year, age, members, fees) => randOf(excess(year, age, members, fees)),
  'medical.counted': (...args) => randOf(counted(...args)),
  'medical.additional': (...args) => randOf(additional(...args)),

  'retirement.rate': (year) => rate(retirement(year).rate),
  'retirement.cap': (year) => randOf(retirement(year).cap),
  'retirement.limit': (year, income) => randOf(limit(year, income)),
  'retirement.room': (year, income, paid) => randOf(limit(year, income) - centsOf(paid)),
  'retirement.carried': (year, income, paid) => randOf(centsOf(paid) - limit(year, income)),
  'retirement.lumpSumTax': (year, sum) => randOf(lumpSumTax(year, sum)),
};

function medical(year?: string) {
  const rule = individualTable(year).medical;
  return requireKnown(rule.kind === 'credit' ? rule : null);
}

function additionalRule(year?: string) {
  return requireKnown(medical(year).additional);
}

function credits(year?: string, members?: string): Cents {
  medical(year);
  return creditsOf(30, wholeNumber(members), individualTable(year)).amount;
}

function threshold(year?: string, income?: string): Cents {
  return shareOf(centsOf(income), additionalRule(year).under65.ofTaxableIncome);
}

function timesCredits(year?: string, age?: string, members?: string): Cents {
  const { under65, from65 } = additionalRule(year);
  const rule = ageBandOf(wholeNumber(age)) === 'under-65' ? under65 : from65;
  return rule.timesCredits * credits(year, members);
}

function excess(year?: string, age?: string, members?: string, fees?: string): Cents {
  return Math.max(0, centsOf(fees) - timesCredits(year, age, members));
}

type Family = [
  year?: string,
  age?: string,
  members?: string,
  fees?: string,
  income?: string,
  expenses?: string,
];

/** Section 6B(3): unpaid expenses count like contributions above the credits, and enter the engine so. */
function additional(...[year, age, members, fees, income, expenses]: Family): Cents {
  const beyond = excess(year, age, members, fees) + centsOf(expenses);
  const contributions = timesCredits(year, age, members) + beyond;
  const person = { age: wholeNumber(age), members: wholeNumber(members), contributions };
  const lines = additionalCredit(person, centsOf(income), credits(year, members), individualTable(year));
  return requireKnown(lines.at(-1)).amount;
}

function counted(...[year, age, members, fees, income, expenses]: Family): Cents {
  const beyond = excess(year, age, members, fees) + centsOf(expenses);
  return ageBandOf(wholeNumber(age)) === 'under-65' ? Math.max(0, beyond - threshold(year, income)) : beyond;
}

function retirement(year?: string): { rate: BasisPoints; cap: Cents } {
  const rule = individualTable(year).retirement;
  return requireKnown(rule.kind === 'combined' ? rule : null);
}

function limit(year?: string, income?: string): Cents {
  retirement(year);
  const pay = centsOf(income);
  const contributions = { retirementContributions: largestAmount };
  return requireResult(
    allowableRetirement({ income: pay, pensionable: pay }, contributions, individualTable(year)),
  ).amount;
}

function lumpSumTax(year?: string, sum?: string): Cents {
  const bands = datedFigure('bands', 'retirement.lumpSum', year);
  const taken = centsOf(sum);
  const band = bracketOf(taken, printedBrackets(...bands));
  return band.base + shareOf(taken - band.above, band.rate);
}
