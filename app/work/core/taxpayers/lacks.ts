/** What a client should have by what else is known of it. */
export const LACKS = {
  tax: { label: 'Income tax number', about: 'of any client' },
  identity: { label: 'ID or passport number', about: 'of an individual' },
  registration: { label: 'Registration number', about: 'of a company or trust' },
  vat: { label: 'VAT number', about: 'of a client with a VAT category' },
  'vat-category': { label: 'VAT category', about: 'of a client with a VAT number' },
  paye: { label: 'PAYE number', about: 'of an employer: payroll, EMP201 or EMP501 is done for it' },
  uif: { label: 'UIF number', about: 'of an employer, at SARS or the Fund' },
  coida: { label: 'COIDA number', about: 'of an employer' },
  reach: { label: 'E-mail or phone', about: 'its own, of a contact person or of a member' },
  services: { label: 'Recurring work', about: 'it has none' },
} as const satisfies Record<string, { label: string; about: string }>;

export type Lack = keyof typeof LACKS;
