import { expect, test } from 'vitest';
import { readAway } from './time-off.ts';

const NOW = new Date('2026-11-26T08:00:00Z');

function read(firstDay: string, lastDay = '') {
  const form = new FormData();
  for (const [name, value] of Object.entries({ firstDay, lastDay })) form.set(name, value);
  return readAway(form, NOW);
}

test('a whole day is from midnight to midnight in South Africa', () => {
  const away = { startsAt: new Date('2026-12-01T22:00:00Z'), endsAt: new Date('2026-12-02T22:00:00Z') };
  expect(read('2026-12-02')).toEqual({ away: { ...away, reason: null } });
});

test('a year that looks mistyped is asked about, 9999 too', () => {
  for (const lastDay of ['2062-12-02', '9999-12-31'])
    expect(read('2026-12-02', lastDay)).toEqual({ error: 'That is years away: look at the year.' });
});
