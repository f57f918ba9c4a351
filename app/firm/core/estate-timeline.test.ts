import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBusinessDay } from './business-days.ts';
import { plusDays } from './calendar-day.ts';
import { estatesOf } from './estate-sizes.ts';
import { estateSteps } from './estate-steps.ts';
import { estateTimeline, whenToDo } from './estate-timeline.ts';

const TODAY = '2026-11-26';

const daysOf = (death: string, letters: string | null) =>
  Object.fromEntries(
    estateTimeline({ size: 'large', death, letters }, TODAY).dated.map(({ id, day }) => [id, day]),
  );

test('the days follow from death and letters, moved back off weekends and holidays', () => {
  // 14 March 2027 is a Sunday; 3 August 2027 is a Tuesday, the day before it a Monday.
  expect(daysOf('2026-08-03', null)).toMatchObject({ 'master-papers': '2026-08-17' });
  expect(daysOf('2026-08-03', '2026-09-14')).toEqual({
    'return-before': '2026-10-23',
    account: '2027-03-12',
    'duty-interest': '2027-08-02',
  });
  // 25 December 2025; six months after 31 August end on the last day of February.
  expect(daysOf('2025-12-11', null)).toMatchObject({ 'master-papers': '2025-12-24' });
  expect(daysOf('2025-12-11', '2026-08-31')).toMatchObject({
    account: '2027-02-26',
  });
  // A death in 2025/26 has the season that closed on 23 October 2026.
  expect(daysOf('2026-02-28', null)).toMatchObject({ 'last-return': '2026-10-23' });
});

test('a day that nobody can know says why it is unknown', () => {
  const open = (death: string, letters: string | null) =>
    Object.fromEntries(
      estateTimeline({ size: 'large', death, letters }, TODAY).open.map(({ id, unknown }) => [id, unknown]),
    );
  expect(open('2026-08-03', null)).toMatchObject({
    account: 'It counts from the letters of executorship, which have not been granted yet.',
    'last-return': expect.stringMatching(
      /^SARS has not named the season for 2026\/27 yet;.*Keep for it: the IRP5/,
    ),
  });
  expect(open('2015-05-01', null)['last-return']).toContain('2015/16 is over');
  expect(open('2025-11-03', null)['return-before']).toContain('2024/25 is over');
  expect(open('2026-08-03', '2026-09-14')['creditors']).toContain('before Wednesday 14 October 2026');
});

test('an estate of R180 000 takes the short way: no Gazette, no account, no duty', () => {
  const { dated, open } = estateTimeline({ size: 'small', death: '2026-11-03', letters: null }, TODAY);
  // Fourteen days after 3 November 2026 are 17 November, a Tuesday.
  expect(dated.map(({ id, day }) => [id, day])).toEqual([['master-papers', '2026-11-17']]);
  expect(open.map(({ id }) => id)).toEqual([
    'authority',
    'hand-over',
    'no-duty',
    'return-before',
    'last-return',
  ]);
  const words = JSON.stringify(
    [dated, open].map((steps) => steps.map(({ evidence: _evidence, ...step }) => step)),
  );
  expect(words).toContain('section 18(3)');
  expect(words).not.toMatch(/executor|six months/i);
  for (const { who } of [...dated, ...open]) expect(who).toMatch(/^(You|Nobody|The Master)/);
});

test('the days of estate duty stand only above the abatement', () => {
  const ids = (size: 'small' | 'middle' | 'large') => {
    const { dated, open } = estateTimeline({ size, death: '2026-08-03', letters: null }, TODAY);
    return [...dated, ...open].map(({ id }) => id).filter((id) => id.includes('duty'));
  };
  expect(ids('small')).toEqual(['no-duty']);
  expect(ids('middle')).toEqual(['no-duty']);
  expect(ids('large')).toEqual(['duty-interest', 'duty-return', 'duty']);
});

test('a season that closed within days of the death is asked about, not called late', () => {
  // The season of 2025/26 closed on 23 October 2026, six days after the death.
  const days = { size: 'middle', death: '2026-10-17', letters: null } as const;
  const { dated, open } = estateTimeline(days, '2026-11-24');
  expect(dated.map(({ id }) => id)).toEqual(['master-papers']);
  const before = open.find(({ id }) => id === 'return-before');
  expect(before?.unknown).toContain('closed on Friday 23 October 2026, just after the death');
  expect(before?.unknown).toContain('ask SARS for more time');
  expect(before?.unknown).toContain('You can ask until Tuesday 24 November 2026');
  expect(before?.evidence.sources.join()).toContain('section 244');
});

test('who was a provisional taxpayer reads their later day first, while it is to come', () => {
  const days = { size: 'middle', death: '2026-10-17', letters: null } as const;
  const beforeOn = (today: string) =>
    estateTimeline(days, today).open.find(({ id }) => id === 'return-before')?.unknown;
  expect(beforeOn('2026-11-24')).toMatch(
    /^For a provisional taxpayer.*until Friday 22 January 2027\. For others: the/,
  );
  expect(beforeOn('2027-01-23')).toMatch(
    /^The season for 2025\/26 closed.*had until Friday 22 January 2027\.$/,
  );
});

test('letters of executorship settle the papers that the Master had before', () => {
  const settled = (letters: string | null) =>
    estateTimeline({ size: 'large', death: '2026-08-03', letters }, TODAY).open.flatMap((step) =>
      step.isSettled ? [step.id] : [],
    );
  expect(settled('2026-09-14')).toEqual(['master-papers', 'appointed']);
  expect(settled(null)).toEqual([]);
});

test('the last day to ask SARS for more time is said as past once it is over', () => {
  const days = { size: 'small', death: '2026-10-19', letters: null } as const;
  const before = estateTimeline(days, '2026-11-28').open.find(({ id }) => id === 'return-before')?.unknown;
  expect(before).toContain('You could ask for more time until Tuesday 24 November 2026');
  expect(before).toContain('after that only');
  expect(before).not.toMatch(/[Yy]ou can ask until|and ask SARS for more time/);
});

test('what to do is of today, of this month or of later', () => {
  const of = (day: string) => whenToDo(day, '2026-11-26');
  expect(['2026-10-30', '2026-11-26', '2026-11-27', '2026-12-27', '2026-12-28'].map(of)).toEqual([
    'today',
    'today',
    'month',
    'month',
    'later',
  ]);
});

test('every step is there once, in order, on business days, never after the legal day', () => {
  const aDay = fc.integer({ min: 0, max: 10_000 }).map((days) => plusDays('1999-01-01', days));
  const later = fc.option(fc.integer({ min: 0, max: 900 }));
  const anySize = fc.constantFrom('small' as const, 'middle' as const, 'large' as const);
  fc.assert(
    fc.property(aDay, later, anySize, (death, days, size) => {
      const letters = days === null ? null : plusDays(death, days);
      const { dated, open } = estateTimeline({ size, death, letters }, TODAY);
      const ofItsSize = estateSteps.filter(
        ({ estates }) => !estates || estatesOf[estates].sizes.includes(size),
      );
      expect([...dated, ...open].map(({ id }) => id).toSorted()).toEqual(
        ofItsSize.map(({ id }) => id).toSorted(),
      );
      expect(dated.map(({ day }) => day)).toEqual(dated.map(({ day }) => day).toSorted());
      for (const { day, legalDay, moveReasons, law } of dated) {
        expect(isBusinessDay(day) && day <= legalDay && legalDay > death).toBe(true);
        expect(moveReasons.length > 0).toBe(day !== legalDay);
        expect(law).toContain('section');
      }
      for (const { late } of [...dated, ...open]) expect(late).toMatch(/\.$/);
      for (const { unknown } of open) expect(unknown).toMatch(/\.$/);
    }),
  );
});
