import { letterKind } from '#app/firm/clocks/letter-kinds.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { countText } from '../engagements/to-do.ts';
import { clocksOf, openClocks, type LetterClock, type SarsLetter } from './sars-letter.ts';

/** At the desk: `Assessment, of 3 March 2026`. */
export function letterTitle({ kind, datedOn, cameOn }: SarsLetter): string {
  if (kind === null || datedOn === null) return `Came on ${dayText(cameOn)}, not read yet`;
  return `${letterKind(kind).label}, of ${dayText(datedOn)}`;
}

/** For the audit: `Assessment, of 3 March 2026. Object: until 30 June 2026.` */
export function letterText(letter: SarsLetter): string {
  return [
    `${letterTitle(letter)}.`,
    ...clocksOf(letter).map((clock) => `${clock.name}: ${clockText(clock)}.`),
  ].join(' ');
}

type Shown = Pick<LetterClock, 'day' | 'answeredOn' | 'isNotNeeded'>;

/** `until 30 June 2026`, `answered on 3 March 2026`, `not needed`, `no day yet` */
export function clockText({ day, answeredOn, isNotNeeded }: Shown): string {
  if (isNotNeeded) return 'not needed';
  if (answeredOn) return `answered on ${dayText(answeredOn)}`;
  return day ? `until ${dayText(day)}` : 'no day yet';
}

/** To the client, in plain words: what SARS wants, and by when it is done. No figures and no sections. */
export function letterForClient(
  letter: SarsLetter,
  today: string = southAfricanDay(),
): { says: string; next: string } {
  const { kind, datedOn, cameOn } = letter;
  if (kind === null || datedOn === null)
    return {
      says: `A letter from SARS came on ${dayText(cameOn)}.`,
      next: 'We read it, and say here by when it is answered.',
    };
  const { says, act } = letterKind(kind);
  return { says: `${says} The letter is of ${dayText(datedOn)}.`, next: nextText(letter, act, today) };
}

/** At the head of the client's page: the letter whose day is first, and how many more are open; empty without one. */
export function openLettersText(letters: readonly SarsLetter[], today?: string): string {
  const open = [...new Set(openClocks(letters).map(({ letter }) => letter))];
  const [first] = open;
  if (!first) return '';
  const { says, next } = letterForClient(first, today);
  const more =
    open.length > 1
      ? ` ${capitalised(countText(open.length - 1, 'more letter', 'more letters'))} from SARS ${open.length === 2 ? 'is' : 'are'} open below.`
      : '';
  return `${says} ${next}${more}`;
}

function nextText(letter: SarsLetter, act: string, today: string): string {
  const [first] = openClocks([letter]);
  if (first?.clock) {
    const { day } = first.clock;
    if (!day) return 'We find out by when it has to be answered, and say it here.';
    if (day < today) return `Its day was ${dayText(day)}. Once it is answered, we say it here.`;
    return `${act} ${dayText(day)}.`;
  }
  const days = clocksOf(letter).flatMap(({ answeredOn }) => answeredOn ?? []);
  const answered = days.toSorted().at(-1);
  return answered ? `Answered on ${dayText(answered)}.` : 'There is nothing to do now.';
}
