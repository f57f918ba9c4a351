import { individualTax } from '#app/tax/individual.ts';
import { rand } from '#app/tax/money.ts';
import { payslip } from '#app/tax/payslip.ts';
import { firmIndividual } from '#app/tax/rates/firm.ts';
import { payrollRates } from '#app/tax/rates/payroll-rates.ts';
import type { IndividualRates } from '#app/tax/rates/tables.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { tablesOf } from '#app/tax/years/index.ts';

const REQUIRED = 500_000;
const REQUIRED_PAYSLIPS = 300_000;

const CASES = 200_000;
const ROUNDS = 7;
const MICROSECONDS = 1e6;

const newest = tablesOf(newestTaxYear).individual;

const BASES: Record<string, IndividualRates> = {
  'firm estimate': firmIndividual,
  [`SARS ${newest.name.label}`]: newest,
};

const kinds = Object.entries(BASES).map(([name, rates]) => ({
  name: `individual, ${name}`,
  required: REQUIRED,
  run: () => calculate(rates),
}));

const measured = [
  ...kinds,
  { name: `payslip, SARS ${newest.name.label}`, required: REQUIRED_PAYSLIPS, run: payslips },
].map(({ name, required, run }) => ({ name, required, perSecond: perSecond(run) }));
for (const { name, perSecond } of measured)
  process.stdout.write(`${name.padEnd(26)} ${Math.round(perSecond)} a second\n`);
process.exitCode = measured.every(({ perSecond, required }) => perSecond >= required) ? 0 : 1;

/** Best of several rounds in CPU time, so that other load does not count. */
function perSecond(run: () => void): number {
  const seconds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / MICROSECONDS;
  });
  return CASES / Math.min(...seconds);
}

/** Throws if a payslip is refused. */
function payslips(): void {
  const rates = payrollRates('sars', newestTaxYear, 2);
  if (isRefusal(rates)) throw new Error(rates.sentence);
  for (let index = 0; index < CASES; index += 1) {
    const result = payslip(
      {
        pay: rand(20_000) + index,
        bonus: 0,
        travelAllowance: rand(3_000),
        mostlyBusiness: false,
        retirement: rand(1_500),
        employerRetirement: rand(1_500),
        medical: rand(1_200),
        employerMedical: rand(1_200),
        medicalMembers: 2,
        age: 30,
        frequency: 'monthly',
        periods: 1,
        days: 0,
        daysInMonth: 30,
        underDay: false,
        smallPayroll: false,
        claim: 'none',
        hours: 160,
      },
      rates,
    );
    if (result.kind !== 'result') throw new Error(result.sentence);
  }
}

/** Throws if an income cannot be assessed. */
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
