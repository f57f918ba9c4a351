import fc from 'fast-check';
import { expect, test } from 'vitest';
import { businessDaysAfter, isBusinessDay } from '#app/firm/core/business-days.ts';
import { daysUntil, plusDays } from '#app/firm/core/calendar-day.ts';
import { isToSend, reminderStage, warningStage, workingDaysTo, type Stage } from './stages.ts';

/** Over elections, Easter, and the holidays of December. */
const aDay = fc.integer({ min: 0, max: 1500 }).map((days) => plusDays('2023-11-01', days));

test('reminders come 3, 7 and 14 working days after a request, and no more', () => {
  fc.assert(
    fc.property(aDay, (askedOn) => {
      const expected = [3, 7, 14].map((count) => businessDaysAfter(askedOn, count));
      expect(mailsOf((today) => reminderStage(askedOn, today), askedOn, 45)).toEqual(expected);
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

test('after missed days: never on a holiday, twice for a stage, or after its subject', () => {
  const misses = fc.array(fc.boolean(), { minLength: 70, maxLength: 70 });
  fc.assert(
    fc.property(aDay, aDay, misses, (askedOn, other, missed) => {
      const dueOn = plusDays(askedOn, daysUntil(other, '2023-11-01') % 50);
      const stages = (today: string) => [reminderStage(askedOn, today), warningStage(dueOn, today)];
      const mails = mailsOf(stages, plusDays(askedOn, -5), 70, (index) => missed[index] ?? false);
      expect(mails.length).toBeLessThanOrEqual(6);
      for (const [index, day] of mails.entries()) {
        expect(isBusinessDay(day)).toBe(true);
        const earlier = mails[index - 1];
        if (!earlier) continue;
        // Something has become due since the mail before.
        const sinceThen = stages(day).some((stage) => stage && stage.day > earlier);
        expect(sinceThen, `${earlier} ${day}`).toBe(true);
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
  expect(reminderStage('2024-05-24', '2024-05-29')).toBeNull();
  expect(reminderStage('2024-05-24', '2024-05-30')).toEqual({ number: 1, day: '2024-05-30' });
  expect(workingDaysTo('2024-05-31', '2024-05-28')).toBe(2);
});

/** The days with a mail, when the job runs each working day but the missed ones. */
function mailsOf(
  stagesOn: (today: string) => Stage | null | (Stage | null)[],
  from: string,
  count: number,
  isMissed: (index: number) => boolean = () => false,
): string[] {
  const mailed: string[] = [];
  for (let index = 0; index < count; index++) {
    const today = plusDays(from, index);
    if (!isBusinessDay(today) || isMissed(index)) continue;
    if ([stagesOn(today)].flat().some((stage) => isToSend(stage, today, mailed))) mailed.push(today);
  }
  return mailed;
}
