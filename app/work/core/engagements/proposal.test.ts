import { expect, test } from 'vitest';
import { defineEngagement } from './define-engagement.ts';
import { periodOf, type TaxpayerDates } from './periods.ts';
import { letterValues } from './proposal.ts';

const words = {
  group: 'income-tax',
  name: 'Return',
  taxpayers: ['company'],
  checklist: null,
  letter: 'company-year',
  service: 'tax-company',
  isForSars: true,
  scope: ['We file it.'],
  done: ['The return'],
} as const;
const halves = { period: 'half-year', year: 'tax', deadline: ['irp6-first', 'irp6-second'] } as const;
const filed = defineEngagement({ ...words, ...halves, id: 'a' });
const season = defineEngagement({ ...words, id: 'b', period: 'year', year: 'tax', deadline: 'itr12' });
const anniversary = { period: 'year', year: 'registration', deadline: 'company-return' } as const;
const yearly = defineEngagement({ ...words, ...anniversary, id: 'c' });
const once = defineEngagement({ ...words, id: 'd', period: 'once', deadline: null });

const dates: TaxpayerDates = { yearEnd: 2, registered: '2016-11-16', vatCategory: null };

test('a letter says its period’s days, when the work is due and how long it is open', () => {
  const cases = [
    [
      filed,
      '2027-2',
      'second half of the 2027 tax year, 1 September 2026 to 28 February 2027',
      '26 February 2027',
    ],
    [
      season,
      '2040',
      '2040 tax year, 1 March 2039 to 29 February 2040',
      'On the day that the law sets for it',
    ],
    [yearly, '2026', '2026, the anniversary on 16 November 2026', '30 December 2026'],
    [once, 'once', 'once-off', 'No day set by law'],
  ] as const;
  for (const [type, id, period, due] of cases) {
    const terms = {
      signatory: 'Naledi Mokoena',
      price: 'R 1 495 per return',
      paidOnTop: 'Nothing but the tax itself',
    };
    const taxpayer = { name: 'Kudu Couriers (Pty) Ltd', dates };
    const days = { period: periodOf(type, id, dates)!, sentOn: '2026-02-20' };
    expect(letterValues({ ...terms, ...days, type, taxpayer })).toEqual({
      ...terms,
      taxpayer: taxpayer.name,
      service: 'Return',
      scope: ['We file it.'],
      done: ['The return'],
      period,
      due,
      date: '20 February 2026',
      until: '22 March 2026',
    });
  }
});
