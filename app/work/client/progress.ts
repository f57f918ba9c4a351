import type { Engagement } from '#app/work/core/engagements/find.server.ts';
import type { EngagementState } from '#app/work/core/engagements/titles.ts';
import { dayText } from '#app/platform/core/time.ts';

export type Step = { label: string; isDone: boolean; isNow: boolean };

type Stage = 'proposed' | 'accepted' | 'collecting' | 'in_progress' | 'with_sars' | 'done';

const STAGES: readonly [stage: Stage, label: string][] = [
  ['proposed', 'Proposed'],
  ['accepted', 'Accepted'],
  ['collecting', 'Papers from you'],
  ['in_progress', 'In progress'],
  ['with_sars', 'With SARS'],
  ['done', 'Done'],
];

const STAGE_OF: Record<EngagementState, Stage | null> = {
  proposed: 'proposed',
  accepted: 'accepted',
  collecting: 'collecting',
  in_progress: 'in_progress',
  waiting_for_client: 'in_progress',
  with_sars: 'with_sars',
  done: 'done',
  declined: null,
  expired: null,
};

type Of = Pick<Engagement, 'state' | 'type'>;

/**
 * None for an ended proposal. Work that is not for SARS is never with SARS, and work without a letter is never
 * proposed.
 */
export function stepsOf({ state, type }: Of): Step[] {
  const now = STAGE_OF[state];
  if (!now) return [];
  const stages = STAGES.filter(([stage]) => stage === now || hasStage(type, stage));
  const at = stages.findIndex(([stage]) => stage === now);
  return stages.map(([, label], index) => ({
    label,
    isDone: index < at || now === 'done',
    isNow: index === at,
  }));
}

type Standing = Pick<Engagement, 'state' | 'submittedOn' | 'reference'> & {
  toDo: number;
  hasQuestions: boolean;
};

export function sentenceOf({ state, submittedOn, reference, toDo, hasQuestions }: Standing): string {
  const submitted = submittedOn
    ? `Submitted${state === 'with_sars' ? ' to SARS' : ''} on ${dayText(submittedOn)}${reference ? `, reference ${reference}` : ''}.`
    : '';
  switch (state) {
    case 'proposed':
      return 'We have sent you a proposal. Nothing begins before you accept it.';
    case 'declined':
      return 'You declined this proposal. Nothing is done, and nothing is due to us.';
    case 'expired':
      return 'This proposal has expired. Write or call, and we send a new one.';
    case 'with_sars':
      return `${submitted || 'It is with SARS.'} We watch for their answer, and tell you.`;
    case 'done':
      return `Done. ${submitted} What belongs to it stays here.`.replace('  ', ' ');
    default:
      return openSentence({ state, toDo, hasQuestions });
  }
}

function openSentence({
  state,
  toDo,
  hasQuestions,
}: Pick<Standing, 'state' | 'toDo' | 'hasQuestions'>): string {
  if (hasQuestions) return 'A few questions first, so that we ask you only for what concerns you.';
  if (toDo > 0) {
    const things = toDo === 1 ? 'one thing' : `${toDo} things`;
    return state === 'waiting_for_client'
      ? `We cannot go on without you: ${things} ${toDo === 1 ? 'is' : 'are'} open.`
      : `We need ${things} from you.`;
  }
  return state === 'accepted'
    ? 'You have accepted. We begin, and write when we need something.'
    : 'We have what we asked for, and are at work. For this you need do nothing now.';
}

function hasStage(type: Engagement['type'], stage: Stage): boolean {
  if (stage === 'with_sars') return type?.isForSars ?? true;
  if (stage === 'proposed' || stage === 'accepted') return type?.letter !== null;
  return true;
}
