import * as z from 'zod/mini';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { isIsoDate, southAfricanDay } from '#app/platform/core/time.ts';
import {
  choiceIn,
  done,
  missing,
  refused,
  unchanged,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import { saveShared } from '#app/platform/forms/shared-form.server.ts';
import { errorsOf, parseForm } from '#app/platform/http/form.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { newIdIn } from '#app/platform/http/submission-key.ts';
import { minutesText, readMinutes } from '#app/work/core/time/minutes.ts';
import { readPart } from '#app/platform/db/parts.server.ts';
import { addTime, removeTime, restoreTime, saveTime, timePart } from '#app/work/core/time/time.server.ts';
import { resumeTimer, startTimer, stopTimer } from '#app/work/core/time/timers.server.ts';
import { TIME_FORM, type TimeIntent, type TimerIntent } from './time.ts';

type Task = Posted & { me: FirmActor };

const PLACE = '#time';
const GONE = { title: 'This entry was removed meanwhile', place: PLACE };
const NOT_RUNNING = { title: 'No timer runs here', description: 'It was stopped elsewhere.', place: PLACE };
const HOW_LONG = 'Give minutes or hours, such as 45 or 1:30, at most a day.';
const OTHER_RUNS = {
  title: 'Another timer is running',
  description: 'Stop it first: one runs at a time, on all your devices.',
  place: PLACE,
};

const schema = z.object({
  minutes: z.string({ error: HOW_LONG }).check(z.refine((text) => readMinutes(text) !== null, HOW_LONG)),
  day: z
    .string({ error: 'Give the day.' })
    .check(
      z.refine(
        (day) => isIsoDate(day) && day >= '2000' && day <= southAfricanDay(),
        'Give a day until today.',
      ),
    ),
});

/** For the pages on which time is noted; `workOf` is the engagement: an Undo says it too. */
export function timeCommands<Context extends Task>(workOf: (task: Context) => string) {
  return { ...entryCommands(workOf), ...timerCommands(workOf) };
}

function entryCommands<Context extends Task>(workOf: (task: Context) => string) {
  return {
    async time(task: Context) {
      const { form, me } = task;
      const minutes = readMinutes(choiceIn(form) || textIn(form, 'minutes'));
      if (minutes === null) return refused({ minutes: HOW_LONG });
      const [id, day] = [newIdIn(form), southAfricanDay()];
      const added = await addTime(me, workOf(task), { id, minutes, day });
      if (added === 'gone') return missing();
      if (added === 'other')
        return unchanged({
          title: 'Not noted',
          description: 'This page has noted a time before: press again.',
          place: PLACE,
        });
      return done<TimeIntent>({
        title: `${minutesText(minutes)} noted`,
        place: PLACE,
        undo: { intent: 'time-remove', item: id, work: workOf(task) },
      });
    },
    async 'time-save'(task: Context) {
      const { form, me } = task;
      const [item, work] = [textIn(form, 'item'), workOf(task)];
      return saveShared(form, TIME_FORM, {
        find: async () => (await readPart(timePart(work))).find(({ id }) => id === item),
        ifRemoved: unchanged<TimeIntent>(GONE),
        place: PLACE,
        undo: { intent: 'time-save', item, work },
        async save({ form: sent, version }) {
          const submission = parseForm(sent, schema);
          if (submission.status !== 'success') return refused(errorsOf(submission));
          const minutes = readMinutes(submission.value.minutes);
          if (minutes === null) return refused({ minutes: HOW_LONG });
          const after = { minutes, day: submission.value.day };
          const before = await saveTime(me, work, { id: item, version, ...after });
          return typeof before === 'string' ? before : { kind: 'saved', before, after };
        },
      });
    },
    async 'time-remove'(task: Context) {
      const item = textIn(task.form, 'item');
      if ((await removeTime(task.me, workOf(task), item)) === 'gone') return unchanged(GONE);
      return done<TimeIntent>({
        title: 'Time removed',
        place: PLACE,
        undo: { intent: 'time-restore', item, work: workOf(task) },
      });
    },
    async 'time-restore'(task: Context) {
      const restored = await restoreTime(task.me, workOf(task), textIn(task.form, 'item'));
      return restored === 'gone' ? unchanged(GONE) : done({ title: 'Time is back', place: PLACE });
    },
  };
}

export function timerCommands<Context extends Task>(workOf: (task: Context) => string) {
  return {
    async 'timer-start'(task: Context) {
      const started = await startTimer(task.me, workOf(task));
      if (started === 'gone') return missing();
      if (started === 'running') return unchanged(OTHER_RUNS);
      return done<TimerIntent>({
        title: 'Timer started',
        description: 'It runs until you stop it, on any device.',
        place: PLACE,
        undo: { intent: 'timer-drop', work: workOf(task) },
      });
    },
    async 'timer-stop'(task: Context) {
      const { form, me } = task;
      const given = textIn(form, 'minutes');
      const minutes = given ? readMinutes(given) : undefined;
      if (minutes === null) return refused({ minutes: HOW_LONG });
      const stopped = await stopTimer(me, workOf(task), { minutes });
      if (stopped === 'gone') return missing();
      if (stopped === 'none') return unchanged(NOT_RUNNING);
      if (stopped === 'forgotten')
        return refused({ minutes: 'The timer ran for more than 12 hours. Say how long it really was.' });
      return done<TimerIntent>({
        title: `${minutesText(stopped.minutes)} noted`,
        place: PLACE,
        undo: { intent: 'timer-resume', item: stopped.id, work: workOf(task) },
      });
    },
    async 'timer-drop'(task: Context) {
      const dropped = await stopTimer(task.me, workOf(task), { isDropped: true });
      if (dropped === 'gone') return missing();
      if (typeof dropped === 'string') return unchanged(NOT_RUNNING);
      return done<TimerIntent>({
        title: 'Timer discarded',
        description: 'Nothing is counted.',
        place: PLACE,
        undo: { intent: 'timer-resume', item: dropped.id, work: workOf(task) },
      });
    },
    async 'timer-resume'(task: Context) {
      const resumed = await resumeTimer(task.me, workOf(task), textIn(task.form, 'item'));
      if (resumed === 'gone') return unchanged(GONE);
      return resumed === 'running'
        ? unchanged(OTHER_RUNS)
        : done({ title: 'The timer runs again', place: PLACE });
    },
  };
}
