import { sql } from 'drizzle-orm';
import { mailBookingNews } from '#app/bookings/core/notify.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { HOUR } from '#app/platform/core/time.ts';
import { mailFirmNotices } from '#app/work/core/notices/mail-firm-notices.server.ts';
import { mailNotices } from '#app/work/core/notices/mail-notices.server.ts';
import { mailAddressNews } from '#app/work/core/taxpayers/address-news.server.ts';
import { mailAllInvitations } from '#app/work/core/taxpayers/mail-invitations.server.ts';
import { queuedMails } from '#tests/accounts.ts';
import { tablesOf } from '#tests/room-tables.ts';
import type { World } from './world.ts';

/** Legitimate differences after the same acts, or what an Undo keeps on purpose. */
const NOT_COMPARED: Readonly<Record<string, string>> = {
  engagement_steps: 'what can be taken back',
  engagement_links: 'secrets of mails',
  booking_links: 'secrets of mails',
  reply_drafts: 'a text that was taken back is in its form again',
  recurring_periods: 'rows of planned work, which is compared',
};
const MADE_NEW =
  /^(id|.*_id|.*_key|.*_hash|version|sequence|created_at|updated_at|words|planned_on|last_change|sha256|undone_at)$/;

/** Tables that record what the client was told, and what was undone of it. */
const ABOUT_MAILS = ['mails', 'engagement_events', 'removed_documents'];

export async function mailAll(): Promise<void> {
  const later = new Date(Date.now() + HOUR);
  for (const mail of [mailNotices, mailFirmNotices, mailBookingNews, mailAddressNews, mailAllInvitations])
    await mail(later);
}

/**
 * Everything that these clients have, and all mails about it once nothing waits; ids are replaced by words.
 * `isAfterMails`: without records of what they were told.
 */
export async function outcomeOf(world: World, isAfterMails: boolean): Promise<Record<string, string[]>> {
  await mailAll();
  const { person, company, former, enquiry, booking } = world.ids;
  const tables = tablesOf({
    taxpayers: [person, company, former],
    enquiries: [enquiry],
    bookings: [booking],
  });
  const planned = await plannedByRecurring();
  const calledOff = isAfterMails ? await workCalledOff() : new Set<string>();
  const outcome: Record<string, string[]> = {};
  for (const [table, isOwn] of Object.entries(tables)) {
    if (table in NOT_COMPARED) continue;
    const rows = await db().execute<{ row: Record<string, unknown> }>(
      sql.raw(`select to_jsonb(t) as row from ${table} t where ${isOwn}`),
    );
    outcome[table] = rows
      .filter(({ row }) => table !== 'notes' || row.deleted_at === null)
      .filter(({ row }) => !calledOff.has(String(table === 'engagements' ? row.id : row.engagement_id)))
      .filter(({ row }) => row.kind !== 'assignee' || !planned.has(String(row.engagement_id)))
      .map(({ row: { mailed_state: mailedState, ...row } }) =>
        plain(world, isAfterMails ? row : { ...row, mailedState }),
      )
      .toSorted();
  }
  const mails = (await queuedMails()).filter(
    ({ to, dueUntil }) => world.addresses.includes(to) && !isOver(dueUntil),
  );
  outcome.mails = mails
    .map(({ kind, to, subject, text }) => named(world, [kind, to, subject, text].join('\n')))
    .map((text) => text.replaceAll(/https?:\S+/g, 'LINK'))
    .toSorted();
  for (const name of isAfterMails ? ABOUT_MAILS : []) delete outcome[name];
  return outcome;
}

/** If a client was mailed about work, undoing its opening keeps it as called off. */
async function workCalledOff(): Promise<Set<string>> {
  const rows = await db().execute<{ id: string }>(
    sql`select engagement_id as id from engagement_events where kind = 'state' and text = 'Called off'`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** After a pause this work is new: its colleague is compared, but not the earlier one. */
async function plannedByRecurring(): Promise<Set<string>> {
  const rows = await db().execute<{ id: string }>(
    sql`select e.id from engagements e join recurring_periods p on p.engagement_id = e.id where e.state = 'planned'`,
  );
  return new Set(rows.map(({ id }) => id));
}

function isOver(dueUntil: string | undefined): boolean {
  return dueUntil !== undefined && new Date(dueUntil) <= new Date();
}

function plain(world: World, row: Record<string, unknown>): string {
  const kept = Object.entries(row).filter(
    ([name]) => !MADE_NEW.test(name) || name.endsWith('assignee_id') || name === 'colleague_id',
  );
  return named(world, JSON.stringify(Object.fromEntries(kept)));
}

const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+[\d:]+)/g;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function named({ ids }: World, text: string): string {
  const words = new Map(Object.entries(ids).map(([name, id]) => [id, `<${name}>`]));
  // Mails name an enquiry or a booking by the start of its id.
  const references = new Map(
    Object.entries(ids).map(([name, id]) => [id.slice(0, 8).toUpperCase(), `<${name}>`]),
  );
  return text
    .replaceAll(UUID, (id) => words.get(id) ?? '<new>')
    .replaceAll(MOMENT, '<moment>')
    .replaceAll(/[0-9A-F]{8}/g, (start) => references.get(start) ?? start);
}
