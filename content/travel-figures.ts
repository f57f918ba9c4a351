import type { Figure } from './figure.ts';

const ANNEXURE = 'public rule file quoting the SARS annexure PAYE-GEN-01-G03-A01';
const COHENIX = 'https://github.com/EPIUSECX/cohenix_local_za';
const ALLOWANCES = ['https://www.sars.gov.za (employers, 2018)', COHENIX];

export const travelFigures: Record<string, Record<string, Figure>> = {
  'travel.reimbursive': {
    '2024': { cents: 464, sources: ['https://news.bloombergtax.com (per-diem rates)'] },
    '2025': { cents: 484, sources: ['https://communityhub.sage.com (243616)', COHENIX] },
    '2026': { cents: 476, sources: ['https://communityhub.sage.com (243616)', COHENIX] },
    '2027': { cents: 495, sources: [COHENIX, ANNEXURE] },
  },
  'travel.payeShare': { '2027': { rate: 8000, sources: ALLOWANCES } },
  'travel.payeShareMostlyBusiness': { '2027': { rate: 2000, sources: ALLOWANCES } },
  'travel.mostlyBusiness': { '2027': { rate: 8000, sources: ALLOWANCES } },
};
