import { daysUntil } from '#app/firm/core/calendar-day.ts';
import { clocks, countClock, dayInLetter, type ClockId } from '#app/firm/clocks/count-clock.ts';
import { letterKind, type LetterKind } from '#app/firm/clocks/letter-kinds.ts';
import type { SarsLetter } from '#app/platform/db/work-values.ts';

export type { LetterKind, SarsLetter };

/** `day`: null if none follows from the law or the letter, and nobody has set one; `why` says why. */
export type LetterClock = {
  id: ClockId;
  name: string;
  by: 'client' | 'SARS';
  law: string;
  missed: string;
  day: string | null;
  why: string | null;
  working: readonly string[];
  unknown: readonly string[];
  isSet: boolean;
  answeredOn: string | null;
  isNotNeeded: boolean;
};

/** Instead of the day on which it was answered: nothing has to be done, as an assessment is right. */
export const NOT_NEEDED = 'not_needed';

/** The clocks that a letter has started; none before a colleague has read it. */
export function clocksOf(letter: SarsLetter): LetterClock[] {
  const { kind, datedOn, deliveredOn } = letter;
  if (kind === null || datedOn === null) return [];
  const { starts } = letterKind(kind);
  const started = starts.map(({ clock, from }) =>
    clockOf(letter, clock, from === 'delivered' ? (deliveredOn ?? datedOn) : datedOn),
  );
  const namesDay = letter.answerBy !== null && !starts.some(({ clock }) => isNamedByLetter(clock));
  return namesDay ? [...started, clockOf(letter, 'letter-answer', datedOn)] : started;
}

function isNamedByLetter(id: ClockId): boolean {
  return clocks[id].length.unit === 'letter';
}

function clockOf(letter: SarsLetter, id: ClockId, from: string): LetterClock {
  const { name, by, law, missed } = clocks[id];
  const ended = letter.answered[id] ?? null;
  const isNotNeeded = ended === NOT_NEEDED;
  const answeredOn = isNotNeeded ? null : ended;
  const shown = { id, name, by, law, missed, answeredOn, isNotNeeded };
  const set = letter.days[id];
  if (set) return { ...shown, day: set, why: null, working: [SET_BY_HAND], unknown: [], isSet: true };
  const named = isNamedByLetter(id) ? letter.answerBy : null;
  const found = named ? dayInLetter(id, from, named) : countClock(id, from);
  if (found.kind === 'day')
    return {
      ...shown,
      day: found.day,
      why: null,
      working: found.working,
      unknown: found.unknown,
      isSet: false,
    };
  const why = found.kind === 'open' ? found.why : found.sentence;
  return { ...shown, day: null, why, working: [], unknown: [], isSet: false };
}

const SET_BY_HAND = 'A colleague has set this day.';

/** What is still to be done for SARS, and by when; `day` is null where a colleague has to set it. */
export type OpenClock = { letter: SarsLetter; clock: LetterClock | null };

/** The first day first; a letter that nobody has read, or whose day nobody has set, before all others. */
export function openClocks(letters: readonly SarsLetter[]): OpenClock[] {
  const open = letters.flatMap((letter): OpenClock[] =>
    letter.kind === null
      ? [{ letter, clock: null }]
      : clocksOf(letter)
          .filter(({ by, answeredOn, isNotNeeded }) => by === 'client' && answeredOn === null && !isNotNeeded)
          .map((clock) => ({ letter, clock })),
  );
  return open.toSorted((one, other) => (one.clock?.day ?? '').localeCompare(other.clock?.day ?? ''));
}

/** On which day work with these letters stands on the board; null if nothing is to be done. */
export function sarsDueOn(letters: readonly SarsLetter[]): string | null {
  const days = openClocks(letters).map(({ letter, clock }) => clock?.day ?? letter.cameOn);
  return days.toSorted()[0] ?? null;
}

/** What stands on the board. `daysLeft`: null until a colleague has read it or set its day. */
export type LetterLine = { text: string; day: string | null; daysLeft: number | null };

export function letterLine(letters: readonly SarsLetter[], today: string): LetterLine | null {
  const [first] = openClocks(letters);
  if (!first) return null;
  const { clock } = first;
  if (!clock) return { text: 'Letter from SARS: to be read', day: null, daysLeft: null };
  if (!clock.day) return { text: `${clock.name}: set the day`, day: null, daysLeft: null };
  return { text: clock.name, day: clock.day, daysLeft: daysUntil(clock.day, today) };
}
