import { expect, test } from 'vitest';
import { emptiedOf, filledFor } from './new-booking.ts';

const caller = { id: '1', name: 'Kgosi', email: 'kgosi@example.org', countryCode: '+27', phone: '825550101' };

test('a client fills in the number on file, and never over one that was typed', () => {
  const typed = { name: 'Her', phone: ' ', countryCode: '+44', way: 'video', question: 'VAT' };
  const filled = { name: 'Kgosi', email: caller.email, way: '', question: 'VAT' };
  expect(filledFor(caller, typed)).toEqual({ ...filled, countryCode: '+27', phone: '825550101' });
  expect(filledFor(caller, { ...typed, phone: '20 7946 0000' })).toEqual({
    ...filled,
    countryCode: '+44',
    phone: '20 7946 0000',
  });
});

test('a client who is chosen no more takes along what stood for them', () => {
  const typed = { name: 'Kgosi', email: 'other@example.org', phone: caller.phone, question: 'VAT' };
  expect(emptiedOf(caller, typed)).toEqual({ ...typed, name: '', phone: '' });
});
