import { rand, type Cents } from './money.ts';
import type { Law } from './rates/law.ts';
import { least, sum, times, type Formula } from './working.ts';

/** Notice 1161 of 2017, for deaths from 1 January 2018. */
export const mastersFeeLaw: Law = {
  act: 'Administration of Estates Act 66 of 1965',
  places: ['Schedule 2 to its regulations'],
};

export const mastersTariff = {
  freeBelow: rand(250_000),
  least: rand(600),
  stepsFrom: rand(400_000),
  step: rand(100_000),
  perStep: rand(200),
  most: rand(7_000),
};

/** The Master's fee on gross assets in cents; in community of property, on those of both. */
export function mastersFee(assets: Cents): Formula {
  const tariff = mastersTariff;
  if (assets < tariff.freeBelow) return 0;
  const steps = Math.max(0, Math.floor((assets - tariff.stepsFrom) / tariff.step));
  return steps === 0 ? tariff.least : least(sum(tariff.least, times(steps, tariff.perStep)), tariff.most);
}
