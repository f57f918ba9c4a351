import { bookableStart } from '#tests/bookable.ts';

export const ESTIMATE = {
  taxYear: '2023',
  basis: 'firm',
  age: '30',
  grossIncome: 'R 500 000,00',
  medicalMembers: '1',
};
export const MONTHS = {
  intent: 'calculate',
  began: '1',
  in1: '40 000',
  out1: 'R 6 000',
  august: '0',
  age: 'under',
};
export const PERSON = {
  full_name: 'Thandi Nkosi',
  user_type: 'individual',
  contactNumber: '',
  identificationNumber: '',
};
export const ENQUIRY = {
  userType: 'company',
  entityName: 'Marula Moon (Pty) Ltd',
  name: 'Thandi Nkosi',
  position: 'Director',
  email: 'thandi.nkosi@example.org',
  countryCode: '+27',
  phone: '082 123 4567',
  subject: 'Provisional tax for the first time',
  message: 'I started to freelance in May. What must I file, and when?',
  calculation: JSON.stringify({ type: 'individual', values: { grossIncome: '500000' }, exact: {} }),
};
export const BOOKING = {
  start: bookableStart(),
  submissionKey: 'a-booking-of-its-own',
  name: 'Lerato Dube',
  email: 'lerato@example.org',
  countryCode: '+27',
  phone: '082 123 4567',
  way: 'phone',
  question: 'Must I register for VAT?',
  attach: 'yes',
};

export const ESTATE = { size: 'large', death: '2026-08-03', letters: '2026-09-14' };

export const ESTATE_LETTER = {
  deceased: 'Nomsa Dlamini',
  idNumber: '5203040080082',
  death: '2026-08-03',
  estateNumber: '',
  size: 'small',
  writer: 'Thandi Nkosi',
  writesAs: 'executor',
  address: '1 Main Road\nPretoria',
  contact: '082 555 0101',
  to: 'bank',
  addressee: 'A Bank',
  addresseeAddress: '',
  reference: '62 000 000',
};

export const SWITCH_LETTER = {
  business: 'Marula Moon Bakery',
  signer: 'Thandi Nkosi',
  accountant: 'Old Oak Accounting',
  last: '2027-02-28',
};
