import type { Figure } from './figure.ts';

const SARS_2026 = 'https://github.com/Tumi4/mia-skills (quoting SARS, checked July 2026)';
const SDL = [SARS_2026, 'Hansard, 21 June 2005'];
const COIDA = ['https://github.com/EPIUSECX/cohenix_local_za (citing the Government Gazettes)'];

/** COIDA years run from March to February too. */
export const payrollFigures: Record<string, Record<string, Figure>> = {
  'payroll.sdlRate': { '2027': { rate: 100, sources: SDL } },
  'payroll.sdlExemption': { '2027': { rand: 500_000, sources: SDL } },
  'payroll.coidaCeiling': {
    '2025': { rand: 597_328, sources: COIDA },
    '2026': { rand: 633_168, sources: COIDA },
    '2027': { rand: 668_000, sources: COIDA },
  },
  'payroll.latePenalty': {
    '2027': { rate: 1000, sources: ['https://ajmtax.co.za', 'https://www.openhr.co.za'] },
  },
};
