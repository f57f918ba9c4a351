import { expect, test } from 'vitest';
import { whenText } from './when-text.ts';

test('the distance of a day is written as people say it', () => {
  const texts = ['2026-10-23', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-27', '2027-11-22'].map(
    (day) => whenText(day, '2026-11-22'),
  );
  expect(texts).toEqual(['30 days ago', 'yesterday', 'today', 'tomorrow', 'in 5 days', 'in 365 days']);
});
