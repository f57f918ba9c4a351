import { expect, test } from 'vitest';
import { countedLogbook, readLogbook } from './logbook.ts';

test('the counted sums replace the logbook, without places and people', () => {
  for (const book of [
    { trips: 2, businessKm: 82_50, totalKm: 100_00 },
    { trips: 1, businessKm: 12_345_00, totalKm: null },
  ])
    expect(readLogbook(countedLogbook(book)).book).toEqual(book);
  expect(countedLogbook({ trips: 2, businessKm: 82_50, totalKm: 100_00 })).toBe(
    'Trips,Business km,All km\n2,82.50,100',
  );
  expect(readLogbook('Trips,Business km,All km\n2,82.50,100').note).toBe(
    'Read as 2 business trips: 82.50 km of 100 km.',
  );
  expect(readLogbook('Trips,Business km,All km\n1,12,').note).toBe('Read as 1 business trip: 12 km.');
});

test('everything else is a table, which does not count before it was checked', () => {
  expect(readLogbook(' \n')).toEqual({ book: null });
  for (const text of ['Date,Km,Type\n2026-03-02,12,Business', 'Business km\n12', 'hello'])
    expect(readLogbook(text)).toEqual({ book: null, isTable: true });
});
