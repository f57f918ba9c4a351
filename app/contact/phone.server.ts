import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { COUNTRIES, type CountryCode } from './countries.ts';

/**
 * The number as it is stored: country code, space, national number (`+27 821234567`). Local forms belong to the
 * chosen country; a number that starts with a code of its own is read as it stands. Null: there is no such number.
 * The full tables judge it: the small ones know only lengths and would let `+27 00 000 0000` pass.
 */
export function findPhone(phone: string, countryCode: CountryCode): string | null {
  const region = COUNTRIES.find((country) => country.code === countryCode)?.region;
  const number = parsePhoneNumberFromString(phone, { defaultCountry: region, extract: false });
  if (!number?.isValid() || number.ext) return null;
  return `+${number.countryCallingCode} ${number.nationalNumber}`;
}

/** As `findPhone`, for a number that the form's rules have let pass. Throws when it is none. */
export function requirePhone(phone: string, countryCode: CountryCode): string {
  const found = findPhone(phone, countryCode);
  if (!found) throw new Error('A phone number was to be stored that no rule had judged.');
  return found;
}
