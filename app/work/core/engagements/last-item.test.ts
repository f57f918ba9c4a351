import { expect, test } from 'vitest';
import { formatRand } from '#app/tax/money.ts';
import { lastAnswerOf } from './last-item.server.ts';
import { typeOf } from './types.ts';

const RENT = { what: 'Rent you received', takes: 'amount', media: ['amount', 'sentence'] } as const;
const LAST = { what: RENT.what, takes: 'amount', answer: '96000.00', period: '2026' } as const;
const OF = { type: typeOf('itr12'), period: '2027' };

test('last year’s answer is read as it was given, and posted as it is stored', () => {
  expect(lastAnswerOf(RENT, LAST, OF)).toMatchObject({
    when: 'last year',
    answer: '96000.00',
    text: formatRand(9_600_000),
    name: 'amount',
  });
  expect(lastAnswerOf(RENT, { ...LAST, answer: 'about 8 000 a month' }, OF)).toMatchObject({ name: 'text' });
  expect(lastAnswerOf({ ...RENT, media: ['amount'] }, { ...LAST, answer: 'much' }, OF)).toBeNull();
});

test('what was asked differently is not compared', () => {
  expect(lastAnswerOf(RENT, undefined, OF)).toBeNull();
  expect(lastAnswerOf(RENT, { ...LAST, what: 'Rent a month' }, OF)).toBeNull();
  expect(lastAnswerOf(RENT, { ...LAST, takes: 'sentence' }, OF)).toBeNull();
  expect(lastAnswerOf({ ...RENT, takes: 'date', media: ['date'] }, LAST, OF)).toBeNull();
});

test('only the year before is called last year', () => {
  expect(lastAnswerOf(RENT, { ...LAST, period: '2024' }, OF)).toMatchObject({ when: 'last time' });
  const monthly = { type: typeOf('vat201-monthly'), period: '2026-07' };
  expect(lastAnswerOf(RENT, { ...LAST, period: '2026-06' }, monthly)).toMatchObject({ when: 'last time' });
});
