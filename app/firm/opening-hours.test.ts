import { expect, test } from 'vitest';
import { supportDays } from '#tests/fixtures/firm.ts';
import { openingHours } from './opening-hours.ts';

test('days with the same hours are written together, a day alone by itself', () => {
  expect(openingHours(supportDays)).toEqual(['Monday to Thursday 08:00–17:00', 'Friday 08:00–14:00']);
});

test('a closed day between two spans parts them', () => {
  const hours = { opens: '09:00', closes: '12:00' };
  expect(openingHours({ 1: hours, 3: hours })).toEqual(['Monday 09:00–12:00', 'Wednesday 09:00–12:00']);
});
