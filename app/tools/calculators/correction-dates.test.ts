import { expect, test } from 'vitest';
import { requireTaxYear } from '#app/tax/tax-years.ts';
import { correctionDates, isTooLate, lateOffer, untilWhen } from './correction-dates.ts';

/** Its season is not announced: once it is, take the year after. */
const UNKNOWN = requireTaxYear(2027);

test('no visitor is late while the season is not announced', () => {
  for (const [noticeDay, today] of [
    ['', '2027-07-05'],
    ['2027-07-04', '2027-10-25'],
  ] as const) {
    const lines = correctionDates(UNKNOWN, noticeDay, today).join('|');
    expect(lines).not.toMatch(/It is late|95\(7\)|244\(3\)/);
    expect(lines).toContain('no last day of the season of 2026/27: see eFiling');
    expect(isTooLate(UNKNOWN, noticeDay, today)).toBe(false);
    expect(untilWhen(UNKNOWN, noticeDay, today)).not.toMatch(/Correct it by|season is over/);
    expect(lateOffer(UNKNOWN, noticeDay, today)).toContain('quote before we start');
  }
  expect(correctionDates(UNKNOWN, '2027-07-04', '2027-07-05')[0]).toMatch(
    /^File a full return on eFiling by 30 August 2027/,
  );
  expect(untilWhen(UNKNOWN, '2027-07-04', '2027-07-05')).toBe('Correct it by 30 August 2027.');
  expect(lateOffer(UNKNOWN, '2027-07-04', '2027-07-05')).toBeNull();
});

test('a season’s last day with one source is marked wherever it stands', () => {
  const year = requireTaxYear(2026);
  const lines = [
    ...correctionDates(year, '', '2026-08-01'),
    ...correctionDates(year, '2026-07-08', '2026-08-01'),
    ...correctionDates(year, '2026-07-08', '2026-12-01'),
    untilWhen(year, '', '2026-08-01'),
  ].join(' ');
  expect(lines).toContain('23 October 2026');
  expect(lines).toContain('22 January 2027');
  expect(lines).not.toMatch(/(?:October 2026|January 2027)(?! \(check this day with SARS\))/);
});
