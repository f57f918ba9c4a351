import { z } from 'zod';
import { defineBulk, type QuestionForm } from '#app/accounts/bulk/define-bulk.ts';
import { withStep, type FirmActor } from '#app/accounts/core/actor.ts';
import { monthsAfter } from '#app/firm/core/calendar-day.ts';
import { dayText, isIsoDate, southAfricanDay } from '#app/platform/core/time.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { lockEngagement } from '#app/work/core/engagements/find.server.ts';
import { setTerms } from '#app/work/core/engagements/terms.server.ts';
import { KEPT, undoIt, WORK } from './bulk-acts.server.ts';
import { undoableRuns } from './undoable-runs.server.ts';

/** In months from today: a later day is a typing error. */
const REACH = 24;

/** One due day for many, as `changeTerms` sets it for one. */
export const MOVE_DUE = defineBulk({
  name: 'work.due-day',
  permission: 'work',
  things: WORK,
  choice: z.object({ on: z.optional(z.string()) }),
  asks: (many, { on }) => `make ${many} due on ${on ? dayText(on) : 'another day'}`,
  did: (many, { on }) => `${many} due ${on ? `on ${dayText(on)}` : 'on another day'}`,
  already: ({ on }) => `due on ${on ? dayText(on) : 'that day'}`,
  reasons: { ...KEPT, closed: (many) => `${many} left alone: it is proposed, or has ended` },
  ask: askDay,
  answer: answerDay,
  async change(tx, { me, id, choice: { on }, now }) {
    const before = await lockEngagement(tx, me, id);
    if (!before || !on) return { state: 'left', why: 'changed' };
    if (before.dueOn === on) return { state: 'left', why: 'same' };
    const { price, version } = before;
    const actor = withStep(me);
    const saved = await setTerms(actor, id, { dueOn: on, price, version }, now, tx);
    if (saved === 'saved') return { state: 'done', past: { step: actor.stepId } };
    return { state: 'left', why: saved === 'closed' ? 'closed' : 'changed' };
  },
  undo: undoIt,
  undoable: undoableRuns,
  writes: ({ on }) => [
    `${on ? dayText(on) : 'The day that you give'} as our due day of each: the client sees it on the page of the work, and nobody is mailed. A day that the law sets stays as it is.`,
  ],
});

function askDay(
  _me: FirmActor,
  _ids: readonly string[],
  { on }: { on?: string },
): Promise<QuestionForm | null> {
  return Promise.resolve({
    lines: [],
    fields: [{ name: 'on', label: 'Due on', kind: 'day', value: on ?? '', isRequired: true }],
    notes: {},
  });
}

function answerDay(form: FormData): { choice: { on: string } } | { errors: Record<string, string> } {
  const on = textIn(form, 'on');
  const today = southAfricanDay();
  if (!isIsoDate(on) || on > monthsAfter(today, REACH))
    return { errors: { on: 'Give the day as a date within two years.' } };
  return on >= today ? { choice: { on } } : { errors: { on: 'Give today or a day to come.' } };
}
