import { and, eq, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { receivedFiles, receivedMails } from '#app/platform/db/schema/received.ts';
import { replyDrafts, sentFiles } from '#app/platform/db/schema/replies.ts';
import { savedCalculations } from '#app/platform/db/schema/saved.ts';
import { jsonList, jsonObject, jsonRow, newest, type JsonOf } from '#app/platform/db/json.ts';
import { isPresent } from '#app/work/core/engagements/access.server.ts';
import { shownState } from '#app/platform/scan/safe.server.ts';
import type { Enquiry, EnquiryFile } from './enquiry.ts';
import type { Origin } from './origin.tsx';
import { isBeingWritten } from './reply-draft.server.ts';

type OfEntry = { entryId: string | null };

type Details = Pick<Enquiry, 'draft' | 'writers' | 'sender' | 'replyTo'> & {
  files: (EnquiryFile & OfEntry)[];
  origins: (Origin & OfEntry)[];
};

type Stored = JsonOf<ReturnType<typeof detailsOf>>;

const MOST_OTHERS = 6;

const other = alias(enquiries, 'other');
const isOfSameAddress = eq(sql`lower(${other.email})`, sql`lower(${enquiries.email})`);
const others = sql`from ${enquiries} ${other} where ${and(isOfSameAddress, ne(other.id, enquiries.id))}`;

/** Where a reply goes, for a select from `enquiries`: a member may have another address since. */
export const replyTo = withTables(
  sql<string>`coalesce((select ${users.email} from ${users}
    where ${and(eq(users.id, enquiries.memberId), isNotNull(users.emailVerifiedAt))}), ${enquiries.email})`,
);

export function detailsOf(me: string) {
  return withTables(
    jsonObject({
      files: filesOfEnquiry(),
      origins: originsOfEnquiry(),
      draft: sql<string | null>`(select ${replyDrafts.body} from ${replyDrafts}
        where ${and(eq(replyDrafts.enquiryId, enquiries.id), eq(replyDrafts.authorId, me))})`,
      draftFiles: draftFilesOf(me),
      writers: writersBeside(me),
      member: memberOfEnquiry(),
      replyTo,
      knownSince: sql<string>`(select min(${other.createdAt}) from ${enquiries} ${other} where ${isOfSameAddress})`,
      others: newest(
        jsonObject({ id: other.id, subject: other.subject, state: other.state, at: other.createdAt }),
        other.createdAt,
        others,
        MOST_OTHERS,
      ),
      otherCount: sql<number>`(select count(*) ${others})`,
      bookings: bookingsOfSender(),
    }),
  );
}

export function readDetails({ draft, draftFiles, ...stored }: Stored): Details {
  const { member, knownSince, others, otherCount, bookings, ...rest } = stored;
  return {
    ...rest,
    draft: { body: draft ?? '', files: draftFiles },
    sender: {
      member: member && { ...member, since: new Date(member.since) },
      knownSince: new Date(knownSince),
      others: others.map((one) => ({ ...one, at: new Date(one.at) })),
      otherCount,
      bookings: bookings.map((booking) => ({ ...booking, at: new Date(booking.at) })),
    },
  };
}

/** Each file of received mails, the whole mail, and the files of sent replies. `path`: below the enquiry's page. */
function filesOfEnquiry(): SQL<Details['files']> {
  const { id, name, size, position, mailHash, scanState } = receivedFiles;
  const { hash, entryId, receivedAt, enquiryId, kind, size: mailSize } = receivedMails;
  const ofMail = eq(mailHash, hash);
  const ofEnquiry = eq(enquiryId, enquiries.id);
  const worstScan = sql<
    EnquiryFile['scan']
  >`(select min(${shownState(scanState)}) from ${receivedFiles} where ${ofMail})`;
  const received = jsonObject({
    entryId,
    path: sql<string>`'files/' || ${id}`,
    name,
    size,
    scan: shownState(scanState),
    receivedId: id,
    filed: filedTo(),
  });
  const whole = jsonObject({
    entryId,
    path: sql<string>`'source/' || ${hash}`,
    name: sql<string>`'The whole mail (.eml)'`,
    size: mailSize,
    scan: worstScan,
    ...UNFILED,
  });
  const sent = jsonObject({
    entryId: sentFiles.entryId,
    path: sql<string>`'sent/' || ${sentFiles.id}`,
    name: sentFiles.name,
    size: sentFiles.size,
    scan: sql<null>`null`,
    ...UNFILED,
  });
  return jsonList(
    sql<Details['files'][number]>`f.file`,
    sql`f.at, f.position`,
    sql`from (
      select ${received} as file, ${receivedAt} as at, ${position} as position
      from ${receivedMails} join ${receivedFiles} on ${ofMail} where ${ofEnquiry}
      union all
      select ${whole}, ${receivedAt}, 1000000 from ${receivedMails} where ${and(ofEnquiry, ne(kind, 'receipt'))}
      union all
      select ${sent}, ${sentFiles.createdAt}, 0 from ${sentFiles}
      where ${and(eq(sentFiles.enquiryId, enquiries.id), isNotNull(sentFiles.entryId))}) f`,
  );
}

const UNFILED = { receivedId: sql<null>`null`, filed: sql<EnquiryFile['filed']>`'[]'::json` };

function filedTo(): SQL<EnquiryFile['filed']> {
  const { engagementId, itemId, receivedFileId, createdAt } = documents;
  return jsonList(
    jsonObject({ engagementId, itemId }),
    sql`${createdAt}`,
    sql`from ${documents} join ${engagements} on ${and(eq(engagements.id, engagementId), isPresent)}
      where ${eq(receivedFileId, receivedFiles.id)}`,
  );
}

function originsOfEnquiry() {
  const { entryId, kind, sender, senderProof, receivedAt, replyTo, meantForId, notJoined } = receivedMails;
  const origin = jsonObject({
    entryId,
    kind: sql<Origin['kind']>`${kind}`,
    sender: sql<string>`${sender}`,
    proof: sql<Origin['proof']>`${senderProof}`,
    at: receivedAt,
    replyTo,
    meantForId,
    notJoined,
  });
  return jsonList(
    origin,
    sql`${receivedAt}, ${receivedMails.hash}`,
    sql`from ${receivedMails} where ${and(eq(receivedMails.enquiryId, enquiries.id), isNotNull(senderProof))}`,
  );
}

function draftFilesOf(me: string) {
  const { id, name, size, createdAt, enquiryId, entryId, authorId } = sentFiles;
  return jsonList(
    jsonObject({ id, name, size }),
    sql`${createdAt}, ${id}`,
    sql`from ${sentFiles} where ${and(eq(enquiryId, enquiries.id), isNull(entryId), eq(authorId, me))}`,
  );
}

function writersBeside(me: string) {
  const { enquiryId, authorId, at } = replyDrafts;
  return jsonList(
    sql<string>`${profiles.fullName}`,
    sql`${at}`,
    sql`from ${replyDrafts} join ${profiles} on ${eq(profiles.id, authorId)}
      where ${and(eq(enquiryId, enquiries.id), ne(authorId, me), isBeingWritten)}`,
  );
}

/** The account that wrote, else the one whose confirmed address this is. */
function memberOfEnquiry() {
  const { memberId, email } = enquiries;
  const member = jsonObject({
    id: users.id,
    name: profiles.fullName,
    since: users.createdAt,
    calculations: sql<number>`(select count(*) from ${savedCalculations} where ${eq(savedCalculations.ownerId, users.id)})`,
  });
  const byAddress = and(
    isNull(memberId),
    eq(users.email, sql`lower(${email})`),
    isNotNull(users.emailVerifiedAt),
  );
  return jsonRow(
    member,
    sql`from ${users} join ${profiles} on ${eq(profiles.id, users.id)}
      where ${or(eq(users.id, memberId), byAddress)} limit 1`,
  );
}

function bookingsOfSender() {
  const { id, kind, asBooked, state, startsAt, email, memberId } = bookings;
  const isOfSender = or(
    eq(sql`lower(${email})`, sql`lower(${enquiries.email})`),
    eq(memberId, enquiries.memberId),
  );
  return newest(
    jsonObject({ id, kind, asBooked, state, at: startsAt }),
    startsAt,
    sql`from ${bookings} where ${isOfSender}`,
    MOST_OTHERS,
  );
}

/** Drizzle leaves out the tables of columns that stand in a selected expression itself. */
function withTables<Value>(expression: SQL<Value>): SQL<Value> {
  return sql<Value>`${expression}`;
}
