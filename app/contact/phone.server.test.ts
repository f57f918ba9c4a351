import { expect, test } from 'vitest';
import { findPhone } from './phone.server.ts';

test.each([
  '082 123 4567',
  '0821234567',
  '82 123 4567',
  '(082) 123-4567',
  '+27 82 123 4567',
  '0027 82 123 4567',
])('%s is a South African number', (phone) => {
  expect(findPhone(phone, '+27')).toBe('+27 821234567');
});

test.each([
  '12345',
  '200 123 4567',
  '082 123 45678',
  '000 000 0000',
  'ask me',
  '',
  '020 7946 0018',
  '082 123 4567 ext. 9',
])('"%s" is not a South African number', (phone) => {
  expect(findPhone(phone, '+27')).toBeNull();
});

test('a local number belongs to the chosen country', () => {
  expect(findPhone('020 7946 0018', '+44')).toBe('+44 2079460018');
  expect(findPhone('(212) 555-2368', '+1')).toBe('+1 2125552368');
  expect(findPhone('030 901820', '+49')).toBe('+49 30901820');
  expect(findPhone('01 42 68 53 00', '+33')).toBe('+33 142685300');
});

test('a number that starts with a code of its own is read as it stands, also of a country that is not offered', () => {
  expect(findPhone('+44 20 7946 0018', '+27')).toBe('+44 2079460018');
  expect(findPhone('+264 81 123 4567', '+27')).toBe('+264 811234567');
});
