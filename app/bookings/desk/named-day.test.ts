import { expect, test } from 'vitest';
import { namedDays } from './named-day.ts';

test('days and months are read as people type them, and other words are kept', () => {
  for (const [typed, expected] of [
    ['24 november', ['2026-11-24', '2026-11-24', '']],
    ['Tue 24 Nov', ['2026-11-24', '2026-11-24', '']],
    ['Tuesday 24 November 2026', ['2026-11-24', '2026-11-24', '']],
    ['nov 24 khumalo', ['2026-11-24', '2026-11-24', 'khumalo']],
    ['1 march 2027', ['2027-03-01', '2027-03-01', '']],
    ['2026 11 24', ['2026-11-24', '2026-11-24', '']],
    ['2026 11 24 botha', ['2026-11-24', '2026-11-24', 'botha']],
    ['feb 2028', ['2028-02-01', '2028-02-29', '']],
    ['december', ['2026-12-01', '2026-12-31', '']],
    ['tomorrow', ['2026-11-24', '2026-11-24', '']],
    ['naledi', null],
    ['24', null],
    ['de wet', null],
  ] as const) {
    const found = namedDays(typed.split(' '), '2026-11-23');
    expect(found && [found.first, found.last, found.rest.join(' ')], typed).toEqual(expected);
  }
});
