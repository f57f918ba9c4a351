/** The first is the default; `region` is the name in libphonenumber-js. */
export const COUNTRIES = [
  { code: '+27', region: 'ZA', name: 'South Africa' },
  { code: '+1', region: 'US', name: 'United States' },
  { code: '+44', region: 'GB', name: 'United Kingdom' },
  { code: '+61', region: 'AU', name: 'Australia' },
  { code: '+91', region: 'IN', name: 'India' },
  { code: '+33', region: 'FR', name: 'France' },
  { code: '+49', region: 'DE', name: 'Germany' },
  { code: '+81', region: 'JP', name: 'Japan' },
  { code: '+86', region: 'CN', name: 'China' },
  { code: '+55', region: 'BR', name: 'Brazil' },
] as const;

export type CountryCode = (typeof COUNTRIES)[number]['code'];

export const COUNTRY_CODES = COUNTRIES.map((country) => country.code);
export const DEFAULT_COUNTRY_CODE: CountryCode = COUNTRIES[0].code;
