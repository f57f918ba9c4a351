import { eq } from 'drizzle-orm';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { DAY as DAY_LONG, southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { ficaRecords } from '#app/platform/db/schema/fica.ts';
import { taxpayerGroups } from '#app/platform/db/schema/relations.ts';
import type { SharedForm } from '#app/platform/forms/meanwhile.ts';
import { readPart } from '#app/platform/db/parts.server.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { insidePart } from '#app/work/core/inside/inside-lists.server.ts';
import { findTask } from '#app/work/core/tasks/tasks.server.ts';
import { timePart } from '#app/work/core/time/time.server.ts';
import { NOTE_FORM as BOOKING_NOTE } from '#app/bookings/desk/booking-forms.ts';
import { addBooking } from '#app/bookings/core/bookings.test-support.ts';
import { findBooking } from '#app/bookings/core/find.server.ts';
import { exampleLetter, putLetter } from '#app/work/core/sars-letters/letters.test-support.ts';
import { notesOf } from '#app/work/core/notes/notes.server.ts';
import { LETTER_FORM } from '#app/work/desk/sars-letters/letters.ts';
import { NOTE_FORM } from '#app/work/desk/notes/note.ts';
import { insideForm } from '#app/work/desk/inside/inside.ts';
import { taskForm } from '#app/work/desk/tasks/tasks.ts';
import { TERMS_FORM } from '#app/work/desk/terms.ts';
import { TIME_FORM } from '#app/work/desk/time/time.ts';
import { addTaxpayerFor, freshDesk } from '#app/work/core/engagements/work.test-support.ts';
import { recurringOf } from '#app/work/core/recurring/recurring.server.ts';
import { contactsOf } from '#app/work/core/taxpayers/contacts.server.ts';
import { findAllFields } from '#app/work/core/taxpayers/own-fields.server.ts';
import { relationsOf } from '#app/work/core/taxpayers/relations.server.ts';
import { findTags } from '#app/work/core/taxpayers/tags.server.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { submit } from '#tests/routes.ts';
import {
  CONTACT_FORM,
  FICA_FORM,
  FIELD_FORM,
  GROUP_FORM,
  RECURRING_FORM,
  RELATION_FORM,
  TAG_FORM,
} from './shared-forms.ts';

export type Typed = Record<string, string>;
type Row = { id?: string; version: number };

/** The client, work of another, the row of the form, the cookies of two managers, and the id of one. */
export const desk = { id: '', work: '', item: '', ann: '', bob: '', me: '' };

export async function freshForms(): Promise<void> {
  desk.work = (await freshDesk()).id;
  desk.me = await addMember({ email: 'ann.m@example.org', fullName: 'Ann Mkhize', role: 'manager' });
  desk.ann = await signedInAs(desk.me);
  desk.bob = await signedInAs(await addMember({ email: 'bob.m@example.org', role: 'manager' }));
  desk.id = await addTaxpayerFor(null, { name: 'Kudu Kilns', kind: 'company' });
  desk.item = crypto.randomUUID();
}

const atWork = () => `/admin/work/${desk.work}`;
const manager = () => ({ party: 'firm', id: desk.me, name: 'Ann Mkhize', role: 'manager' }) as const;

export const client = () => `/admin/taxpayers/${desk.id}`;
export const DAY = plusDays(southAfricanDay(), 40);
export const LATER = plusDays(southAfricanDay(), 60);

type Shared<Values> = {
  form: SharedForm<Values>;
  add(): Promise<unknown>;
  row(): Promise<(Values & Row) | undefined>;
  path(): string;
  intent: string;
};

/** A form, how its row is added and read, and what Ann and Bob change in it: own fields, and the same one. */
function shared<Values>(given: Shared<Values>) {
  const read = async () => {
    const row = await given.row();
    if (!row) throw new Error('It was not added.');
    return row;
  };
  return {
    ...given,
    stored: async () => given.form.stored(await read()),
    async opened(): Promise<Typed> {
      const row = await read();
      const values = given.form.stored(row);
      const began = { version: String(row.version), before: JSON.stringify(values) };
      return { intent: given.intent, item: desk.item, ...values, ...began };
    },
  };
}

export const add = (path: string, fields: Typed) =>
  submit(path, { key: desk.item, ...fields }, { cookie: desk.ann });

export const FORMS = {
  contact: shared({
    form: CONTACT_FORM,
    intent: 'contact-save',
    path: client,
    add: () => add(client(), { intent: 'contact-add', name: 'Lwazi Dlamini', phone: '082 123 4567' }),
    row: async () => (await contactsOf(desk.id))[0],
  }),
  relation: shared({
    form: RELATION_FORM,
    intent: 'relation-save',
    path: client,
    add: () => add(client(), { intent: 'relation-add', way: 'shareholder', who: 'Zola', share: '40' }),
    row: async () => (await relationsOf(desk.id))[0],
  }),
  fica: shared({
    form: FICA_FORM,
    intent: 'fica-save',
    path: client,
    add: () =>
      add(client(), { intent: 'fica-save', version: '0', risk: 'low', riskReasons: 'Known for years' }),
    row: async () => (await db().select().from(ficaRecords).where(eq(ficaRecords.taxpayerId, desk.id)))[0],
  }),
  recurring: shared({
    form: RECURRING_FORM,
    intent: 'recurring-save',
    path: client,
    add: () => add(client(), { intent: 'recurring-add', type: 'payroll', startsOn: DAY }),
    row: async () => (await recurringOf(desk.id))[0],
  }),
  group: shared({
    form: GROUP_FORM,
    intent: 'rename',
    path: () => `/admin/taxpayers/groups/${desk.item}`,
    async add() {
      await add(client(), { intent: 'group-join', group: 'Kudu family' });
      desk.item = (await groups())[0]?.id ?? '';
    },
    row: async () => (await groups())[0],
  }),
  field: shared({
    form: FIELD_FORM,
    intent: 'save',
    path: () => '/admin/taxpayers/fields',
    add: () =>
      add('/admin/taxpayers/fields', {
        intent: 'add',
        name: 'Grade',
        kind: 'choice',
        choices: 'Gold\nSilver',
      }),
    row: async () => (await findAllFields()).find((one) => one.id === desk.item),
  }),
  task: shared({
    form: taskForm(),
    intent: 'task-save',
    path: () => '/admin/day',
    add: () => add('/admin/day', { intent: 'task-add', title: 'Phone SARS', day: DAY, assignee: desk.me }),
    row: () => findTask(manager(), desk.item),
  }),
  time: shared({
    form: TIME_FORM,
    intent: 'time-save',
    path: atWork,
    add: () => add(atWork(), { intent: 'time', minutes: '30' }),
    row: async () => (await readPart(timePart(desk.work)))[0],
  }),
  inside: shared({
    form: insideForm(),
    intent: 'inside-save',
    path: atWork,
    add: () => add(atWork(), { intent: 'inside-add', what: 'Capture the slips', who: desk.me }),
    async row() {
      const [step] = await readPart(insidePart(desk.work));
      return step && { ...step, version: 1 };
    },
  }),
  terms: shared({
    form: TERMS_FORM,
    intent: 'terms',
    path: atWork,
    add: () => Promise.resolve(),
    row: async () => (await findEngagement(manager(), desk.work)) ?? undefined,
  }),
  letter: shared({
    form: LETTER_FORM,
    intent: 'sars-letter',
    path: atWork,
    add: () => putLetter(desk.work, exampleLetter({ id: desk.item })),
    async row() {
      const work = await findEngagement(manager(), desk.work);
      const letter = work?.sarsLetters.find(({ id }) => id === desk.item);
      return work && letter ? { ...letter, version: work.version } : undefined;
    },
  }),
  booking: shared({
    form: BOOKING_NOTE,
    intent: 'note',
    path: () => `/admin/bookings/${desk.item}`,
    async add() {
      desk.item = await addBooking({ colleagueId: desk.me, startsAt: new Date(Date.now() + 7 * DAY_LONG) });
    },
    row: async () => (await findBooking(desk.item)) ?? undefined,
  }),
  /** Of one author, in two tabs. */
  note: shared({
    form: NOTE_FORM,
    intent: 'edit-note',
    path: client,
    async add() {
      await add(client(), { intent: 'note', text: 'Call before noon.', key: 'one-note-of-the-firm' });
      desk.item = (await clientNotes())[0]?.id ?? '';
    },
    row: async () => (await clientNotes())[0],
  }),
  tag: shared({
    form: TAG_FORM,
    intent: 'save',
    path: () => '/admin/taxpayers/tags',
    add: () => add('/admin/taxpayers/tags', { intent: 'add', name: 'Late payer', tone: 'plain' }),
    row: async () => (await findTags()).find((one) => one.id === desk.item),
  }),
};

const clientNotes = () => notesOf(manager(), { entity: 'taxpayer', id: desk.id });

const groups = () => db().select().from(taxpayerGroups);
