import type { EngagementState } from '#app/work/core/engagements/states.ts';

/** `isSeen`: its file is open to the reader; otherwise its link leads to its card. */
export type Known = { id: string; name: string; keeper: string | null; isSeen: boolean };

/** `open` counts the work that has not ended, `work` names what the reader sees of it. */
export type Tied = Known & {
  open: number;
  work: { id: string; state: EngagementState; dueOn: string | null; title: string }[];
};

/** `suggested`: only while it is tied to nobody. */
export type EnquiryClient = { tied: Tied | null; suggested: Known[] };
