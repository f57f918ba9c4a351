import { inArray } from 'drizzle-orm';
import { defineBulk } from '#app/accounts/bulk/define-bulk.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { changeOne, undoOne } from './change-one.server.ts';
import { enquiryChange, type EnquiryChange } from './enquiry-change.ts';

const ASKED: Record<EnquiryChange['kind'], (many: string) => string> = {
  take: (many) => `assign ${many} to you`,
  assign: (many) => `assign ${many}`,
  answered: (many) => `mark ${many} as answered`,
  reopen: (many) => `open ${many} again`,
  spam: (many) => `move ${many} to spam`,
  'not-spam': (many) => `take ${many} out of spam`,
  snooze: (many) => `snooze ${many}`,
  tag: (many) => `tag ${many}`,
};

const DONE: Record<EnquiryChange['kind'], string> = {
  take: 'assigned to you',
  assign: 'assigned',
  answered: 'marked as answered',
  reopen: 'opened again',
  spam: 'moved to spam',
  'not-spam': 'taken out of spam',
  snooze: 'snoozed',
  tag: 'tagged',
};

export const CHANGE_MESSAGES = defineBulk({
  name: 'enquiries.change',
  permission: 'enquiries',
  things: { one: 'message', many: 'messages', find: (_, ids) => namesOf(ids) },
  choice: enquiryChange,
  atOnce: 50,
  asks: (many, { kind }) => ASKED[kind](many),
  did: (many, change) => `${many} ${doneText(change)}`,
  already: doneText,
  writes: writtenText,
  reasons: { changed: (many) => `${many} left as they are: changed meanwhile` },
  async change(tx, { me, id, version, choice }) {
    const after = await changeOne(tx, me.id, { id, version }, choice);
    if (after === null) return { state: 'left', why: 'changed' };
    if (after === version) return { state: 'left', why: 'same' };
    return { state: 'done', past: { version: after } };
  },
  async undo(tx, { me, id, past: { version } }) {
    return (await undoOne(tx, me.id, { id, version })) === null ? 'changed' : null;
  },
});

function doneText(change: EnquiryChange): string {
  if (change.kind === 'snooze' && !change.until) return 'no longer snoozed';
  if (change.kind === 'assign' && change.name) return `assigned to ${change.name}`;
  return DONE[change.kind];
}

function writtenText(change: EnquiryChange): string[] {
  switch (change.kind) {
    case 'assign':
      return change.name ? [`${change.name} is responsible for each.`] : [];
    case 'snooze':
      return change.until ? [`Each comes back on ${dayText(southAfricanDay(change.until))}.`] : [];
    case 'tag':
      return [`The tags: ${change.tags.join(', ')}.`];
    default:
      return [];
  }
}

/** `Payroll: Lerato Dube` */
export async function namesOf(ids: readonly string[]) {
  const { id, subject, name } = enquiries;
  const rows = await db()
    .select({ id, subject, name })
    .from(enquiries)
    .where(inArray(id, [...ids]));
  return rows.map(({ id, subject, name }) => ({
    id,
    name: `${subject || 'Without a subject'}: ${name}`,
    path: `/admin/messages/${id}`,
  }));
}
