import { rand, type Cents } from '../money.ts';
import { lastDayOf, type TaxYear } from '../tax-year.ts';

/** Of a week, by level of the qualification and credits already earned. */
export type Allowance = { id: string; label: string; week: Cents };

/** Wages that replace the minimum wage. Null, or none, if they were not found. `floor`: for a month of 160 hours. */
export type IncentiveWages = {
  publicWorks: Cents | null;
  allowances: readonly Allowance[] | null;
  floor: Cents;
};

/** National Minimum Wage Act, Schedule 2, a week from 1 March 2026 (support.payspace.com, nasi-ispani.co.za; Gazette 54075). */
const allowancesFrom2026: readonly Allowance[] = [
  allowance(['1-2', 'NQF 1 or 2'], ['0-120', '455.00'], ['121-240', '909.94']),
  allowance(['3', 'NQF 3'], ['0-120', '455.00'], ['121-240', '856.94'], ['241-360', '1402.87']),
  allowance(
    ['4', 'NQF 4'],
    ['0-120', '455.00'],
    ['121-240', '910.04'],
    ['241-360', '1402.87'],
    ['361-480', '2047.41'],
  ),
  allowance(
    ['5-8', 'NQF 5 to 8'],
    ['0-120', '455.00'],
    ['121-240', '985.76'],
    ['241-360', '1474.97'],
    ['361-480', '2077.79'],
    ['481-600', '2654.04'],
  ),
].flat();

export const learnerAllowances: Readonly<Record<string, string>> = Object.fromEntries(
  allowancesFrom2026.map(({ id, label }) => [id, label]),
);

/** Cents an hour, Schedule 1 (Gazette 54075; sanews.gov.za 73205; ceosa.org.za; sentinelnews.co.za; skills-universe.com). */
const publicWorks: Readonly<Record<number, Cents>> = {
  2020: 1_100,
  2021: 1_142,
  2025: 1_516,
  2026: 1_583,
  2027: 1_662,
};

const FIRST_WITH_ALLOWANCES = 2027;

/** Employment Tax Incentive Act, section 4(1)(b). */
const FLOORS = [
  { from: '2025-04', floor: rand(2_500) },
  { from: '', floor: rand(2_000) },
];

export function incentiveWagesOf(taxYear: TaxYear, month: string): IncentiveWages {
  const { floor } = FLOORS.find(({ from }) => from <= month)!;
  const isKnown = taxYear === FIRST_WITH_ALLOWANCES && month <= lastDayOf(taxYear);
  return {
    publicWorks: publicWorks[taxYear] ?? null,
    allowances: isKnown ? allowancesFrom2026 : null,
    floor,
  };
}

function allowance(
  [levels, name]: readonly [string, string],
  ...steps: readonly (readonly [credits: string, week: string])[]
): readonly Allowance[] {
  return steps.map(([credits, week]) => ({
    id: `nqf-${levels}-${credits}`,
    label: `${name}, ${credits.replace('-', ' to ')} credits earned`,
    week: Math.round(Number(week) * 100),
  }));
}
