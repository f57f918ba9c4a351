import * as z from 'zod/mini';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { findColleagues } from '#app/accounts/core/colleagues.server.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { dayText } from '#app/platform/core/time.ts';
import { LONGEST_TASK } from '#app/platform/db/work-values.ts';
import { done, refused, unchanged, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { saveShared } from '#app/platform/forms/shared-form.server.ts';
import { errorsOf, parseForm } from '#app/platform/http/form.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { newIdIn } from '#app/platform/http/submission-key.ts';
import {
  addTask,
  deleteTask,
  findTask,
  finishTask,
  restoreTask,
  saveTask,
  type TaskValues,
} from '#app/work/core/tasks/tasks.server.ts';
import { taskForm, type TaskIntent, UNKNOWN } from './tasks.ts';
import { isNearDay, REACH, TOO_FAR } from '#app/work/core/near-day.ts';

type Context = Posted & { me: FirmActor };

const PLACE = '#tasks';
const GONE = { title: 'This task was deleted meanwhile' };

const schema = z.object({
  title: z
    .string({ error: 'Say what is to do.' })
    .check(
      z.overwrite(oneLine),
      z.minLength(2, 'Say what is to do, with at least two characters.'),
      z.maxLength(LONGEST_TASK, `At most ${LONGEST_TASK} characters.`),
    ),
  day: z.string({ error: 'Give the day.' }).check(z.refine((day) => isNearDay(day, REACH), TOO_FAR)),
  assignee: z.string({ error: UNKNOWN }),
  client: z.optional(z.string()),
});

export const TASKS = {
  async 'task-add'({ form, me }: Context) {
    const { values, errors } = readTask(form);
    if (!values) return refused(errors);
    const id = newIdIn(form);
    if ((await addTask(me, id, values)) === 'unknown') return refused({ assignee: UNKNOWN });
    const isOwn = values.assigneeId === me.id;
    return done<TaskIntent>({
      title: `Task for ${dayText(values.day)}`,
      description: isOwn ? undefined : 'Your colleague finds it under “My day”; no mail is sent.',
      place: PLACE,
      undo: { intent: 'task-remove', item: id },
    });
  },
  async 'task-save'({ form, me }: Context) {
    const item = textIn(form, 'item');
    return saveShared(form, taskForm(await findColleagues('work')), {
      find: () => findTask(me, item),
      ifRemoved: unchanged<TaskIntent>(GONE),
      place: PLACE,
      undo: { intent: 'task-save', item, client: textIn(form, 'client') },
      async save({ form: sent, version }) {
        const { values, errors } = readTask(sent);
        if (!values) return refused(errors);
        const before = await saveTask(me, { id: item, version }, values);
        if (before === 'unknown') return refused({ assignee: UNKNOWN });
        if (typeof before === 'string') return before;
        return {
          kind: 'saved',
          before: { ...before, assigneeId: before.assigneeId ?? me.id },
          after: values,
        };
      },
    });
  },
  async 'task-done'({ form, me }: Context) {
    const item = textIn(form, 'item');
    if ((await finishTask(me, item, true)) === 'gone') return unchanged(GONE);
    return done<TaskIntent>({ title: 'Done', place: PLACE, undo: { intent: 'task-open', item } });
  },
  async 'task-open'({ form, me }: Context) {
    const opened = await finishTask(me, textIn(form, 'item'), false);
    return opened === 'gone' ? unchanged(GONE) : done({ title: 'To do again', place: PLACE });
  },
  async 'task-remove'({ form, me }: Context) {
    const item = textIn(form, 'item');
    if ((await deleteTask(me, item)) === 'gone') return unchanged(GONE);
    return done<TaskIntent>({ title: 'Task deleted', place: PLACE, undo: { intent: 'task-restore', item } });
  },
  async 'task-restore'({ form, me }: Context) {
    const restored = await restoreTask(me, textIn(form, 'item'));
    return restored === 'gone' ? unchanged(GONE) : done({ title: 'Task restored', place: PLACE });
  },
};

function readTask(form: FormData) {
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return { values: null, errors: errorsOf(submission) };
  const { title, day, assignee, client } = submission.value;
  const values: TaskValues = { title, day, assigneeId: assignee, taxpayerId: client || null };
  return { values, errors: null };
}
