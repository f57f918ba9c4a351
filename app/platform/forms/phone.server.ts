import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { ownError } from '#app/platform/core/own-error.ts';
import { COUNTRIES, type CountryCode } from './countries.ts';

/** By ICASA's numbering plan; libphonenumber-js also knows of shorter ones, and accepts `082 555 12`. */
const SOUTH_AFRICAN_DIGITS = 9;

/** `+27 821234567`, or null. libphonenumber-js's smaller tables would accept `+27 00 000 0000`. */
export function findPhone(phone: string, countryCode: CountryCode): string | null {
  const region = COUNTRIES.find((country) => country.code === countryCode)?.region;
  const number = parsePhoneNumberFromString(phone, { defaultCountry: region, extract: false });
  if (!number?.isValid() || number.ext) return null;
  if (number.countryCallingCode === '27' && number.nationalNumber.length !== SOUTH_AFRICAN_DIGITS)
    return null;
  return `+${number.countryCallingCode} ${number.nationalNumber}`;
}

/** Throws for an invalid number. */
export function requirePhone(phone: string, countryCode: CountryCode): string {
  const found = findPhone(phone, countryCode);
  if (!found) throw ownError('A phone number was not validated before it was stored.');
  return found;
}
