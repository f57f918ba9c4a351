import fc from 'fast-check';
import { expect, test } from 'vitest';
import { businessDaysAfter, isBusinessDay } from '#app/firm/core/business-days.ts';
import { daysUntil, plusDays } from '#app/firm/core/calendar-day.ts';
import { isToSend, papersStage, proposalStage, warningStage, workingDaysTo, type Stage } from './stages.ts';

/** Over elections, Easter, and the holidays of December. */
const aDay = fc.integer({ min: 0, max: 1500 }).map((days) => plusDays('2023-11-01', days));

test('proposals, and papers without a day, come up 3, 7 and 14 working days later', () => {
  fc.assert(
    fc.property(aDay, (from) => {
      const expected = [3, 7, 14].map((count) => businessDaysAfter(from, count));
      for (const stageOn of [proposalStage, papersUntil(null), papersUntil(plusDays(from, -1))])
        expect(mailsOf((today) => stageOn(from, today), from, 60)).toEqual(expected);
    }),
  );
});

test('papers come up until the due day, and once on the working day after it', () => {
  fc.assert(
    fc.property(aDay, fc.integer({ min: 0, max: 150 }), (askedOn, days) => {
      const dueOn = plusDays(askedOn, days);
      const mails = mailsOf((today) => papersStage(askedOn, dueOn, today), askedOn, days + 60);
      const [last, ...before] = mails.toReversed();
      expect(last).toBe(businessDaysAfter(dueOn, 1));
      expect(before.every((day) => day <= dueOn)).toBe(true);
      const series = [3, 7, 14, 28, 42, 56, 70, 84, 98].map((count) => businessDaysAfter(askedOn, count));
      expect(before.toReversed()).toEqual(series.filter((day) => day <= dueOn));
    }),
  );
});

test('warnings come 21, 7 and 1 working days before a due day', () => {
  fc.assert(
    fc.property(aDay.filter(isBusinessDay), (dueOn) => {
      const mails = mailsOf((today) => warningStage(dueOn, today), plusDays(dueOn, -45), 50);
      expect(mails.map((day) => workingDaysTo(dueOn, day))).toEqual([21, 7, 1]);
    }),
  );
});

test('after outages and with a clock that jumps: no holiday, none twice for a stage', () => {
  const moments = fc.array(fc.integer({ min: -3, max: 70 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(aDay, aDay, moments, (askedOn, other, jumps) => {
      const dueOn = plusDays(askedOn, daysUntil(other, '2023-11-01') % 50);
      const stagesOn = (today: string) => [
        papersStage(askedOn, dueOn, today),
        proposalStage(askedOn, today),
        warningStage(dueOn, today),
      ];
      const mailed: string[] = [];
      for (const today of jumps.map((days) => plusDays(askedOn, days)).filter(isBusinessDay)) {
        const due = stagesOn(today).filter((stage) => isToSend(stage, today, mailed));
        if (due.length === 0) continue;
        // Of each stage that is due now, nothing was mailed since its day.
        for (const stage of due) expect(mailed.every((day) => day < (stage?.day ?? ''))).toBe(true);
        expect(mailed).not.toContain(today);
        mailed.push(today);
      }
    }),
  );
});

test('a mail that could not go out on its day goes out within ten days, or not at all', () => {
  const stage: Stage = { number: 1, day: '2026-11-02' };
  expect(isToSend(stage, '2026-11-11', [])).toBe(true);
  expect(isToSend(stage, '2026-11-12', [])).toBe(false);
  expect(isToSend(stage, '2026-11-03', ['2026-11-02'])).toBe(false);
  expect(isToSend(stage, '2026-11-03', ['2026-11-01'])).toBe(true);
  // The clock was set back after a mail.
  expect(isToSend(stage, '2026-11-03', ['2026-11-05'])).toBe(false);
});

test('declared holidays are not working days', () => {
  // Elections on Wednesday 29 May 2024.
  expect(proposalStage('2024-05-24', '2024-05-29')).toBeNull();
  expect(proposalStage('2024-05-24', '2024-05-30')).toEqual({ number: 1, day: '2024-05-30' });
  expect(workingDaysTo('2024-05-31', '2024-05-28')).toBe(2);
});

const papersUntil = (dueOn: string | null) => (askedOn: string, today: string) =>
  papersStage(askedOn, dueOn, today);

function mailsOf(stageOn: (today: string) => Stage | null, from: string, count: number): string[] {
  const mailed: string[] = [];
  for (let index = 0; index < count; index++) {
    const today = plusDays(from, index);
    if (isBusinessDay(today) && isToSend(stageOn(today), today, mailed)) mailed.push(today);
  }
  return mailed;
}
