import { defineStates, statesThat, type Moves } from '#app/platform/core/states.ts';
import { ENGAGEMENT_STATES } from '#app/platform/db/work-values.ts';
import type { MarkTone } from '#app/platform/ui/mark.tsx';
import type { Stage } from './stages.ts';

export type EngagementState = (typeof ENGAGEMENT_STATES)[number];

/** `asksSubmission`: with the day and the reference of what was filed. */
export type Step = { to: EngagementState; label: string; asksSubmission?: true };

type Shown = { label: string; tone: MarkTone };

type Row = {
  desk: Shown & {
    next?: Step;
    nextIfForSars?: Step;
    inBulk?: true;
  };
  /** `stage`: null where the line is not shown. `mail`: what a mail says once staff have set it, and its subject. */
  client: Shown & { stage: Stage | null; mail?: { line: string; subject: string } };
  /** `later`: its day has not come. */
  openFor: 'later' | 'us' | 'client' | 'sars' | 'nobody';
  isAgreed: boolean;
  /** Its day is told, warned of and missed: it has not gone to SARS yet. */
  countsAsLate: boolean;
  /** Once the client has given all that was asked for: with it, the client is reminded of what is open. */
  whenComplete?: EngagementState;
  whenAsked?: EngagementState;
  /** Once the client has something to approve or sign, if that is another one: the work has begun. */
  whenToApprove?: EngagementState;
  /** The firm may set any: what was a slip is set right. */
  goesTo: Moves<EngagementState>;
};

const firm = ENGAGEMENT_STATES.filter(
  (state) => state !== 'planned' && state !== 'withdrawn' && state !== 'left_out',
);
const begin = ['collecting', 'in_progress'] as const;

const ROWS: Record<EngagementState, Row> = {
  planned: {
    desk: { label: 'Planned', tone: 'plain' },
    client: { label: 'Planned', tone: 'plain', stage: null },
    openFor: 'later',
    isAgreed: false,
    countsAsLate: false,
    goesTo: { firm: ['left_out', 'declined'], site: begin },
  },
  proposed: {
    desk: { label: 'Proposed', tone: 'plain' },
    client: { label: 'Proposed', tone: 'veld', stage: 'proposed' },
    openFor: 'client',
    isAgreed: false,
    countsAsLate: false,
    goesTo: {
      firm: [...firm, 'withdrawn'],
      client: [...begin, 'declined'],
      site: [...begin, 'planned', 'expired'],
    },
  },
  accepted: {
    desk: {
      label: 'Accepted',
      tone: 'bloom',
      next: { to: 'collecting', label: 'Start collecting' },
    },
    client: { label: 'Accepted', tone: 'bloom', stage: 'accepted' },
    openFor: 'us',
    isAgreed: true,
    countsAsLate: true,
    whenComplete: 'in_progress',
    whenAsked: 'collecting',
    whenToApprove: 'waiting_for_client',
    goesTo: { firm, site: [...begin, 'waiting_for_client'] },
  },
  collecting: {
    desk: {
      label: 'Collecting',
      tone: 'veld',
      next: { to: 'in_progress', label: 'Begin the work' },
      inBulk: true,
    },
    client: { label: 'Papers from you', tone: 'veld', stage: 'collecting' },
    openFor: 'client',
    isAgreed: true,
    countsAsLate: true,
    whenComplete: 'in_progress',
    // To `planned` what an earlier release began too early.
    goesTo: { firm, site: ['in_progress', 'planned'] },
  },
  in_progress: {
    desk: {
      label: 'In progress',
      tone: 'bloom',
      next: { to: 'done', label: 'Finish' },
      nextIfForSars: { to: 'with_sars', label: 'Submitted to SARS', asksSubmission: true },
      inBulk: true,
    },
    client: { label: 'In progress', tone: 'bloom', stage: 'in_progress' },
    openFor: 'us',
    isAgreed: true,
    countsAsLate: true,
    whenAsked: 'waiting_for_client',
    goesTo: { firm, site: ['waiting_for_client'] },
  },
  waiting_for_client: {
    desk: {
      label: 'Waiting for client',
      tone: 'veld',
      next: { to: 'in_progress', label: 'Go on with the work' },
      inBulk: true,
    },
    client: {
      label: 'Waiting for you',
      tone: 'veld',
      stage: 'in_progress',
      mail: { line: 'We need something from you to go on.', subject: 'we need something from you' },
    },
    openFor: 'client',
    isAgreed: true,
    countsAsLate: true,
    whenComplete: 'in_progress',
    goesTo: { firm, site: ['in_progress'] },
  },
  with_sars: {
    desk: { label: 'With SARS', tone: 'gain', next: { to: 'done', label: 'Finish' }, inBulk: true },
    client: {
      label: 'With SARS',
      tone: 'bloom',
      stage: 'with_sars',
      mail: { line: 'It was submitted to SARS.', subject: 'submitted to SARS' },
    },
    openFor: 'sars',
    isAgreed: true,
    countsAsLate: false,
    goesTo: { firm },
  },
  done: {
    desk: { label: 'Done', tone: 'gain', inBulk: true },
    client: {
      label: 'Done',
      tone: 'gain',
      stage: 'done',
      mail: { line: 'It is done: nothing is left to do for it.', subject: 'done' },
    },
    openFor: 'nobody',
    isAgreed: true,
    countsAsLate: false,
    goesTo: { firm },
  },
  declined: ended('Declined', {
    line: 'It was called off: nothing of it goes on.',
    subject: 'called off',
  }),
  expired: ended('Expired'),
  withdrawn: ended('Withdrawn', {
    line: 'We have withdrawn our proposal.',
    subject: 'our proposal is withdrawn',
  }),
  left_out: {
    ...ended('Left out', { line: 'It was left out: nothing of it begins.', subject: 'left out' }),
    goesTo: { firm, site: ['planned'] },
  },
};

function ended(label: string, mail?: Row['client']['mail']): Row {
  return {
    desk: { label, tone: 'plain' },
    client: { label, tone: 'plain', stage: null, mail },
    openFor: 'nobody',
    isAgreed: false,
    countsAsLate: false,
    goesTo: { firm },
  };
}

export const ENGAGEMENT_STATE = defineStates(ROWS, {
  desk: { label: 'Set by a newer version', tone: 'plain' },
  client: { label: 'With us', tone: 'plain', stage: null },
  openFor: 'nobody',
  isAgreed: true,
  countsAsLate: false,
  goesTo: {},
});

export function isEnded(state: EngagementState): boolean {
  return ENGAGEMENT_STATE[state].openFor === 'nobody';
}

export function isWithSars(state: EngagementState): boolean {
  return ENGAGEMENT_STATE[state].openFor === 'sars';
}

/** With SARS, or ended: what the client sent for it is evidence from here on. */
export function isFiled(state: EngagementState): boolean {
  return isWithSars(state) || isEnded(state);
}

export function asksWhatIsOpen(state: EngagementState): boolean {
  return isFiled(state) && ENGAGEMENT_STATE[state].isAgreed;
}

export const isLeftOut = (state: EngagementState) => state === 'left_out';
export const isWithdrawn = (state: EngagementState) => state === 'withdrawn';
export const isPlanned = (state: EngagementState) => ENGAGEMENT_STATE[state].openFor === 'later';

export function isOffered(state: EngagementState): boolean {
  return !ENGAGEMENT_STATE[state].isAgreed && ENGAGEMENT_STATE[state].openFor === 'client';
}

export function isUnderWay(state: EngagementState): boolean {
  return ENGAGEMENT_STATE[state].isAgreed && !isEnded(state);
}

/** The client is asked the questions of its checklist. After it was filed, only for what a colleague asks anew. */
export const asksQuestions = (state: EngagementState) => isUnderWay(state) && !isFiled(state);

export function isDead(state: EngagementState): boolean {
  return !ENGAGEMENT_STATE[state].isAgreed && isEnded(state);
}

export function isWithClient(state: EngagementState): boolean {
  return isUnderWay(state) && ENGAGEMENT_STATE[state].openFor === 'client';
}

/** What usually comes next; null where the client decides, or nothing comes. */
export function nextStep(state: EngagementState, isForSars: boolean): Step | null {
  const { next, nextIfForSars } = ENGAGEMENT_STATE[state].desk;
  return (isForSars && nextIfForSars) || (next ?? null);
}

export function isSubmitted(state: EngagementState): boolean {
  return ENGAGEMENT_STATE[state].isAgreed && isFiled(state);
}

export const ENDED = ENGAGEMENT_STATES.filter(isEnded);
export const UNENDED = ENGAGEMENT_STATES.filter((state) => !isEnded(state));
export const DEAD = ENGAGEMENT_STATES.filter(isDead);
export const PLANNED = ENGAGEMENT_STATES.filter(isPlanned);
export const OFFERED = ENGAGEMENT_STATES.filter(isOffered);
export const BEFORE_FILING = ENGAGEMENT_STATES.filter((state) => isUnderWay(state) && !isFiled(state));
export const SUBMITTED = ENGAGEMENT_STATES.filter(isSubmitted);
export const AGREED = statesThat(ENGAGEMENT_STATE, ({ isAgreed }) => isAgreed);
export const LATE = statesThat(ENGAGEMENT_STATE, ({ countsAsLate }) => countsAsLate);
export const REMINDED = statesThat(ENGAGEMENT_STATE, ({ whenComplete }) => whenComplete !== undefined);
