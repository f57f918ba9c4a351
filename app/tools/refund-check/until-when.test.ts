import { expect, test } from 'vitest';
import { autoAssessmentRates } from '#app/tax/rates/auto-assessment-rates.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { requireTaxYear } from '#app/tax/tax-years.ts';
import { SENT } from './cards.ts';
import type { Typed } from './read-fields.ts';
import { refundTexts } from './texts.ts';
import { UNTIL, untilWhen, wayOf } from './until-when.ts';

const found = autoAssessmentRates('sars', requireTaxYear(2026));
if (isRefusal(found)) throw new Error(found.sentence);
const rates = found;
const OFFERED = { price: 149_500, priceText: 'R 1 495 per return', talk: 'A first talk is free.' };
const OFFICE = {
  income: '480 000',
  'has-office': 'yes',
  premises: '144 000',
  officeArea: '16',
  homeArea: '120',
};
const TODAY = '2026-11-26';

const textsOf = (typed: Typed, today = TODAY): Record<string, string> =>
  JSON.parse(
    JSON.stringify(refundTexts({ ...OFFICE, ...typed }, rates, OFFERED, today)).replaceAll('\u202f', ' '),
  );

const linesOf = (typed: Typed, today = TODAY) => {
  const texts = textsOf(typed, today);
  return UNTIL.map((name) => texts[name])
    .filter(Boolean)
    .join('|');
};

test('until it is known what SARS has sent, that is asked, and nothing is sold', () => {
  for (const typed of [{}, { noticeDay: '2026-07-08' }, { sent: 'something' }] as Typed[]) {
    const texts = textsOf(typed);
    expect(texts).toMatchObject({ sentOpen: 'yes', found: 'Found so far R 5 952.00' });
    expect(linesOf(typed)).toBe('That depends on what SARS has sent you for this year, so say that first.');
    for (const name of ['sold', 'notSold', 'toPerson', 'noticeOpen']) expect(texts).not.toHaveProperty(name);
  }
});

test('only an auto-assessment is answered with a full return within 40 days', () => {
  for (const sent of Object.keys(SENT))
    expect(linesOf({ sent, noticeDay: '2026-10-15' }).includes('File a full return'), sent).toBe(
      sent === 'auto',
    );
});

test('the days of an auto-assessment count from its notice, which is asked for', () => {
  const auto = (noticeDay: string) => ({ sent: 'auto', ...(noticeDay && { noticeDay }) });
  expect(linesOf(auto(''))).toContain('Enter the day of the notice');
  expect(textsOf(auto(''))).toMatchObject({ noticeOpen: 'yes' });
  // The season is over and the notice unknown: it may be late or not.
  for (const name of ['sold', 'toPerson']) expect(textsOf(auto(''))).not.toHaveProperty(name);
  expect(textsOf(auto(''), '2026-08-10')).toHaveProperty('sold');
  // 40 business days after 15 October 2026, without 4 November; after 8 July they are over.
  expect(linesOf(auto('2026-10-15'))).toMatch(
    /^File a full return on eFiling by 11 December 2026(?!.*season runs to 23 October)/,
  );
  expect(textsOf(auto('2026-10-15'))).toHaveProperty('sold');
  expect(linesOf(auto('2026-07-08'))).toMatch(/^It is late.*ended on 3 September 2026.*to 8 July 2029/);
});

test('an auto-assessment whose days are over leads to a person, not to a fixed price', () => {
  for (const [noticeDay, today, time] of [
    ['2026-08-28', '2026-11-10', 'On reasonable grounds you can ask until'],
    ['2026-07-08', '2027-01-20', 'a mistake of SARS, or something as serious; ask within three years'],
  ] as const) {
    const texts = textsOf({ sent: 'auto', noticeDay }, today);
    expect(texts).not.toHaveProperty('sold');
    expect(texts).not.toHaveProperty('notSold');
    expect(texts.toPerson).toMatch(
      /agree to more time.*A return alone: R 1 495 per return\. A first talk is free/,
    );
    expect(linesOf({ sent: 'auto', noticeDay }, today)).toContain(time);
  }
});

test('one’s own return is corrected, or its assessment objected to within 80 days', () => {
  const own = (noticeDay: string) => ({ sent: 'own', ...(noticeDay && { noticeDay }) });
  expect(linesOf(own(''))).toMatch(
    /“Request Correction”.*within three years of it \(sections 93.*80 business days/,
  );
  expect(textsOf(own(''))).toMatchObject({ noticeOpen: 'yes' });
  // 80 business days without 24 September, 4 November, and 16 December to 15 January.
  expect(linesOf(own('2026-09-01'))).toMatch(/to 1 September 2029 .*Object by 26 January 2027/);
  expect(linesOf(own('2026-07-08'))).toMatch(
    /ended on 30 October 2026\. With reasonable grounds.* until 14 December/,
  );
  expect(linesOf(own('2026-07-08'), '2027-03-01')).toMatch(/only exceptional.*until 8 July 2029/);
  const texts = textsOf(own('2026-09-01'));
  expect(texts.toPerson).toContain('not another return');
  expect(texts).not.toHaveProperty('sold');
});

test('without an assessment the return is due, and a day of a notice is asked about', () => {
  expect(linesOf({ sent: 'none' }, '2026-08-10')).toMatch(/^File your return on eFiling by 23 October 2026/);
  expect(linesOf({ sent: 'none' })).toMatch(
    /closed on 23 October 2026 \(check this day with SARS\)\. If you have to file.*may charge.*22 January 2027.*95\(1\)/,
  );
  expect(textsOf({ sent: 'none' })).toHaveProperty('sold');
  expect(textsOf({ sent: 'none', noticeDay: '2026-10-15' }).noticeDayNote).toContain('Choose what it is');
});

test('a return is offered once the season has opened, announced or not', () => {
  const year = requireTaxYear(2027);
  const none = { sent: 'none' };
  expect(untilWhen(none, year, '2027-03-01').until0).toBe(
    'SARS has not announced the season of 2026/27; we do not guess.',
  );
  expect(untilWhen(none, year, '2027-07-20').until0).toContain('see eFiling');
  expect([wayOf(none, year, '2027-03-01'), wayOf(none, year, '2027-07-20')]).toEqual(['ask', 'return']);
  const auto = { sent: 'auto', noticeDay: '2027-07-04' };
  expect([wayOf(auto, year, '2027-07-20'), wayOf(auto, year, '2027-10-25')]).toEqual(['return', 'ask']);
});

test('a notice that cannot be says what to write, and counts as none', () => {
  for (const sent of ['auto', 'own'])
    for (const noticeDay of ['9999-12-31', '2026-11-27', '2026-02-28', 'last week']) {
      const { noticeDayError, noticeOpen } = textsOf({ sent, noticeDay });
      expect([noticeDayError, noticeOpen], noticeDay).toEqual([expect.stringMatching(/\.$/), 'yes']);
      expect(linesOf({ sent, noticeDay })).toBe(linesOf({ sent }));
    }
});

test('each line of every case has its place', () => {
  for (const today of ['2026-07-20', '2026-10-23', TODAY, '2027-06-01'])
    for (const sent of Object.keys(SENT))
      for (const noticeDay of ['', '2026-07-08']) {
        const lines = linesOf({ sent, noticeDay }, today).split('|');
        expect(lines.length).toBeLessThanOrEqual(UNTIL.length);
        // The last line of each case closes it.
        expect(lines.at(-1)).toMatch(/section|95|104/);
      }
});
