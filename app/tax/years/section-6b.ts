import type { Evidence } from '../rates/evidence.ts';
import type { AdditionalMedicalRule } from '../rates/tables.ts';

/** Since 1 March 2014; nobody in the family has a disability. The Act says 33,3 per cent, not a third. */
export const section6B: AdditionalMedicalRule = {
  under65: { timesCredits: 4, ofTaxableIncome: 750, rate: 2500 },
  from65: { timesCredits: 3, rate: 3330 },
};

export const section6BEvidence: Evidence = {
  confidence: 'two-sources',
  sources: [
    'https://k-mos.com/?p=336 (text of section 6B with its amendments)',
    'https://taxfaculty.ac.za/faq/general_faqs/solution/902',
    'https://www.sars.gov.za/types-of-tax/personal-income-tax/additional-medical-expenses-tax-credit/ (as quoted by a public project)',
  ],
};
