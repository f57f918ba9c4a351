import { defineBulk } from '#app/accounts/bulk/define-bulk.ts';
import { dayText } from '#app/platform/core/time.ts';
import { type Engagement } from '#app/work/core/engagements/find.server.ts';
import { isWithSars } from '#app/work/core/engagements/states.ts';
import { keepsTerms } from '#app/work/core/engagements/terms.server.ts';
import { askingDay } from './ask-day.ts';
import { KEPT, leavesOf, ON_WORK, changeTermsOf } from './bulk-acts.server.ts';

/** One due day for many, as `changeTerms` sets it for one. */
export const MOVE_DUE = defineBulk({
  name: 'work.due-day',
  ...ON_WORK,
  ...askingDay({ label: 'Due on', first: () => '', mayBeToday: true }),
  asks: (many, { on }) => `make ${many} due on ${on ? dayText(on) : 'another day'}`,
  did: (many, { on }) => `${many} due ${on ? `on ${dayText(on)}` : 'on another day'}`,
  already: ({ on }) => `due on ${on ? dayText(on) : 'that day'}`,
  reasons: {
    ...KEPT,
    closed: (many, { it, is, has }) => `${many} left alone: ${it} ${is} proposed, or ${has} ended`,
    filed: (many, { it, is }) => `${many} left alone: ${it} ${is} submitted to SARS already`,
  },
  change: (tx, task) =>
    changeTermsOf(tx, task, (before) => {
      const { on } = task.choice;
      if (!on) return { why: 'changed' };
      const why = keepsDue(before, { on });
      return why ? { why } : { dueOn: on };
    }),
  leaves: leavesOf(keepsDue),
  writes: ({ on }) => [
    `${on ? dayText(on) : 'The day that you give'} as our due day of each: the client sees it on the page of the work once it has begun, and nobody is mailed. The day of the law stays beside it where they differ; lists and counts go by ours.`,
  ],
});

function keepsDue({ state, dueOn }: Engagement, { on }: { on?: string }) {
  if (keepsTerms(state)) return 'closed';
  if (isWithSars(state)) return 'filed';
  return on && dueOn === on ? 'same' : null;
}
