import { expect, test } from 'vitest';
import { readDay } from './read-day.ts';

const TODAY = '2026-11-25';
const read = (text: string, isHeaded = false) => readDay(text, { today: TODAY, isHeaded });

test('a day is read in each form that banks and spreadsheets of South Africa write', () => {
  for (const text of [
    '2026-03-31',
    '2026/03/31',
    '2026.03.31',
    '2026-3-31',
    '20260331',
    '31/03/2026',
    '31-03-2026',
    '31.03.2026',
    '31 03 2026',
    '31/03/26',
    '31.03.26',
    '31-03-26',
    '31-Mar-2026',
    '31-Mar-26',
    '31 MAR 2026',
    '31Mar2026',
    '31 March 2026',
    '31 Maart 2026',
    '31 Mrt. 26',
    'Mar 31, 2026',
    'Tuesday, 31 March 2026',
    'Di 31 Maart 2026',
    '2026-03-31 14:05',
    '2026-03-31T14:05:09.000Z',
    '2026/03/31 02:05:09 PM',
    '31/03/2026 00:00:00',
    '\u200e31/03/2026\u200e',
    '31\u00a0March\u00a02026',
    "'2026-03-31",
  ])
    expect([text, read(text)]).toEqual([text, { day: '2026-03-31', month: '2026-03' }]);
});

test('a month is read without its day', () => {
  for (const text of [
    '2026-03',
    '2026/3',
    '03/2026',
    '3-2026',
    'Mar-26',
    "Mar '26",
    'Mar ’26',
    'Mar 26',
    'March 2026',
    'Maart 2026',
    'Mrt-26',
    'mar26',
  ])
    expect([text, read(text)]).toEqual([text, { day: null, month: '2026-03' }]);
  for (const [text, month] of [
    ['Mei 2026', '2026-05'],
    ['Okt-25', '2025-10'],
    ['Desember 2025', '2025-12'],
    ['Sept 2026', '2026-09'],
    ['Junie 2026', '2026-06'],
  ] as const)
    expect(read(text)).toEqual({ day: null, month });
});

test('under a date heading, a spreadsheet’s number and a payroll month are dates too', () => {
  // Microsoft's own example: 39448 is 1 January 2008. 6 664 days later it is 31 March 2026.
  expect(read('39448', true)).toEqual({ day: '2008-01-01', month: '2008-01' });
  expect(read('46112', true)).toEqual({ day: '2026-03-31', month: '2026-03' });
  expect(read('202603', true)).toEqual({ day: null, month: '2026-03' });
  expect(read('46112')).toBeNull();
  expect(read('202603')).toBeNull();
});

test('a date that can be two days is refused with what to write', () => {
  for (const [text, sentence] of [
    ['03/31/2026', /month first/],
    ['3/31/26', /month first/],
    ['03-31-2026', /month first/],
    ['03/31/2026 12:00 AM', /month first/],
    ['26/03/31', /four digits/],
    ['Mar-31', /four digits/],
    ['31 March', /no year/],
    ['31-Mar', /no year/],
    ['March', /no year/],
  ] as const)
    expect([text, read(text)]).toEqual([text, { refusal: expect.stringMatching(sentence) }]);
});

test('a day that is not in the calendar is not read', () => {
  for (const text of [
    '',
    '120000',
    '20261331',
    '20260230',
    '31/02/2026',
    '2026-13',
    '13/2026',
    '2026.03',
    '12.50',
    'Total',
    'Marble 2026',
    '1 234.50',
    '99999999',
    'Maybe 26',
  ])
    expect([text, read(text)]).toEqual([text, null]);
});
