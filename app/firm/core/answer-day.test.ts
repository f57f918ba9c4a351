import { expect, test } from 'vitest';
import { answerDayOf } from './answer-day.ts';

test('a message is answered by the end of the next day on which the firm is open', () => {
  for (const [sent, day] of [
    ['2026-11-23T09:00+02:00', '2026-11-24'],
    ['2026-11-23T23:59+02:00', '2026-11-24'],
    ['2026-11-27T09:00+02:00', '2026-11-30'],
    ['2026-11-28T09:00+02:00', '2026-11-30'],
    ['2026-11-29T23:00+02:00', '2026-11-30'],
    ['2026-12-15T09:00+02:00', '2026-12-17'],
    ['2026-12-24T09:00+02:00', '2026-12-28'],
  ] as const)
    expect(answerDayOf(new Date(sent)), sent).toBe(day);
});
