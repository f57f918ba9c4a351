import { isIsoDate } from '#app/platform/core/time.ts';
import type { AccountType } from './account-type.ts';

const REGISTRATION = /^(\d{4})[/ -]?(\d{6})[/ -]?(\d{2})$/;
const NOT_AN_ID = 'This is not a valid South African ID number: ';

/** A company's number as CIPC writes it, `2016/000100/07`; anything else as it is. */
export function writtenIdentification(type: AccountType, text: string): string {
  const parts = type === 'business' ? REGISTRATION.exec(text)?.slice(1) : undefined;
  return parts ? parts.join('/') : text;
}

/** Null if valid. Numbers with a letter cannot be checked: passports (also with up to nine digits) and trusts. */
export function identificationError(type: AccountType, text: string): string | null {
  const digits = text.replaceAll(/[/ -]/g, '');
  if (!/^\d+$/.test(digits)) return null;
  if (digits.length === 13 && !text.includes('/')) return idError(digits);
  if (type === 'individual') {
    if (digits.length < 10) return null;
    return `A South African ID number has 13 digits, and this one has ${digits.length}. Please check it.`;
  }
  const year = Number(REGISTRATION.exec(text)?.[1] ?? 0);
  if (year >= 1850 && year <= new Date().getFullYear()) return null;
  return 'A company’s registration number is a year, six digits and two digits, for instance 2016/000100/07. Please check it.';
}

export function identificationLabel(type: AccountType, text: string): string {
  const isId = /^[\d -]+$/.test(text) && text.replaceAll(/\D/g, '').length === 13;
  if (isId && identificationError('individual', text) === null) return 'South African ID number';
  return type === 'business' ? 'Registration number' : 'Identification number';
}

/** YYMMDD, a running number, 0 to 2 for citizen, permanent resident or refugee, an unused digit, the check digit. */
function idError(digits: string): string | null {
  const [, year, month, day] = /^(..)(..)(..)/.exec(digits) ?? [];
  if (!['19', '20'].some((century) => isIsoDate(`${century}${year}-${month}-${day}`))) {
    return `${NOT_AN_ID}its first six digits are not a date of birth (year, month, day). Please check it.`;
  }
  if (!/^[012]$/.test(digits.charAt(10))) return `${NOT_AN_ID}its 11th digit is 0, 1 or 2. Please check it.`;
  if (hasCheckDigit(digits)) return null;
  return `${NOT_AN_ID}its last digit does not fit the others. Please look for a typing mistake.`;
}

/** Luhn: every second digit from the right is doubled, and two digits count as their sum. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
