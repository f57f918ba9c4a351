import type { ToDo } from '#app/work/core/engagements/to-do.ts';

/**
 * Who acts next. `nobody`: no work of ours. `quote`: none yet, but the client asked the price. `offered`: not accepted
 * yet. `later`: not begun. `again`: a later period of the accepted letter. `plan`: a later year of a plan that goes on,
 * whose letter is to come. `look`: all came in, and we have not looked yet. `payment`: the client pays SARS.
 */
export type Turn =
  'nobody' | 'quote' | 'offered' | 'later' | 'again' | 'plan' | 'client' | 'look' | 'us' | 'payment';

export const TURN_WORDS: Record<Turn, string> = {
  nobody: 'not in our hands',
  quote: 'not in our hands yet: you asked us for a quote',
  offered: 'offered to you, and not in our hands before you accept it',
  later: 'in our hands: we begin nearer the day',
  again: 'in our hands, as you agreed: we ask when its time comes',
  plan: 'part of your plan: we send you its letter before we begin',
  client: 'waits for what we need from you',
  look: 'all is here, and we look through it',
  us: 'we work on it',
  payment: 'you pay SARS',
};

/** Of late work: the client only has to approve or sign what is prepared, or gives us something, or waits for us. */
export function lateTurnOf(standing: Standing): 'approve' | 'sign' | 'client' | 'us' {
  if (owesPapers(standing)) return 'client';
  const { approvals = 0, signatures = 0 } = standing.toDo;
  if (approvals === 0) return 'us';
  return signatures < approvals ? 'approve' : 'sign';
}

export function owesPapers({ toDo: { questions, papers } }: Standing): boolean {
  return questions + papers > 0;
}

/** `cameIn`: items that we have not looked at. */
export type Standing = { toDo: ToDo; cameIn: number };

/** Of work under way, whatever a colleague has set: what the client has still to give comes before what came. */
export function turnOf({
  toDo: { questions, papers, approvals = 0 },
  cameIn,
}: Standing): 'client' | 'look' | 'us' {
  if (questions + papers + approvals > 0) return 'client';
  return cameIn > 0 ? 'look' : 'us';
}
