import type { CountUnit } from './count.ts';

/** What the law, or only the letter, says about the length of a clock. */
export type Length =
  | { count: number; unit: CountUnit; older?: OlderLength }
  /** `letter`: the letter names its own day. `none`: no days are counted; `missed` says what ends it. */
  | { unit: 'letter' | 'none' };

/** A count that ended before `replacedOn` had ended for good; any other is of the new length. */
type OlderLength = { count: number; replacedOn: string; law: string };

/** How long somebody has once something of SARS, or for SARS, has come. */
export type Clock = {
  name: string;
  by: 'client' | 'SARS';
  /** What its first day is, as in `80 business days after the date of the assessment`. That day is not counted. */
  from: string;
  length: Length;
  law: string;
  sources: readonly string[];
  /** Once the last day has passed. */
  missed: string;
  /** Why no day is given: too little was read. Without it the clock is sure. */
  unsure?: string;
  /** What the count does not know. */
  unknown?: readonly string[];
  /** No earlier day is counted from. */
  since: string;
};

/** The rules of the tax court of 10 March 2023 replaced those of this day. */
const FIRST_RULES = '2014-07-11';
/** Before it the calendar lacks the holidays that were declared. */
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
