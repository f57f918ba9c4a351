import { individualTax } from '#app/tax/individual.ts';
import { rand } from '#app/tax/money.ts';
import { firmIndividual } from '#app/tax/rates/firm.ts';
import type { IndividualRates } from '#app/tax/rates/tables.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { tablesOf } from '#app/tax/years/index.ts';

const REQUIRED = 500_000;

const CASES = 200_000;
const ROUNDS = 7;
const MICROSECONDS = 1e6;

const newest = tablesOf(newestTaxYear).individual;

const BASES: Record<string, IndividualRates> = {
  'firm estimate': firmIndividual,
  [`SARS ${newest.name.label}`]: newest,
};

const measured = Object.entries(BASES).map(([name, rates]) => [name, calculationsPerSecond(rates)] as const);
for (const [name, perSecond] of measured)
  process.stdout.write(`${name.padEnd(16)} ${Math.round(perSecond)} individual calculations a second\n`);
process.exitCode = measured.every(([, perSecond]) => perSecond >= REQUIRED) ? 0 : 1;

/** Best of several rounds in CPU time, so that other load does not count. */
function calculationsPerSecond(rates: IndividualRates): number {
  const seconds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    calculate(rates);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / MICROSECONDS;
  });
  return CASES / Math.min(...seconds);
}

/** Throws when an income cannot be assessed. */
function calculate(rates: IndividualRates): void {
  for (let index = 0; index < CASES; index += 1) {
    const result = individualTax(
      {
        grossIncome: rand(300_000 + index),
        retirementContributions: rand(60_000),
        age: 30,
        medicalMembers: 2,
        medicalContributions: 0,
      },
      rates,
    );
    if (result.kind !== 'result') throw new Error(result.sentence);
  }
}
