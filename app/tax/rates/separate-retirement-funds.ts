import { rand } from '../money.ts';
import type { RetirementRule } from './individual-rates.ts';

/**
 * The rule until 29 February 2016. One source, taken as unchanged from 2000/01 to 2015/16.
 * A provident fund member's own contributions were not deductible.
 */
export const separateRetirementFunds: RetirementRule = {
  kind: 'separate',
  pension: { rate: 750, minimum: rand(1_750) },
  annuity: { rate: 1500, lessPension: rand(3_500), minimum: rand(1_750) },
};
