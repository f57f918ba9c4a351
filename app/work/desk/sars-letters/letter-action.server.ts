import { clocks } from '#app/firm/clocks/count-clock.ts';
import { countsFromDelivery, type LetterKind } from '#app/firm/clocks/letter-kinds.ts';
import { SARS_LETTER_KINDS } from '#app/platform/db/work-values.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import {
  done,
  missing,
  refused,
  unchanged,
  type Command,
  type Reply,
} from '#app/platform/forms/posted-forms.server.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { isIsoDate } from '#app/platform/core/time.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { saveShared } from '#app/platform/forms/shared-form.server.ts';
import { stepDoneBy } from '#app/work/core/engagements/steps.server.ts';
import { NOT_NEEDED } from '#app/work/core/sars-letters/sars-letter.ts';
import {
  answerClock,
  removeSarsLetter,
  setClockDay,
  writeSarsLetter,
  type Saved,
  type Facts,
} from '#app/work/core/sars-letters/sars-letters.server.ts';
import type { LetterIntent, Meanwhile } from '../page.ts';
import { LETTER_FORM } from './letters.ts';
import { pastDayError } from '../past-day.ts';
import { conflict, type Task } from '../task.server.ts';

const PLACE = '#sars-letters';
const NOT_MAILED = 'The client reads on their page what SARS wants and by when, and gets no mail.';

const WRITTEN = { title: 'Letter written down', description: NOT_MAILED };
const NOT_HERE = unchanged<LetterIntent>({ title: 'The letter is not here any more', place: PLACE });

export const LETTER_COMMANDS: Record<LetterIntent, Command<Task, LetterIntent, Meanwhile>> = {
  'sars-letter': write,
  'no-sars-letter': remove,
  'sars-day': (task) => setDay(task, true),
  'no-sars-day': (task) => setDay(task, false),
  'sars-answered': answer,
  'sars-not-needed': (task) => end(task, NOT_NEEDED, 'Not needed'),
  'sars-unanswered': (task) => end(task, null, 'To be answered'),
};

function write(task: Task) {
  const item = textIn(task.form, 'item');
  return item ? correct(task, item) : add(task);
}

async function add(task: Task) {
  const { id, form, me } = task;
  const { facts, errors } = readFacts(form);
  if (errors) return refused(errors);
  const documentId = isUuid(form.get('paper')) ? textIn(form, 'paper') : null;
  const saved = await writeSarsLetter(me, id, null, { version: requireVersion(form), facts, documentId });
  return reply(task, saved, WRITTEN);
}

/** Whatever else of the work was changed since it was opened. */
function correct(task: Task, letterId: string) {
  const { id, form, me } = task;
  return saveShared(form, LETTER_FORM, {
    async find() {
      const { sarsLetters = [], version = 0 } = (await findEngagement(me, id)) ?? {};
      const letter = sarsLetters.find((one) => one.id === letterId);
      return letter && { ...letter, version };
    },
    ifRemoved: NOT_HERE,
    undo: { intent: 'sars-letter' as LetterIntent },
    async save({ form: sent, version, stays }) {
      const { facts, errors } = readFacts(sent);
      if (errors) return refused(errors);
      const saved = await writeSarsLetter(me, id, letterId, { version, facts, documentId: null });
      if (saved === 'changed') return saved;
      return reply(task, saved, { ...WRITTEN, description: `${stays} ${NOT_MAILED}`.trim() });
    },
  });
}

async function remove(task: Task) {
  const { id, form, me } = task;
  const saved = await removeSarsLetter(me, id, {
    letterId: textIn(form, 'item'),
    version: requireVersion(form),
  });
  return reply(task, saved, { title: 'Letter taken away', description: 'Its paper stays with the work.' });
}

async function setDay(task: Task, isSet: boolean) {
  const { id, form, me } = task;
  const day = textIn(form, 'lastDay');
  if (isSet && !isIsoDate(day)) return refused({ lastDay: 'Give the day as a date.' });
  const saved = await setClockDay(me, id, { ...changeIn(form), day: isSet ? day : null });
  return reply(task, saved, { title: isSet ? 'Day set' : 'Counted again', description: NOT_MAILED });
}

async function answer(task: Task) {
  const day = textIn(task.form, 'answeredOn');
  const error = pastDayError(day);
  return error ? refused({ answeredOn: error }) : end(task, day, 'Answered');
}

/** `day`: on which it was answered; null: it is open again. */
async function end(task: Task, day: string | null, title: string) {
  const saved = await answerClock(task.me, task.id, { ...changeIn(task.form), day });
  const description = day === null ? undefined : 'Nobody is reminded of it any more.';
  return reply(task, saved, { title, description });
}

function changeIn(form: FormData) {
  const clock = oneOf(keysOf(clocks), textIn(form, 'clock'));
  if (!clock) throw badRequest();
  return { letterId: textIn(form, 'item'), clock, version: requireVersion(form) };
}

async function reply(
  task: Task,
  saved: Saved,
  toast: { title: string; description?: string },
): Promise<Reply<LetterIntent, Meanwhile>> {
  switch (saved) {
    case 'gone':
      return missing();
    case 'changed':
      return conflict(task);
    case 'missing':
      return NOT_HERE;
    case 'closed':
      return unchanged({ title: 'Nothing was agreed about this work', place: PLACE });
    case 'full':
      return refused('There are very many letters here already. Write it down at other work.');
    case 'saved':
      return done({ ...toast, place: PLACE, step: await stepDoneBy(task.me) });
  }
}

type Read = { facts: Facts; errors?: undefined } | { facts?: undefined; errors: Record<string, string> };

function readFacts(form: FormData): Read {
  const kind = oneOf(SARS_LETTER_KINDS, textIn(form, 'letterKind'));
  const [datedOn, deliveredOn] = [textIn(form, 'datedOn'), textIn(form, 'deliveredOn')];
  const answerBy = textIn(form, 'answerBy');
  const dated = pastDayError(datedOn);
  const delivered = deliveredOn ? pastDayError(deliveredOn) : undeliveredError(kind);
  const errors = {
    ...(!kind && { letterKind: 'Choose what it is.' }),
    ...(dated && { datedOn: dated }),
    ...(delivered && { deliveredOn: delivered }),
    ...(!delivered && deliveredOn && deliveredOn < datedOn && { deliveredOn: EARLIER }),
    ...(answerBy && !isIsoDate(answerBy) && { answerBy: 'Give the day as a date.' }),
    ...(answerBy && answerBy < datedOn && { answerBy: EARLIER }),
  };
  if (!kind || Object.keys(errors).length > 0) return { errors };
  return { facts: { kind, datedOn, deliveredOn: deliveredOn || null, answerBy: answerBy || null } };
}

const EARLIER = 'That is before the day of the letter.';

function undeliveredError(kind: LetterKind | undefined): string | null {
  return kind && countsFromDelivery(kind) ? 'Its days count from when it came: give that day.' : null;
}
