import { hasCheckDigit, identificationError } from '#app/accounts/core/identification.ts';
import { recordOf } from '#app/platform/core/keys.ts';
import { NUMBER_KINDS } from '#app/platform/db/work-values.ts';
import type { TaxpayerKind } from '../engagements/define-engagement.ts';

export type NumberKind = (typeof NUMBER_KINDS)[number];
export type Numbers = Partial<Record<NumberKind, string>>;

type NumberRule = {
  label: string;
  notOf?: readonly TaxpayerKind[];
  /** As it is stored: without what separates its groups, letters in capitals. */
  form: RegExp;
  refusal: string;
  /** What looks like a slip, and may be right. Null: nothing. */
  doubt?: (number: string, all: Numbers) => string | null;
  written?: (number: string) => string;
};

const CHECK_DIGIT = 'Its last digit does not fit the others: is one of them wrong?';
const OTHER_TEXT = /^[0-9A-Z]{3,20}$/;
const COMPANIES = ['company', 'trust'] as const;

/** Beside income tax and registration number. A wrong form is refused; a check digit only warns: old numbers differ. */
export const NUMBERS: Record<NumberKind, NumberRule> = {
  // python-stdnum za/idnr.py; rsaid.
  identityNumber: {
    label: 'ID number',
    notOf: COMPANIES,
    form: /^\d{13}$/,
    refusal: 'An ID number has 13 digits.',
    doubt: (number) => identificationError('individual', number),
  },
  passportNumber: {
    label: 'Passport number',
    notOf: COMPANIES,
    form: OTHER_TEXT,
    refusal: 'A passport number has 3 to 20 letters and digits.',
  },
  // The check digit was observed on numbers that SARS publishes.
  vatNumber: {
    label: 'VAT number',
    form: /^\d{10}$/,
    refusal: 'A VAT number has ten digits.',
    doubt: (number) => {
      if (!number.startsWith('4')) return 'A VAT number begins with 4.';
      return hasCheckDigit(number) ? null : `${CHECK_DIGIT} SARS’s VAT vendor search knows the right one.`;
    },
  },
  // SARS, PAYE BRS v25.3.0. Old employers pay under an income tax number.
  payeNumber: {
    label: 'PAYE number',
    form: /^\d{10}$/,
    refusal: 'A PAYE number has ten digits.',
    doubt: (number) => {
      if (isOldEmployer(number)) return hasCheckDigit(number) ? null : CHECK_DIGIT;
      if (!number.startsWith('7'))
        return 'A PAYE number begins with 7, of an old employer with 0, 1, 2, 3 or 9.';
      return hasEmployerDigit(number) ? null : CHECK_DIGIT;
    },
  },
  sdlNumber: {
    label: 'SDL number',
    form: /^L\d{9}$/,
    refusal: 'An SDL number is an L and nine digits.',
    doubt: doubtOfEmployer,
  },
  uifNumber: {
    label: 'UIF number at SARS',
    form: /^U\d{9}$/,
    refusal: 'A UIF number at SARS is a U and nine digits. The number of the Fund has a field of its own.',
    doubt: doubtOfEmployer,
  },
  // E03 of the Fund, Appendix A.
  uifFundNumber: {
    label: 'UIF number at the Fund',
    form: /^\d{7,8}$/,
    refusal: 'The Fund’s number has six or seven digits, a stroke and one digit, for instance 2044084/3.',
    doubt: (number) => (hasFundDigit(number) ? null : CHECK_DIGIT),
    written: (number) => `${number.slice(0, -1)}/${number.slice(-1)}`,
  },
  coidaNumber: {
    label: 'COIDA number',
    form: OTHER_TEXT,
    refusal: 'It has 3 to 20 letters and digits.',
  },
  customsNumber: {
    label: 'Customs code',
    form: OTHER_TEXT,
    refusal: 'It has 3 to 20 letters and digits.',
  },
};

export function numbersIn(fields: Partial<Record<NumberKind, string | null>>): Numbers {
  const given = NUMBER_KINDS.map((kind) => [kind, plainNumber(fields[kind] ?? '')]);
  return Object.fromEntries(given.filter(([, number]) => number !== ''));
}

export function givenNumbers(numbers: Numbers): Record<NumberKind, string | null> {
  return recordOf(NUMBER_KINDS, (kind) => numbers[kind] ?? null);
}

/** Those that a taxpayer of this kind may have, or has all the same. */
export function numberKindsOf(kind: TaxpayerKind, numbers: Numbers): NumberKind[] {
  return NUMBER_KINDS.filter((one) => numbers[one] !== undefined || !NUMBERS[one].notOf?.includes(kind));
}

/** What looks like a slip; null if nothing does, or its form is refused. */
export function doubtOfNumber(kind: NumberKind, numbers: Numbers): string | null {
  const { form, doubt } = NUMBERS[kind];
  const number = numbers[kind] ?? '';
  return form.test(number) ? (doubt?.(number, numbers) ?? null) : null;
}

export function nameOfNumber(kind: NumberKind): string {
  return NUMBERS[kind].label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
}

/** As people write it; `` if there is none. */
export function writtenNumber(kind: NumberKind, numbers: Numbers): string {
  const number = numbers[kind] ?? '';
  return number === '' ? '' : (NUMBERS[kind].written?.(number) ?? number);
}

/** Without what separates its groups, letters in capitals. */
export function plainNumber(text: string): string {
  return text.replaceAll(/[\s/.-]/g, '').toUpperCase();
}

function isOldEmployer(payeNumber: string): boolean {
  return /^[01239]/.test(payeNumber);
}

/** SARS’s rule for employers: the first character counts as 4. */
function hasEmployerDigit(number: string): boolean {
  return hasCheckDigit(`4${number.slice(1)}`);
}

function doubtOfEmployer(number: string, { payeNumber }: Numbers): string | null {
  if (!hasEmployerDigit(number)) return CHECK_DIGIT;
  if (!payeNumber || isOldEmployer(payeNumber) || payeNumber.slice(1) === number.slice(1)) return null;
  return 'Its nine digits are usually those of the PAYE number after its first.';
}

const FUND_WEIGHTS = [1, 2, 4, 5, 7, 8, 2];

/** The products with the weights, each modulo 11, are added; the last digit of the sum is the check digit. */
function hasFundDigit(number: string): boolean {
  const digits = number.slice(0, -1).padStart(FUND_WEIGHTS.length, '0');
  const sum = FUND_WEIGHTS.reduce((sum, weight, at) => sum + ((Number(digits[at]) * weight) % 11), 0);
  return String(sum % 10) === number.slice(-1);
}
