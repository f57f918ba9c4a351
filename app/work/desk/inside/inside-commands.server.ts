import * as z from 'zod/mini';
import { withStep, type FirmActor } from '#app/accounts/core/actor.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { LONGEST_INSIDE, MOST_INSIDE } from '#app/platform/db/inside-values.ts';
import { done, missing, refused, unchanged, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { beforeOf } from '#app/platform/forms/meanwhile.ts';
import { saveShared } from '#app/platform/forms/shared-form.server.ts';
import { readPart } from '#app/platform/db/parts.server.ts';
import { errorsOf, parseForm } from '#app/platform/http/form.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { newIdIn } from '#app/platform/http/submission-key.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { stepDoneBy } from '#app/work/core/engagements/steps.server.ts';
import {
  addInside,
  finishInside,
  removeInside,
  saveInside,
  type InsideValues,
} from '#app/work/core/inside/inside-steps.server.ts';
import { findColleagues } from '#app/accounts/core/colleagues.server.ts';
import { insidePart, type InsideLine } from '#app/work/core/inside/inside-lists.server.ts';
import { BOARD } from '../filter.ts';
import { insideForm } from './inside.ts';
import { isNearDay, REACH, TOO_FAR } from '#app/work/core/near-day.ts';
import { UNKNOWN } from '#app/work/desk/tasks/tasks.ts';

type Task = Posted & { me: FirmActor };
type Page<Context> = { workOf: (task: Context) => string; place: string };

const WHAT = 'Say what is to do';

const schema = z.object({
  what: z
    .string({ error: `${WHAT}.` })
    .check(
      z.overwrite(oneLine),
      z.minLength(2, `${WHAT}, with at least two characters.`),
      z.maxLength(LONGEST_INSIDE, `At most ${LONGEST_INSIDE} characters.`),
    ),
  who: z.optional(z.string()),
  day: z.optional(z.string().check(z.refine((day) => day === '' || isNearDay(day, REACH), TOO_FAR))),
});

/** Ticks, for every page that lists steps; `place`: where they stand there. */
export function tickCommands<Context extends Task>(page: Page<Context>) {
  return {
    'inside-done': (task: Context) => tick(task, page, true),
    'inside-open': (task: Context) => tick(task, page, false),
  };
}

export function insideCommands<Context extends Task>(page: Page<Context>) {
  return {
    ...tickCommands(page),
    async 'inside-add'(task: Context) {
      const { form, me } = task;
      const [{ values, errors }, workId] = [readStep(form), page.workOf(task)];
      if (!values) return refused(errors);
      const added = await addInside(me, workId, { id: newIdIn(form), ...values });
      if (added === 'full') return refused(`At most ${MOST_INSIDE} steps.`);
      if (added !== 'saved') return notSaved(added, page.place);
      return done({
        title: 'Step added',
        description: isForOther(values, me) ? 'They find it under “My day”; no mail is sent.' : undefined,
        place: page.place,
        step: await stepDoneBy(me),
      });
    },
    async 'inside-save'(task: Context) {
      const { form, me } = task;
      const [item, workId] = [textIn(form, 'item'), page.workOf(task)];
      const find = async () => (await readPart(insidePart(workId))).find(({ id }) => id === item);
      return saveShared(form, insideForm(await findColleagues('work')), {
        // A step has no version: what the form began with says what was seen.
        find: async () => withVersion(await find()),
        ifRemoved: missing(),
        undo: { intent: 'inside-save', item },
        async save({ form: sent, stays }) {
          const { values, errors } = readStep(sent);
          if (!values) return refused(errors);
          const saved = await saveInside(me, workId, { id: item, seen: seenIn(sent), ...values });
          if (saved === 'changed') return saved;
          if (saved !== 'saved') return notSaved(saved, page.place);
          const place = await seenPlace(me, workId, page);
          return done({ title: 'Saved', description: stays, ...place, step: await stepDoneBy(me) });
        },
      });
    },
    async 'inside-remove'(task: Context) {
      const { form, me } = task;
      const workId = page.workOf(task);
      const removed = await removeInside(me, workId, textIn(form, 'item'));
      if (removed !== 'saved') return notSaved(removed, page.place);
      return done({
        title: 'Step removed',
        ...(await seenPlace(me, workId, page)),
        step: await stepDoneBy(me),
      });
    },
  };
}

async function tick<Context extends Task>(task: Context, { workOf, place }: Page<Context>, isDone: boolean) {
  const me = task.me.stepId ? task.me : withStep(task.me);
  const saved = await finishInside(me, workOf(task), { id: textIn(task.form, 'item'), isDone });
  if (saved !== 'saved') return notSaved(saved, place);
  return done({ title: isDone ? 'Step done' : 'To do again', place, step: await stepDoneBy(me) });
}

function notSaved(why: 'closed' | 'unknown' | 'missing' | 'gone', place: string) {
  if (why === 'gone') return missing();
  if (why === 'unknown') return refused({ who: UNKNOWN });
  return unchanged({
    title: why === 'closed' ? 'This work has ended' : 'This step was removed meanwhile',
    place,
  });
}

function withVersion(step: InsideLine | undefined) {
  return step && { ...step, version: 0 };
}

function seenIn(form: FormData): InsideValues | null {
  const { what = '', who, day } = beforeOf(form) ?? {};
  return what ? { what, who: who || null, day: day || null } : null;
}

/** Without this step, a colleague who had only it no longer sees the work. */
async function seenPlace<Context>(me: FirmActor, workId: string, { place }: Page<Context>) {
  const isSeen = (await findEngagement(me, workId)) !== null;
  return isSeen ? { place } : { to: BOARD, undoneTo: `/admin/work/${workId}` };
}

function readStep(form: FormData) {
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return { values: null, errors: errorsOf(submission) };
  const { what, who, day } = submission.value;
  const values: InsideValues = { what, who: who || null, day: day || null };
  return { values, errors: null };
}

function isForOther({ who }: InsideValues, me: FirmActor): boolean {
  return who !== null && who !== me.id;
}
