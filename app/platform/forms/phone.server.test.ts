import { expect, test } from 'vitest';
import { findPhone } from './phone.server.ts';

test('a South African number is found in any notation', () => {
  const written = ['082 123 4567', '0821234567', '82 123 4567', '(082) 123-4567'];
  for (const phone of [...written, '+27 82 123 4567', '0027 82 123 4567']) {
    expect(findPhone(phone, '+27'), phone).toBe('+27 821234567');
  }
  const wrong = ['12345', '200 123 4567', '082 123 45678', '000 000 0000', 'ask me', '', '020 7946 0018'];
  for (const phone of [...wrong, '082 123 4567 ext. 9']) expect(findPhone(phone, '+27'), phone).toBeNull();
});

test('a South African number has nine digits after the zero', () => {
  const short = ['082 555 12', '0825551', '082 555 123', '+27 82 555 12', '0027 8255512'];
  for (const phone of short) expect(findPhone(phone, '+27'), phone).toBeNull();
  expect(findPhone('+27 82 555 12', '+44'), 'with its own code').toBeNull();
  for (const phone of ['0860 123 456', '012 345 6789', '087 123 4567'])
    expect(findPhone(phone, '+27'), phone).not.toBeNull();
});

test('a local number belongs to the chosen country', () => {
  expect(findPhone('020 7946 0018', '+44')).toBe('+44 2079460018');
  expect(findPhone('(212) 555-2368', '+1')).toBe('+1 2125552368');
});

test('a number keeps its own country code, even if that country is not offered', () => {
  expect(findPhone('+44 20 7946 0018', '+27')).toBe('+44 2079460018');
  expect(findPhone('+264 81 123 4567', '+27')).toBe('+264 811234567');
});
