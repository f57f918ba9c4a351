import { rand, type Cents } from './money.ts';

const FREE_BELOW = rand(250_000);
const LEAST = rand(600);
const STEPS_FROM = rand(400_000);
const STEP = rand(100_000);
const PER_STEP = rand(200);
const MOST = rand(7_000);

/**
 * Cents that the Master charges on gross assets in cents; in community of property, on those of both. For deaths from 1 January 2018.
 * Source: Schedule 2 to the regulations under the Administration of Estates Act (R473 of 1972), as Notice 1161 of 2017 has it.
 */
export function mastersFee(assets: Cents): Cents {
  if (assets < FREE_BELOW) return 0;
  const steps = Math.max(0, Math.floor((assets - STEPS_FROM) / STEP));
  return Math.min(MOST, LEAST + steps * PER_STEP);
}
