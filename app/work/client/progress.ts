import type { Engagement } from '#app/work/core/engagements/find.server.ts';
import { ENGAGEMENT_STATE, isEnded, type EngagementState } from '#app/work/core/engagements/states.ts';
import { STAGES } from '#app/work/core/engagements/stages.ts';
import { countText, numberText, optionalText, toDoText } from '#app/work/core/engagements/to-do.ts';
import { openLettersText } from '#app/work/core/sars-letters/letter-text.ts';
import { openClocks } from '#app/work/core/sars-letters/sars-letter.ts';
import { defineStates } from '#app/platform/core/states.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { dayText } from '#app/platform/core/time.ts';
import { owesPapers, turnOf, type Standing as Open } from './turn.ts';

export type Step = { label: string; isDone: boolean; isNow: boolean };

export const ALL_IS_HERE = 'All that we asked for is here.';

type Of = Pick<Engagement, 'state' | 'type'> & Open;

/** None for an ended proposal. Only work for SARS is with SARS, only work with a letter is proposed. */
export function stepsOf({ state, type, ...open }: Of): Step[] {
  const set = ENGAGEMENT_STATE[state].client.stage;
  // Papers that are open, or came back, are not done, whatever a colleague has begun.
  const now = set === 'in_progress' && owesPapers(open) ? 'collecting' : set;
  if (!now) return [];
  const stages = Object.entries(STAGES).filter(([stage, { needs }]) => stage === now || has(type, needs));
  const at = stages.findIndex(([stage]) => stage === now);
  return stages.map(([, { label }], index) => ({
    label,
    isDone: index < at || isEnded(state),
    isNow: index === at,
  }));
}

/** `isAccepted`: by the client, in a proposal. `given`: `approved and signed`, where nothing else waits for that. `othersSign`: the reader is not among those who sign now. `isTooEarly`: what it asks for does not exist yet. */
type Standing = Open &
  Pick<Engagement, 'state' | 'startsOn' | 'withdrawnOn' | 'submittedOn' | 'reference'> &
  Partial<Pick<Engagement, 'outcome' | 'sarsLetters'>> & {
    isAccepted?: boolean;
    given?: string | null;
    othersSign?: boolean;
    isTooEarly?: boolean;
    today?: string;
  };

export function sentenceOf(standing: Standing): string {
  return [SENTENCES[standing.state](standing), openLettersText(standing.sarsLetters ?? [], standing.today)]
    .filter(Boolean)
    .join(' ');
}

const KNOWN: Record<EngagementState, (standing: Standing) => string> = {
  planned: ({ startsOn, isAccepted, isTooEarly }) =>
    [
      isAccepted ? 'You have accepted.' : 'Planned.',
      startsOn &&
        `It begins on ${dayText(startsOn)}${isTooEarly ? ', when what we need for it is there' : ''}. We write then.`,
      'There is nothing for you to do now. If something changes until then, tell us below.',
    ]
      .filter(Boolean)
      .join(' '),
  proposed: () => 'We have sent you a proposal. Nothing begins before you accept it.',
  accepted: (standing) =>
    underWayText(standing, { us: 'You have accepted. We begin, and write when we need something.' }),
  collecting: (standing) => underWayText(standing),
  in_progress: (standing) => underWayText(standing),
  waiting_for_client: (standing) => underWayText(standing, { lead: 'We go on as soon as we have' }),
  with_sars: (standing) =>
    [submitted(standing, ' to SARS') ?? 'It is with SARS.', underWayText(standing, withSars(standing))]
      .filter(Boolean)
      .join(' '),
  done: (standing) =>
    ['Done.', submitted(standing), 'Your papers and messages stay here.'].filter(Boolean).join(' '),
  declined: () => 'It was declined or called off. We do no work on it, and you owe us nothing for it.',
  withdrawn: ({ withdrawnOn }) =>
    `We withdrew this proposal${withdrawnOn ? ` on ${dayText(withdrawnOn)}` : ''}. Nothing of it begins, and you owe us nothing for it.`,
  left_out: () => 'We left this out. Nothing of it begins, and you owe us nothing for it.',
  expired: () => 'This proposal has expired. Write or call, and we send a new one.',
};

const SENTENCES = defineStates(KNOWN, () => 'We are working on it. There is nothing for you to do now.');

const CAME_IN = `${ALL_IS_HERE} We look through it, and write if something is missing.`;
const WATCHED = 'We watch for their answer, and tell you.';
const ASSESSED = 'SARS has assessed it: what came out is below.';
const OTHERS_SIGN = 'Others have still to sign what we prepared. There is nothing for you to do now.';
const AT_WORK = 'We have what we asked for, and are working on it. There is nothing for you to do now.';

/** While a letter of theirs is open, what it wants is said instead. */
function withSars({ outcome, sarsLetters = [] }: Standing) {
  const us = outcome ? ASSESSED : openClocks(sarsLetters).length > 0 ? '' : WATCHED;
  return { us, look: us };
}

function underWayText(standing: Standing, { lead = 'We need', look = CAME_IN, us = AT_WORK } = {}): string {
  switch (turnOf(standing)) {
    case 'client':
      return openText(standing, lead);
    case 'look':
      return `${look}${openStill(standing)}`;
    case 'us':
      return standing.othersSign ? OTHERS_SIGN : us;
  }
}

function openStill({ toDo: { optional = 0 } }: Standing): string {
  if (optional === 0) return '';
  const things = capitalised(countText(optional, 'thing is', 'things are'));
  return ` ${things} open below: send ${optional === 1 ? 'it' : 'them'} only if you have ${optional === 1 ? 'it' : 'them'}.`;
}

function openText({ toDo, given }: Standing, lead: string): string {
  const { questions, papers, approvals = 0, signatures = 0 } = toDo;
  const counts = { toApprove: approvals - signatures, toSign: signatures };
  const short = toDoText({ questions, papers: 0 }) ?? '';
  const first = waitingText(counts);
  if (questions > 0 && (given || first)) {
    const open = `${capitalised(short)} ${questions === 1 ? 'is' : 'are'}`;
    return first
      ? `${first}. ${open} open below as well.`
      : `You have ${given} what we prepared. ${open} still open below.`;
  }
  if (questions > 0) return `${capitalised(short)} first, so that we ask you only for what concerns you.`;
  const wanted = wantedText(counts);
  if (papers > 0)
    return `${lead} ${countText(papers, 'thing', 'things')} from you${optionalText(toDo)}${wanted && `, and ${wanted}`}.`;
  if (counts.toApprove > 0 && counts.toSign > 0)
    return `${first}: read what is below, then approve, sign or say what is wrong.`;
  const act = counts.toSign > 0 ? 'sign' : 'approve';
  return `${lead} ${wanted}: read what is below, then ${act} ${approvals === 1 ? 'it' : 'each'} or say what is wrong.`;
}

type Counts = { toApprove: number; toSign: number };

/** `Two things wait for your approval, three for your signature`; null if nothing does. */
function waitingText({ toApprove, toSign }: Counts): string | null {
  const [first, ...others] = [
    { count: toApprove, thing: 'approval' },
    { count: toSign, thing: 'signature' },
  ].filter(({ count }) => count > 0);
  if (!first) return null;
  const text = `${countText(first.count, 'thing waits', 'things wait')} for your ${first.thing}`;
  return capitalised(
    [text, ...others.map(({ count, thing }) => `${numberText(count)} for your ${thing}`)].join(', '),
  );
}

/** `your approval`, `two approvals and your signature`; empty for nothing. */
function wantedText({ toApprove, toSign }: Counts): string {
  const wanted = (count: number, thing: string) =>
    count === 1 ? [`your ${thing}`] : count > 1 ? [countText(count, thing, `${thing}s`)] : [];
  return [...wanted(toApprove, 'approval'), ...wanted(toSign, 'signature')].join(' and ');
}

function submitted({ submittedOn, reference }: Standing, where = ''): string | null {
  if (!submittedOn) return null;
  return `Submitted${where} on ${dayText(submittedOn)}${reference ? `, reference ${reference}` : ''}.`;
}

function has(type: Engagement['type'], needs: 'letter' | 'sars' | null): boolean {
  switch (needs) {
    case 'letter':
      return type?.letter !== null;
    case 'sars':
      return type?.isForSars ?? true;
    case null:
      return true;
  }
}
