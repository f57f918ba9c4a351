import { expect, test } from 'vitest';
import { consultations } from '#content/consultations.ts';
import { firm } from '#app/platform/content/firm.ts';
import { people } from '#content/people.ts';
import { instantOf } from '#app/bookings/core/working-time.ts';
import type { NamedDiary } from '#app/bookings/core/wanted.ts';
import { facesOf } from './faces.ts';
import { soonDays, soonText } from './soon.ts';

const HOURS = firm.supportHours.days;
const NOW = instantOf('2026-11-23', '10:00');
const [first, second] = people;

test('the next three days with free times are offered, from the first to the last', () => {
  const soon = soonDays(diaryOf([first?.name ?? '']), 30);
  expect(soon.map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
  const [, tuesday] = soon;
  expect(tuesday?.starts).toHaveLength(6);
  expect(tuesday?.starts.map((start) => soonText(start, '2026-11-23'))).toEqual([
    'tomorrow 08:00',
    ...Array.from({ length: 4 }, () => expect.stringMatching(/^tomorrow \d\d:\d\d$/)),
    'tomorrow 16:30',
  ]);
  expect(tuesday?.count).toBe(18);
  expect(soonText(instantOf('2026-11-30', '09:00'), '2026-11-23')).toBe('Mon 30 November 09:00');
});

test('the people who take talks are shown, each with their own kind and next free time', () => {
  const diary = diaryOf(
    [second?.name ?? '', 'Somebody Else'],
    [{ from: NOW, to: instantOf('2026-11-25', '08:00') }],
  );
  const { first: anybody, people: faces } = facesOf(diary);
  expect(faces).toMatchObject([{ name: second?.name, next: instantOf('2026-11-25', '08:00') }]);
  expect(consultations.map(({ id }) => id)).toContain(faces[0]?.kind);
  expect(anybody).toBe(instantOf('2026-11-23', '12:00'));
});

test('for a talk about an estate the people of estates stand first, then the others', () => {
  const estate = consultations.find(({ id }) => id === 'estate');
  const { people: faces } = facesOf(diaryOf(people.map(({ name }) => name)), estate);
  expect(faces[0]?.role).toBe('Trusts and deceased estates');
  expect(faces).toHaveLength(people.length);
});

/** The first of them is busy, if so given. */
function diaryOf(names: string[], busy: NamedDiary['colleagues'][number]['busy'] = []): NamedDiary {
  const colleagues = names.map((name, index) => ({
    id: name,
    name,
    hours: HOURS,
    busy: index === 0 ? busy : [],
  }));
  return { now: NOW, firm: HOURS, colleagues };
}
