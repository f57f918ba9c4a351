import { expect, test } from 'vitest';
import { findPhone } from '#app/platform/forms/phone.server.ts';
import type { CountryCode } from '#app/platform/forms/countries.ts';
import { NOTHING_KNOWN, valuesOf } from './known-values.ts';

const MEMBER = { fullName: 'Thandi Nkosi', email: 'thandi@example.co.za', userType: 'individual' } as const;

test('the form is filled with what the member told us, with the phone number split', () => {
  for (const [contactNumber, countryCode, phone, stored] of [
    ['+27821234567', '+27', '821234567', '+27 821234567'],
    ['+27 821234567', '+27', '821234567', '+27 821234567'],
    ['+442079460018', '+44', '2079460018', '+44 2079460018'],
    ['+264811234567', '+27', '+264811234567', '+264 811234567'],
    [null, '+27', '', null],
  ] as const) {
    const values = valuesOf({ ...MEMBER, contactNumber });
    expect(values).toEqual({
      userType: 'individual',
      name: 'Thandi Nkosi',
      email: 'thandi@example.co.za',
      countryCode,
      phone,
    });
    expect(findPhone(values.phone ?? '', values.countryCode as CountryCode)).toBe(stored);
  }
  expect(valuesOf({ ...MEMBER, userType: 'business', contactNumber: null }).userType).toBe('company');
  expect(NOTHING_KNOWN).toEqual({ userType: 'individual', countryCode: '+27' });
});
