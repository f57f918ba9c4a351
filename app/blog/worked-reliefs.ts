import { ageBandOf } from '#app/tax/age.ts';
import { bracketOf, printedBrackets } from '#app/tax/brackets.ts';
import { additionalCredit } from '#app/tax/medical.ts';
import { largestAmount, rand as cents, shareOf, type BasisPoints, type Cents } from '#app/tax/money.ts';
import { creditsOf } from '#app/tax/normal-tax.ts';
import { allowableRetirement } from '#app/tax/retirement.ts';
import { randOf, rate } from './figure-words.ts';
import { datedFigure, given, known, table, taxOn, whole } from './worked-figures.ts';

/**
 * Medical credits and retirement funds, by name, worked out by `app/tax`. Years are years of assessment, amounts whole
 * rand a year, members count the main member.
 */
export const workedReliefs: Record<string, (...args: string[]) => string> = {
  'medical.first': (year) => randOf(medical(year).perMonth.main),
  'medical.further': (year) => randOf(medical(year).perMonth.additional),
  'medical.credits': (year, members) => randOf(credits(year, members)),
  /** Of somebody under 65: tax after the primary rebate and the credits. */
  'medical.taxAfterCredits': (year, income, members) =>
    randOf(Math.max(0, taxOn(cents(whole(income)), year) - credits(year, members))),
  'medical.rateUnder65': (year) => rate(additionalRule(year).under65.rate),
  'medical.rateFrom65': (year) => rate(additionalRule(year).from65.rate),
  'medical.ofIncome': (year) => rate(additionalRule(year).under65.ofTaxableIncome),
  'medical.threshold': (year, income) => randOf(threshold(year, income)),
  'medical.timesCredits': (year, age, members) => randOf(timesCredits(year, age, members)),
  'medical.excess': (year, age, members, fees) => randOf(excess(year, age, members, fees)),
  /** The last two are taxable income and the expenses that the scheme did not pay. */
  'medical.counted': (...args) => randOf(counted(...args)),
  'medical.additional': (...args) => randOf(additional(...args)),

  'retirement.rate': (year) => rate(retirement(year).rate),
  'retirement.cap': (year) => randOf(retirement(year).cap),
  'retirement.limit': (year, income) => randOf(limit(year, income)),
  'retirement.room': (year, income, paid) => randOf(limit(year, income) - cents(whole(paid))),
  'retirement.carried': (year, income, paid) => randOf(cents(whole(paid)) - limit(year, income)),
  'retirement.lumpSumTax': (year, sum) => randOf(lumpSumTax(year, sum)),
};

function medical(year?: string) {
  const rule = table(year).medical;
  return known(rule.kind === 'credit' ? rule : null);
}

function additionalRule(year?: string) {
  return known(medical(year).additional);
}

function credits(year?: string, members?: string): Cents {
  medical(year);
  return creditsOf(30, whole(members), table(year)).amount;
}

function threshold(year?: string, income?: string): Cents {
  return shareOf(cents(whole(income)), additionalRule(year).under65.ofTaxableIncome);
}

function timesCredits(year?: string, age?: string, members?: string): Cents {
  const { under65, from65 } = additionalRule(year);
  const rule = ageBandOf(whole(age)) === 'under-65' ? under65 : from65;
  return rule.timesCredits * credits(year, members);
}

function excess(year?: string, age?: string, members?: string, fees?: string): Cents {
  return Math.max(0, cents(whole(fees)) - timesCredits(year, age, members));
}

type Family = [
  year?: string,
  age?: string,
  members?: string,
  fees?: string,
  income?: string,
  expenses?: string,
];

/**
 * The tax engine counts contributions alone. Expenses that the scheme did not pay count beside what contributions exceed
 * the credits by (section 6B(3)), so they enter it as contributions above that line.
 */
function additional(...[year, age, members, fees, income, expenses]: Family): Cents {
  const beyond = excess(year, age, members, fees) + cents(whole(expenses));
  const contributions = timesCredits(year, age, members) + beyond;
  const person = { age: whole(age), members: whole(members), contributions };
  const lines = additionalCredit(person, cents(whole(income)), credits(year, members), table(year));
  return known(lines.at(-1)).amount;
}

/** What the additional credit is a share of. */
function counted(...[year, age, members, fees, income, expenses]: Family): Cents {
  const beyond = excess(year, age, members, fees) + cents(whole(expenses));
  return ageBandOf(whole(age)) === 'under-65' ? Math.max(0, beyond - threshold(year, income)) : beyond;
}

function retirement(year?: string): { rate: BasisPoints; cap: Cents } {
  const rule = table(year).retirement;
  return known(rule.kind === 'combined' ? rule : null);
}

/** The most that may be deducted, where pay is the only income. */
function limit(year?: string, income?: string): Cents {
  retirement(year);
  const pay = cents(whole(income));
  const contributions = { retirementContributions: largestAmount };
  return given(allowableRetirement({ income: pay, pensionable: pay }, contributions, table(year))).amount;
}

function lumpSumTax(year?: string, sum?: string): Cents {
  const dated = datedFigure('retirement.lumpSum', year);
  const bands = known('bands' in dated ? dated.bands : null);
  const taken = cents(whole(sum));
  const band = bracketOf(taken, printedBrackets(...bands));
  return band.base + shareOf(taken - band.above, band.rate);
}
