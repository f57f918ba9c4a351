import type { Figure } from './figure.ts';

const SARS_2026 = 'https://github.com/Tumi4/mia-skills (quoting SARS, checked July 2026)';
const SDL = [SARS_2026, 'Hansard, 21 June 2005'];
const COIDA = ['https://github.com/EPIUSECX/cohenix_local_za (citing the Government Gazettes)'];

const ETI = [
  'https://www.sars.gov.za/latest-news/employment-tax-incentive-eti-changes-with-effect-from-1-april-2025',
  'https://www.pagsa.org.za/?p=5325',
];

/** COIDA years run from March to February too. */
export const payrollFigures: Record<string, Record<string, Figure>> = {
  'payroll.sdlRate': { '2027': { rate: 100, sources: SDL } },
  'payroll.sdlExemption': { '2027': { rand: 500_000, sources: SDL } },
  'payroll.coidaCeiling': {
    '2025': { rand: 597_328, sources: COIDA },
    '2026': { rand: 633_168, sources: COIDA },
    '2027': { rand: 668_000, sources: COIDA },
  },
  /** Employment tax incentive: for the first twelve months, the next twelve, and the pay below which it applies. */
  'payroll.etiMost': { '2025-04-01': { rand: 1_500, sources: ETI } },
  'payroll.etiMostSecondYear': { '2025-04-01': { rand: 750, sources: ETI } },
  'payroll.etiPayBelow': { '2025-04-01': { rand: 7_500, sources: ETI } },
  'payroll.latePenalty': {
    '2027': { rate: 1000, sources: ['https://ajmtax.co.za', 'https://www.openhr.co.za'] },
  },
};
