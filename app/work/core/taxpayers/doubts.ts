import { hasCheckDigit, identificationError } from '#app/accounts/core/identification.ts';
import type { TaxpayerKind } from '../engagements/define-engagement.ts';
import { NUMBER_KINDS } from '#app/platform/db/work-values.ts';
import { doubtOfAddress } from './addresses.ts';
import { CORRECTABLE, type Correctable } from './correctable.ts';
import { doubtOfNumber, NUMBERS, plainNumber } from './numbers.ts';
import type { TaxpayerValues } from './taxpayers.server.ts';

const COMPANY =
  'A company’s registration number is a year, six digits and two digits, for instance 2016/000100/07.';
const TRUST = 'The number of a trust is usually IT, digits and a year, for instance IT 1234/2020.';

/** Of an estate: a number and the year. */
const MASTERS = /^\d{1,6}\s*\/\s*(19|20)\d{2}$/;

/** What looks like a slip, and may be right: rules with exceptions, or from a single source. Null: nothing. */
export function doubtOf(field: Correctable, text: string | null, kind: TaxpayerKind): string | null {
  if (!text) return null;
  if (field === 'taxNumber') return doubtOfTaxNumber(text);
  if (field === 'streetAddress' || field === 'postalAddress') return doubtOfAddress(text);
  return field === 'registrationNumber' ? doubtOfRegistration(text, kind) : null;
}

const DOUBTED = ['taxNumber', 'registrationNumber', 'streetAddress', 'postalAddress'] as const;

type Doubted = Partial<Pick<TaxpayerValues, (typeof DOUBTED)[number] | 'numbers'>> &
  Pick<TaxpayerValues, 'kind'>;

/** What looks like a slip in numbers and addresses, each named: in those that differ from `before`, else in all. */
export function doubtsOf(values: Doubted, before?: Doubted): string[] {
  const { kind, numbers = {} } = values;
  const written = DOUBTED.map((field) => ({
    label: CORRECTABLE[field].label,
    doubt: values[field] === before?.[field] ? null : doubtOf(field, values[field] ?? null, kind),
  }));
  const others = NUMBER_KINDS.map((one) => ({
    label: NUMBERS[one].label,
    doubt: before && numbers[one] === before.numbers?.[one] ? null : doubtOfNumber(one, numbers),
  }));
  return [...written, ...others].flatMap(({ label, doubt }) => (doubt ? [`${label}: ${doubt}`] : []));
}

// Two libraries and a payroll provider agree on both rules.
function doubtOfTaxNumber(text: string): string | null {
  const number = plainNumber(text);
  // Anything else is refused.
  if (!/^\d{10}$/.test(number)) return null;
  if (!/^[01239]/.test(number)) return 'An income tax reference number begins with 0, 1, 2, 3 or 9.';
  return hasCheckDigit(number) ? null : 'Its last digit does not fit the others: is one of them wrong?';
}

function doubtOfRegistration(text: string, kind: TaxpayerKind): string | null {
  switch (kind) {
    case 'company':
      return /[a-z]/i.test(text) ? COMPANY : identificationError('business', text);
    case 'trust':
      return /^(IT|MT|TM)\W*\d/i.test(text) ? null : TRUST;
    case 'estate':
      return MASTERS.test(text) ? null : identificationError('individual', text);
    case 'individual':
      return identificationError('individual', text);
  }
}
