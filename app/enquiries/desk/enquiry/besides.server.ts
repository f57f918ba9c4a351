import { sql, type SQL } from 'drizzle-orm';
import type { BookingState } from '#app/bookings/core/state-labels.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { shownState as scanOf } from '#app/platform/scan/safe.server.ts';
import type { DraftFile, Message, MessageFile } from './message.ts';
import type { Origin } from './origin.tsx';
import { WRITING_FOR } from './reply-draft.server.ts';

type EntryFile = MessageFile & { entryId: string | null };
type EntryOrigin = Origin & { entryId: string | null };

/** Times are texts in JSON. */
type Stored = {
  files: EntryFile[];
  origins: EntryOrigin[];
  draft: string | null;
  draftFiles: DraftFile[];
  writers: string[];
  member: { id: string; name: string; since: string; calculations: number } | null;
  knownSince: string;
  replyTo: string;
  others: { id: string; subject: string; state: Message['state']; at: string }[];
  otherCount: number;
  bookings: { id: string; kind: string; state: BookingState; at: string }[];
};

type Besides = Pick<Message, 'draft' | 'writers' | 'sender' | 'replyTo'> & {
  files: EntryFile[];
  origins: EntryOrigin[];
};

const OTHERS = 6;

/** Where a reply goes, for a select from only `contact_messages`: the member may have a new address. */
export const replyTo = sql<string>`coalesce((select u.email from users u
  where u.id = contact_messages.member_id and u.email_verified_at is not null), contact_messages.email)`;

/** What is shown beside a message's own columns, as one column of a select from `contact_messages`. */
export function besidesOf(me: string): SQL<Stored> {
  return sql`json_build_object(
    'files', (select coalesce(json_agg(f order by f.at, f.position), '[]') from (
      select m.entry_id as "entryId", 'files/' || r.id as path, r.name, r.size, ${scanOf(sql`r.scan_state`)} as scan, m.received_at as at, r.position
      from received_mails m join received_files r on r.mail_hash = m.hash where m.message_id = contact_messages.id
      union all
      select m.entry_id, 'source/' || m.hash, 'The whole mail (.eml)', m.size, (select min(${scanOf(sql`r.scan_state`)}) from received_files r where r.mail_hash = m.hash), m.received_at, 1000000
      from received_mails m where m.message_id = contact_messages.id and m.kind <> 'receipt'
      union all
      select s.entry_id, 'sent/' || s.id, s.name, s.size, null, s.created_at, 0
      from sent_files s where s.message_id = contact_messages.id and s.entry_id is not null) f),
    'origins', (select coalesce(json_agg(json_build_object('entryId', m.entry_id, 'kind', m.kind, 'sender', m.sender, 'proof', m.sender_proof,
      'at', m.received_at, 'replyTo', m.reply_to, 'meantForId', m.meant_for_id, 'notJoined', m.not_joined) order by m.received_at, m.hash), '[]')
      from received_mails m where m.message_id = contact_messages.id and m.sender_proof is not null),
    'draft', (select d.body from reply_drafts d where d.message_id = contact_messages.id and d.author_id = ${me}),
    'draftFiles', (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'size', s.size)
      order by s.created_at, s.id), '[]') from sent_files s
      where s.message_id = contact_messages.id and s.entry_id is null and s.author_id = ${me}),
    'writers', (select coalesce(json_agg(p.full_name order by d.at), '[]') from reply_drafts d
      join profiles p on p.id = d.author_id where d.message_id = contact_messages.id and d.author_id <> ${me}
      and d.at > now() - make_interval(secs => ${WRITING_FOR / SECOND})),
    'member', (select json_build_object('id', u.id, 'name', p.full_name, 'since', u.created_at,
      'calculations', (select count(*) from saved_calculations c where c.owner_id = u.id))
      from users u join profiles p on p.id = u.id
      where u.id = contact_messages.member_id or (contact_messages.member_id is null
        and u.email = lower(contact_messages.email) and u.email_verified_at is not null) limit 1),
    'replyTo', ${replyTo},
    'knownSince', (select min(o.created_at) from contact_messages o where lower(o.email) = lower(contact_messages.email)),
    'others', (select coalesce(json_agg(o), '[]') from (
      select o.id, o.subject, o.state, o.created_at as at from contact_messages o
      where lower(o.email) = lower(contact_messages.email) and o.id <> contact_messages.id
      order by o.created_at desc limit ${OTHERS}) o),
    'otherCount', (select count(*) from contact_messages o
      where lower(o.email) = lower(contact_messages.email) and o.id <> contact_messages.id),
    'bookings', (select coalesce(json_agg(b), '[]') from (
      select b.id, b.kind, b.state, b.starts_at as at from bookings b
      where lower(b.email) = lower(contact_messages.email) or b.member_id = contact_messages.member_id
      order by b.starts_at desc limit ${OTHERS}) b))`;
}

export function readBesides(stored: Stored): Besides {
  const {
    files,
    origins,
    draft,
    draftFiles,
    writers,
    member,
    knownSince,
    others,
    otherCount,
    bookings,
    replyTo,
  } = stored;
  return {
    files,
    origins,
    replyTo,
    draft: { body: draft ?? '', files: draftFiles },
    writers,
    sender: {
      member: member && { ...member, since: new Date(member.since) },
      knownSince: new Date(knownSince),
      others: others.map((other) => ({ ...other, at: new Date(other.at) })),
      otherCount,
      bookings: bookings.map((booking) => ({ ...booking, at: new Date(booking.at) })),
    },
  };
}
