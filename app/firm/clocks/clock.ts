import type { CountUnit } from './count.ts';

/** The length of a clock by law, or only by the letter. */
export type Length =
  | { count: number; unit: CountUnit; older?: OlderLength }
  /** `letter`: the letter names the day. `none`: nothing is counted; `missed` says what ends it. */
  | { unit: 'letter' | 'none' };

/** Applies to counts that had ended before `replacedOn`; all others have the new length. */
type OlderLength = { count: number; replacedOn: string; law: string };

/** A period for a client or for SARS, which starts when something of SARS, or for SARS, has come. */
export type Clock = {
  name: string;
  by: 'client' | 'SARS';
  /** Its first day, which is not counted: `80 business days after the date of the assessment`. */
  from: string;
  length: Length;
  law: string;
  sources: readonly string[];
  missed: string;
  /** Why the result is uncertain, because too little of the law was read. */
  unsure?: string;
  /** Facts that the count cannot know. */
  unknown?: readonly string[];
  /** Earlier first days are refused. */
  since: string;
};

/** The first rules of the tax court; those of 10 March 2023 replaced them. */
const FIRST_RULES = '2014-07-11';
/** Earlier proclaimed holidays are missing in the calendar. */
const FIRST_HOLIDAYS = '2014-01-01';

export const TAX_COURT_RULES = 'Tax court rules of 10 March 2023';
export const TAX_COURT_RULES_2014 = 'Tax court rules of 11 July 2014';

type Declared = Omit<Clock, 'since'>;

/** A clock of the rules for disputes. */
export function inDispute(clock: Declared): Clock {
  return { ...clock, since: FIRST_RULES };
}

export function outsideDisputes(clock: Declared): Clock {
  return { ...clock, since: FIRST_HOLIDAYS };
}
