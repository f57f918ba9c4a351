/** Every fact about the firm. Another firm takes over the site by editing this folder. */
export const firm = {
  name: 'Jacaranda Ledger',
  legalName: 'Jacaranda Ledger (Pty) Ltd',
  legalForm: 'a private company',
  registrationNumber: '2016/000100/07',
  vatNumber: '4000000100',
  /** Answers to SARS for the firm's returns. */
  practitioner: { name: 'Anusha Pillay', number: 'PR-0000101' },
  /** Null: they are called directors. */
  headed: null,
  directors: ['Anusha Pillay', 'Johan Terblanche'],
  /** For personal information, under POPIA and PAIA. */
  informationOfficer: { name: 'Anusha Pillay', role: 'director', email: 'privacy@jacaranda-ledger.example' },
  city: 'Pretoria',
  /** Prefix of the names in a visitor's browser storage. */
  storageKey: 'practice-site',
  tagline: 'Accounting, tax, payroll and advisory',
  phone: '+27 12 000 0100',
  email: 'info@jacaranda-ledger.example',
  address: {
    street: '1057 Arcadia Street',
    suburb: 'Hatfield',
    city: 'Pretoria',
    postalCode: '0028',
    country: 'ZA',
  },
  chatNumber: '27120000100',
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/jacaranda-ledger' },
    { name: 'Facebook', url: 'https://www.facebook.com/jacarandaledger' },
  ],
  /** Local times by ISO weekday (1 = Monday); a missing day is closed. */
  supportHours: {
    timeZone: 'Africa/Johannesburg',
    days: {
      1: { opens: '08:00', closes: '17:00' },
      2: { opens: '08:00', closes: '17:00' },
      3: { opens: '08:00', closes: '17:00' },
      4: { opens: '08:00', closes: '17:00' },
      5: { opens: '08:00', closes: '14:00' },
    },
  },
  promises: ['No contracts', 'No hidden fees', 'Cancel anytime'],
  /** The firm's promises on the site, in days: each is binding. Free talks are in `content/consultations.ts`. */
  commitments: {
    /** Working days after an enquiry, the last of which is the latest for the answer. */
    answerWorkingDays: 1,
    /** Business days until a director answers a complaint. */
    complaintBusinessDays: 10,
    /** Business days from the first talk to open books, for a company that changes its accountant. */
    switchBusinessDays: 10,
    /** The day of the month by which a client has the previous month's report. */
    reportDay: 10,
  },
  clients: '500+ satisfied clients',
  experience: 'over 20 years of combined experience',
  bodies: ['SAICA', 'SAIPA', 'SAIBA'],
  /** Every body to which the firm or its people may belong. */
  bodySites: {
    SAICA: 'https://www.saica.org.za',
    SAIPA: 'https://www.saipa.co.za',
    SAIBA: 'https://saiba.org.za',
    SAIT: 'https://www.thesait.org.za',
    IRBA: 'https://www.irba.co.za',
    ACCA: 'https://www.accaglobal.com',
    CIMA: 'https://www.cimaglobal.com',
  },
  trainsWith: ['SAICA', 'SAIPA'],
  /** Default rates: 'firm' (the firm's 2023/2024 estimate) or 'sars' (SARS tables of the year). */
  calculatorBasis: 'sars',
} as const;
