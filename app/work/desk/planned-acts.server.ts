import { z } from 'zod';
import { defineBulk } from '#app/accounts/bulk/define-bulk.ts';
import { withStep } from '#app/accounts/core/actor.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { lockEngagement, type Engagement } from '#app/work/core/engagements/find.server.ts';
import { approveOpening } from '#app/work/core/engagements/approve-opening.server.ts';
import { planAgain } from '#app/work/core/engagements/plan-again.server.ts';
import { firstStart } from '#app/work/core/engagements/start-day.ts';
import { setState } from '#app/work/core/engagements/state.server.ts';
import { isPlanned } from '#app/work/core/engagements/states.ts';
import { askingDay } from './ask-day.ts';
import { KEPT, leavesOf, ON_WORK, changeTermsOf } from './bulk-acts.server.ts';

const BEGUN = (many: string) => `${many} left alone: it has begun, or is not planned`;

/** The list of what opens, approved by a colleague who may change the work of others. */
export const APPROVE_OPENING = defineBulk({
  name: 'work.approve-opening',
  ...ON_WORK,
  permission: 'allocate',
  choice: z.object({ isApproved: z.boolean() }),
  asks: (many, { isApproved }) =>
    isApproved ? `approve that ${many} may begin` : `take back the approval of ${many}`,
  did: (many, { isApproved }) =>
    isApproved
      ? `${many} approved. Nobody is mailed before the day on which it begins`
      : `${many} not approved any more`,
  already: ({ isApproved }) => (isApproved ? 'approved' : 'not approved'),
  reasons: { ...KEPT, late: BEGUN },
  async change(tx, { me, id, choice: { isApproved }, now }) {
    const actor = withStep(me);
    const saved = await approveOpening(actor, id, isApproved, now, tx);
    if (saved === 'saved') return { state: 'done', past: { step: actor.stepId } };
    if (saved === 'same') return { state: 'left', why: 'same' };
    return { state: 'left', why: saved === 'begun' ? 'late' : 'changed' };
  },
  writes: ({ isApproved }) => [
    isApproved
      ? 'Each begins on its day. Who approved it, and when, stands on the list and in its timeline.'
      : 'Where the firm asks for an approval, it does not begin before it is approved again.',
    'Nobody is mailed of it.',
  ],
});

/** The period is left out: recurring work does not plan it again. */
export const SKIP = defineBulk({
  name: 'work.skip',
  ...ON_WORK,
  choice: z.object({}),
  asks: (many) => `leave out ${many}`,
  did: (many) => `${many} left out`,
  nothing: 'Nothing left out',
  reasons: { ...KEPT, late: BEGUN },
  async change(tx, { me, id, now }) {
    const before = await lockEngagement(tx, me, id);
    if (!before) return { state: 'left', why: 'changed' };
    if (!isPlanned(before.state)) return { state: 'left', why: 'late' };
    const actor = withStep(me);
    const saved = await setState(actor, id, { to: 'left_out', version: before.version }, now, tx);
    return saved === 'saved'
      ? { state: 'done', past: { step: actor.stepId } }
      : { state: 'left', why: 'changed' };
  },
  writes: () => [
    'The planned period does not begin, and is not planned again. The next one comes on its day.',
    'The client had no mail of it, and gets none now.',
  ],
});

export const PLAN_AGAIN = defineBulk({
  name: 'work.plan-again',
  ...ON_WORK,
  choice: z.object({}),
  asks: (many) => `plan ${many} again`,
  did: (many) => `${many} planned again`,
  nothing: 'Nothing planned again',
  reasons: {
    ...KEPT,
    closed: (many, { it, is }) => `${many} left alone: ${it} ${is} not left out any more`,
    there: (many) => `${many} left alone: there is other work for the same period`,
  },
  async change(tx, { me, id, now }) {
    const actor = withStep(me);
    const saved = await planAgain(actor, id, now, tx);
    if (saved === 'saved') return { state: 'done', past: { step: actor.stepId } };
    return { state: 'left', why: saved === 'gone' ? 'changed' : saved };
  },
  writes: () => ['Each begins on its day again. The client gets no mail of it before.'],
});

export const MOVE_START = defineBulk({
  name: 'work.start-day',
  ...ON_WORK,
  ...askingDay({
    label: 'Begins on',
    hint: 'A weekend or holiday is the next working day.',
    first: () => plusDays(southAfricanDay(), 1),
    mayBeToday: false,
  }),
  asks: (many, { on }) => `let ${many} begin on ${on ? dayText(on) : 'another day'}`,
  did: (many, { on }) => `${many} ${on ? `planned for ${dayText(on)}` : 'moved'}`,
  already: ({ on }) => `planned for ${on ? dayText(on) : 'that day'}`,
  reasons: {
    ...KEPT,
    late: BEGUN,
    early: (many, { it }) =>
      `${many} left alone: what ${it} ${it === 'it' ? 'asks' : 'ask'} for cannot exist on that day yet`,
  },
  change: (tx, task) =>
    changeTermsOf(tx, task, (before) => {
      const { on } = task.choice;
      if (!on) return { why: 'changed' };
      const why = keepsStart(before, { on });
      return why ? { why } : { startsOn: on };
    }),
  leaves: leavesOf(keepsStart),
  writes: ({ on }) => [
    `${on ? dayText(on) : 'The day that you give'} as the day on which each begins. Until then the client gets no mail about it.`,
  ],
});

/** Without a day: only what no day would change. */
function keepsStart({ state, startsOn, type, period, taxpayer }: Engagement, { on }: { on?: string }) {
  if (!isPlanned(state)) return 'late';
  if (!on) return null;
  if (startsOn === on) return 'same';
  const first = type && firstStart(type, period, taxpayer.dates);
  return first && on < first ? 'early' : null;
}
