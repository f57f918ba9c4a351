import { hasCheckDigit, identificationError } from '#app/accounts/core/identification.ts';
import type { TaxpayerKind } from '../engagements/define-engagement.ts';
import type { Correctable } from './correctable.ts';

const COMPANY =
  'A company’s registration number is a year, six digits and two digits, for instance 2016/000100/07.';
const TRUST = 'The number of a trust is usually IT, digits and a year, for instance IT 1234/2020.';

/** What looks like a slip, and may be right: rules that not every number keeps, or that one source alone has. Null: nothing. */
export function doubtOf(field: Correctable, text: string | null, kind: TaxpayerKind): string | null {
  if (!text) return null;
  if (field === 'taxNumber') return doubtOfTaxNumber(text);
  return field === 'registrationNumber' ? doubtOfRegistration(text, kind) : null;
}

// Two libraries and a payroll provider agree on both rules.
function doubtOfTaxNumber(text: string): string | null {
  if (!/^[01239]/.test(text)) return 'An income tax reference number begins with 0, 1, 2, 3 or 9.';
  return hasCheckDigit(text) ? null : 'Its last digit does not fit the others: is one of them wrong?';
}

function doubtOfRegistration(text: string, kind: TaxpayerKind): string | null {
  switch (kind) {
    case 'company':
      return /[a-z]/i.test(text) ? COMPANY : identificationError('business', text);
    case 'trust':
      return /^(IT|MT|TM)\W*\d/i.test(text) ? null : TRUST;
    case 'individual':
    case 'estate':
      return identificationError('individual', text);
  }
}
