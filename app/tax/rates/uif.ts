import type { BasisPoints, Cents } from '../money.ts';
import { twoSources } from './evidence.ts';

/** `ceiling` is pay a month. */
export type UifPeriod = { months: number; ceiling: Cents };

/** Paid by the employee; the employer adds the same amount. */
export const uifRate: BasisPoints = 100;

export const uifEvidence = twoSources(
  'https://www.globalbusiness.co.za/2012/09/28/increase-uif-scale-benefit-maximum-contributions/ (Government Notice 783 of 26 September 2012; ceiling before it unchanged since 2008)',
  'https://stevemorriscasa.blogspot.com/2012/10/uif-earnings-ceiling-increase.html',
  'https://bowmanslaw.com/insights/employment/south-africa-increase-to-the-unemployment-insurance-fund-contribution-ceiling/ (from 1 June 2021)',
  'https://github.com/Tumi4/mia-skills (quoting SARS, 2026)',
);
