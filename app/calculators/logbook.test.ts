import { expect, test } from 'vitest';
import { readLogbook, summedLogbook } from './logbook.ts';

const TRIPS = [
  'Date,From,To,Opening km,Closing km,Km,Type',
  '2026-03-02,Office,Menlyn,10 000,10 042.5,42.5,Business',
  '"2026-03-03",Home,"School, then shops",10 042.5,10 060,17.5,Private',
  '2026-03-04,Office,Centurion,10 060,10 100,40,business',
  'Total,,,,,100,',
].join('\n');

test('business trips are added up, whatever the columns are called', () => {
  for (const [text, trips, businessKm, totalKm] of [
    [TRIPS, 2, 8_250, 10_000],
    [TRIPS.replaceAll(',', ';').replace('; then', ', then'), 2, 8_250, 10_000],
    ['Day\tDistance\tCategory\n1/3\t12 km\tWork\n2/3\t8\tPrivate', 1, 1_200, 2_000],
    ['Date;Business km;Private km\n1/3;12;0\n2/3;0;8,5', 1, 1_200, 2_050],
    ['Date,Business km\n1/3,12\n2/3,30', 2, 4_200, null],
    ['Date,Kilometres,Business\n1/3,12,x\n2/3,8,', 1, 1_200, 2_000],
    ['Start odometer,End odometer,Type\n100,150,B\n150,160,P\n\n170,190,B', 2, 7_000, 9_000],
  ] as const)
    expect(readLogbook(text).book, text).toEqual({ trips, businessKm, totalKm });
});

test('what cannot be read is named with its line, and never counted as nothing', () => {
  for (const [text, error] of [
    ['2026-03-02,42,Menlyn', /first line must name the columns/],
    ['Date,Km\n1/3,12', /first line must name the columns/],
    ['Date,Km,Type\n1/3,12,Business\n2/3,far,Business', /^Line 3 .*“2\/3, far, Business”/],
    ['Date,Km,"Type\n1/3,12,Business', /never closed/],
  ] as const)
    expect(readLogbook(text), text).toEqual({ book: null, error: expect.stringMatching(error) });
  expect(readLogbook(' \n')).toEqual({ book: null });
});

test('the sums stand for the logbook, without places and people', () => {
  const summed = summedLogbook(TRIPS);
  expect(summed).toBe('Trips,Business km,All km\n2,82.50,100');
  expect(readLogbook(summed)).toEqual(readLogbook(TRIPS));
  expect(summedLogbook(summed)).toBe(summed);
  expect(readLogbook(TRIPS).note).toBe('Read as 2 business trips: 82.50 km of 100 km.');
  const open = 'Business km\n12';
  expect(readLogbook(summedLogbook(open))).toEqual(readLogbook(open));
  expect(readLogbook(open).note).toBe('Read as 1 business trip: 12 km.');
  expect(summedLogbook('Date,Km\n1/3,12')).toBe('Date,Km\n1/3,12');
});
