import {
  countOf,
  defineBulk,
  mailedText,
  type MailedLater,
  type QuestionForm,
} from '#app/accounts/bulk/define-bulk.ts';
import { withStep, type FirmActor } from '#app/accounts/core/actor.ts';
import { dayText } from '#app/platform/core/time.ts';
import {
  findLateNext,
  findNoNext,
  findNextStarts,
  planNext,
  rehearseNext,
  type NextStart,
} from '#app/work/core/engagements/planned.server.ts';
import { mailingAbout } from '#app/work/core/notices/rehearse.server.ts';
import { peopleOf } from '#app/work/core/reminders/open-work.server.ts';
import { z } from 'zod';
import { KEPT, WORK, ON_WORK } from './bulk-acts.server.ts';

export const PLAN_NEXT = defineBulk({
  name: 'work.next',
  ...ON_WORK,
  choice: z.object({ evenLate: z.optional(z.boolean()) }),
  asks: (many) => `plan the next period of ${many}`,
  did: (many) => `${many} planned for the next period`,
  nothing: 'Nothing planned',
  reasons: {
    waits: (many) => `for ${many} the period before has not started`,
    existed: (many) => `for ${many} the next period is open or planned already`,
    once: (many) => `for ${many} there is no next period`,
    late: (many) => `for ${many} the next period would begin late, and late ones were not ticked`,
    ...KEPT,
  },
  leaves: findNoNext,
  ask: askLate,
  answer: (form) => ({ choice: { evenLate: form.has('evenLate') } }),
  async change(tx, { me, id, choice: { evenLate }, now }) {
    const actor = withStep(me);
    const planned = await planNext(tx, actor, id, { now, evenLate });
    if (planned.kind === 'planned') return { state: 'done', made: planned.id, past: { step: actor.stepId } };
    return { state: 'left', why: planned.kind === 'gone' ? 'changed' : planned.kind };
  },
  later: mailedLater,
  writes: () => [
    'The next period of each, with the same price and colleague. It starts automatically once its papers can exist.',
    'The client gets no mail about it before it starts. The questions are asked again.',
  ],
});

/** Null if the next period of none would begin late. */
async function askLate(
  me: FirmActor,
  ids: readonly string[],
  { evenLate }: { evenLate?: boolean },
): Promise<QuestionForm | null> {
  const late = await findLateNext(me, ids);
  if (late.size === 0) return null;
  const [ones, they] = late.size === 1 ? ['this one', 'it'] : [`these ${late.size}`, 'they'];
  return {
    lines: [
      `For ${countOf(late.size, WORK)} the due day of the next period has passed: unless you tick below, ${they} will be left out.`,
    ],
    fields: [
      {
        name: 'evenLate',
        label: `Also plan ${ones}, late already`,
        hint: `Late work starts on the next working day, and the client is then asked for everything.`,
        kind: 'tick',
        value: evenLate ? 'on' : '',
      },
    ],
    notes: Object.fromEntries(
      [...late].map(([id, day]) => [id, [`Late: the next period was due ${dayText(day)}.`]]),
    ),
  };
}

const MOST_DAYS = 6;

/** On which days the next periods start, how many people are mailed then, and one of the mails. */
async function mailedLater(
  me: FirmActor,
  ids: readonly string[],
  { evenLate = false }: { evenLate?: boolean },
): Promise<MailedLater> {
  const starts = await findNextStarts(me, ids, evenLate);
  const days = [...new Set(starts.map(({ startsOn }) => startsOn))].toSorted().slice(0, MOST_DAYS);
  const on = (day: string) => starts.filter(({ startsOn }) => startsOn === day);
  const named = await Promise.all(days.map((day) => dayLine(day, on(day))));
  const others = starts.filter(({ startsOn }) => !days.includes(startsOn)).length;
  const asking = starts.filter(({ isAsked }) => isAsked);
  const mailing = await mailingAbout(asking, (tx, { id }) => rehearseNext(tx, me, id));
  return { ...mailing, lines: [...named, ...(others > 0 ? [`Later: ${startText(others)}.`] : [])] };
}

async function dayLine(day: string, starts: readonly NextStart[]): Promise<string> {
  const people = await peopleOf(starts.filter(({ isAsked }) => isAsked).map((one) => one.taxpayerId));
  const mailed = mailedText(people.length);
  return `${dayText(day)}: ${startText(starts.length)}. ${mailed}${people.length > 0 ? ' that asks for what is needed' : ''}.`;
}

function startText(count: number): string {
  return `${countOf(count, WORK)} ${count === 1 ? 'starts' : 'start'}`;
}
