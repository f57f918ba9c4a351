import { firm } from './firm.ts';

export type Person = {
  /** The anchor on the team page. */
  id: string;
  /** As articles and `firm.ts` spell it. */
  name: string;
  role: string;
  qualification: string;
  /** Null: none. */
  body: keyof typeof firm.bodySites | null;
  /** Registration as a tax practitioner with SARS; null for somebody who submits no returns. */
  practitionerNumber: `PR-${string}` | null;
  languages: string[];
  /** Follows "Ask … about". */
  askAbout: string;
  services: string[];
  /** A file of `content/people/` with a symbol of 120 × 120, or a photograph's address; null shows the initials. */
  portrait: string | null;
  /** Describes a photograph for screen readers. A drawing is decoration. */
  portraitText?: string;
};

/** Invented for the demonstration, like the practitioner numbers. */
export const people: Person[] = [
  {
    id: 'anusha-pillay',
    name: 'Anusha Pillay',
    role: 'Director, company tax',
    qualification: 'Chartered Accountant (SA)',
    body: 'SAICA',
    practitionerNumber: firm.practitioner.number,
    languages: ['English', 'isiZulu'],
    askAbout: 'company tax, salary or dividends, and whether a company is worth it at all',
    services: ['/tax/company'],
    portrait: 'anusha-pillay.svg',
  },
  {
    id: 'johan-terblanche',
    name: 'Johan Terblanche',
    role: 'Director, advisory and CIPC',
    qualification: 'Professional Accountant (SA)',
    body: 'SAIPA',
    practitionerNumber: 'PR-0000102',
    languages: ['Afrikaans', 'English'],
    askAbout: 'starting a company, beneficial owners, annual returns and B‑BBEE',
    services: ['/advisory'],
    portrait: 'johan-terblanche.svg',
  },
  {
    id: 'lerato-kgosana',
    name: 'Lerato Kgosana',
    role: 'Tax manager, individuals',
    qualification: 'Professional Accountant (SA)',
    body: 'SAIPA',
    practitionerNumber: 'PR-0000103',
    languages: ['Setswana', 'Sepedi', 'English'],
    askAbout: 'your own return, provisional tax, and what to do with an auto-assessment',
    services: ['/tax/individual', '/tax/individual?tab=alert'],
    portrait: 'lerato-kgosana.svg',
  },
  {
    id: 'ruwayda-samsodien',
    name: 'Ruwayda Samsodien',
    role: 'Trusts and deceased estates',
    qualification: 'Chartered Accountant (SA)',
    body: 'SAICA',
    practitionerNumber: 'PR-0000104',
    languages: ['English', 'Afrikaans'],
    askAbout: 'the returns of an estate or a trust, and which of them comes first',
    services: ['/tax/deceased-estate', '/tax/trust'],
    portrait: 'ruwayda-samsodien.svg',
  },
  {
    id: 'thabo-molefe',
    name: 'Thabo Molefe',
    role: 'Cloud accounting',
    qualification: 'Associate General Accountant (SA)',
    body: 'SAICA',
    practitionerNumber: null,
    languages: ['Sesotho', 'English'],
    askAbout: 'monthly books, moving from your present accountant, and what a report should tell you',
    services: ['/accounting'],
    portrait: 'thabo-molefe.svg',
  },
  {
    id: 'busisiwe-mkhize',
    name: 'Busisiwe Mkhize',
    role: 'Payroll',
    qualification: 'Business Accountant in Practice (SA)',
    body: 'SAIBA',
    practitionerNumber: 'PR-0000105',
    languages: ['isiZulu', 'isiXhosa', 'English'],
    askAbout: 'payslips, the EMP201, leave, and somebody’s first day at work',
    services: ['/payroll'],
    portrait: 'busisiwe-mkhize.svg',
  },
];
