import { expect, test } from 'vitest';
import { knownAnswers } from './known-answers.ts';
import { typeOf } from './types.ts';

const TAXPAYER = {
  id: 'a',
  kind: 'individual' as const,
  name: 'Thandi Nkosi',
  dates: { yearEnd: 2 as const, registered: null, vatCategory: null },
};

function known(
  typeId: string,
  numbers: Record<string, string>,
  { period = 'once', hasEarlier = false, vatCategory = null as 'A' | null } = {},
) {
  const taxpayer = { ...TAXPAYER, numbers, dates: { ...TAXPAYER.dates, vatCategory } };
  return knownAnswers({ type: typeOf(typeId), period, taxpayer }, hasEarlier);
}

test('the number of an ID says who is 65 on the last day of the tax year', () => {
  const older = (identityNumber: string) => known('itr12', { identityNumber }, { period: '2026' }).older;
  // Born on 28 February and on 1 March 1961, on 1 January 1980, and in 2005.
  expect(older('6102285009088')).toBe('yes');
  expect(older('6103015009083')).toBe('no');
  expect(older('8001015009087')).toBe('no');
  expect(older('0501015009084')).toBe('no');
  // A wrong check digit, and none on file.
  expect(older('8001015009088')).toBeUndefined();
  expect(known('itr12', {}, { period: '2026' })).toEqual({});
});

test('numbers on file and earlier work answer what we would ask', () => {
  expect(known('identification', { identityNumber: '8001015009087' })).toEqual({ passport: 'no' });
  expect(known('identification', { passportNumber: 'A01234567' })).toEqual({ passport: 'yes' });
  expect(known('payroll-start', { payeNumber: '7012345678', coidaNumber: '990001234567' })).toEqual({
    registered: 'yes',
    injuries: 'yes',
  });
  expect(known('deregistration', {}, { vatCategory: 'A' })).toEqual({ registered: 'yes' });
  expect(known('itr14', {}, { period: '2026', hasEarlier: true })).toEqual({ first: 'no' });
  expect(known('itr14', {}, { period: '2026' })).toEqual({});
});
