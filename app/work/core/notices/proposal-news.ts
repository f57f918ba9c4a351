import { findPlan } from '#app/firm/core/plans.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { Some } from './join-news.ts';
import type { Notice } from './notice.ts';

/** Of one that the client got by starting a plan at the site, also what to do if that was a mistake. */
export function proposalLines([{ openUntil, offered, author, startedPlan }]: Some<Notice>): string[] {
  const what = offered.length > 0 ? `: ${offered.join('; ')}` : '';
  const until = dayText(openUntil ?? '');
  if (startedPlan === null)
    return [
      `A proposal from ${author || 'us'} for you${what}. Take your time: it stays open until ${until}.`,
    ];
  const plan = findPlan(startedPlan)?.title ?? startedPlan;
  return [
    `The plan “${plan}” was started on our site, and the proposal is written${what}. Nothing begins and nothing is owed before you accept it.`,
    `Was it a mistake? Then do nothing: it stays open until ${until}, and lapses after that.`,
  ];
}
