import { LONGEST_TASK } from './work-values.ts';

export const LONGEST_INSIDE = LONGEST_TASK;
export const MOST_INSIDE = 60;

/**
 * A step inside the firm; the client only sees it if they `wanted` a quote for it (`due`: the id of the legal day).
 * `of`: the step of its kind of work. `who`: null or a former colleague means the work's colleague. `day`:
 * `2026-11-30`. `by`: a pseudonym once the account is gone. `at`: ISO. `isTakenBack`: by the
 * client, who no longer wants it.
 */
export type InsideStep = {
  id: string;
  of: string | null;
  what: string;
  who: string | null;
  day: string | null;
  done: { by: string; at: string; isTakenBack?: true } | null;
  wanted?: { what: string; due: string | null };
};
