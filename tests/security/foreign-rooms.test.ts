import { createHash, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { documents, removedDocuments } from '#app/platform/db/schema/documents.ts';
import { engagementMessages, requestItems } from '#app/platform/db/schema/engagements.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { receivedFiles, receivedMails } from '#app/platform/db/schema/received.ts';
import { notes } from '#app/platform/db/schema/notes.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { contactPersons, taxpayerInvitations } from '#app/platform/db/schema/taxpayers.ts';
import { addEngagement, addTaxpayerFor, forgetWork } from '#app/work/core/engagements/work.test-support.ts';
import { fileKey } from '#app/enquiries/received/file-keys.ts';
import { documentKey } from '#app/work/documents/keys.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import { addMember, forgetAccounts, signedInAs } from '#tests/accounts.ts';
import { useBuiltSite } from '#tests/built-site.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { isNightly } from '#tests/nightly.ts';
import { tablesOf } from '#tests/room-tables.ts';
import { expectSafe } from './answer.ts';
import { sentTo } from './form.ts';
import { FORMS } from './forms.ts';
import { honestPostOf, postOf } from './room-posts.ts';

vi.setConfig({ testTimeout: 1_800_000 });

/** For each of the six people. */
const TRIES = isNightly ? 4_000 : 30;

/** No rooms are behind these, or they open a file with a reason; some end the session. */
const NOT_POSTED =
  /^\/(admin\/taxpayers\/:id\/card|sign-out|auth|account\/(sessions|password|email|data|second-factor|passkeys)|contact|book|$)/;
/** Lists of a room. Other addresses with a parameter are of a room too. */
const ROOM = /^\/(work|account\/taxpayers|admin\/(work|taxpayers|messages))/;
const ELSEWHERE =
  /^\/(\*|api|blog|book|calculation|calendar|due|in-person|kept|payment-mails|logos|receipt|account\/enquiries|admin\/(:list|bookings|recoveries|runs|users))/;

await useTestDatabase();
const site = await useBuiltSite();

type ValueOf<Some> = Some extends fc.Arbitrary<infer Value> ? Value : never;

const addresses = site.routes.filter(({ loads, acts, shows }) => loads || acts || shows);
const isOfRoom = ({ path }: { path: string }) =>
  ROOM.test(path) || (/[:*]/.test(path) && !ELSEWHERE.test(path));
const sent = addresses.filter(isOfRoom).flatMap(({ id }) => FORMS[id] ?? []);
const INTENTS = new Set(sent.flatMap(sentTo).map(({ intent = '' }) => intent));

/** `name`: staff find every client by it. `marker`: only readers of the room may see it. */
type Room = {
  member: string;
  taxpayerId: string;
  name: string;
  marker: string;
  email: string;
  ids: string[];
};

const STAFF = ['Anna', 'Bongani'];

const rooms: Room[] = [];
/** `own`: the rooms that they may open. */
const people: { who: string; cookie: string; own: Room[]; foreign: Room[] }[] = [];

beforeAll(async () => {
  await forgetWork();
  await forgetAccounts();
  const staff = [];
  for (const name of STAFF)
    staff.push(
      await addMember({ email: `${name}@firm.example`.toLowerCase(), fullName: name, role: 'staff' }),
    );
  for (const assigneeId of [staff[0], staff[1], null])
    rooms.push(await roomOf(rooms.length, assigneeId ?? null));
  const add = async (who: string, id: string, foreign: Room[]) =>
    people.push({ who, cookie: await signedInAs(id), own: others(foreign), foreign });
  for (const room of rooms) await add(room.marker, room.member, others([room]));
  await add('Anna', staff[0]!, rooms.slice(1, 2));
  await add('Bongani', staff[1]!, rooms.slice(0, 1));
  people.push({ who: 'a visitor', cookie: '', own: [], foreign: rooms });
});

test('nobody reads or changes another client’s room by any address, id or form', async () => {
  for (const { who, cookie, own, foreign } of people) {
    const before = await contentsOf(foreign);
    const ids = foreign.flatMap((room) => room.ids);
    // Their taxpayers and engagements, as places for others' things.
    const ownPlaces = own.flatMap((room) => room.ids.slice(1, 3));
    const tries = fc.record({
      to: fc.oneof(fc.constantFrom(...addresses), fc.constantFrom(...addresses.filter(isOfRoom))),
      ids: fc.array(fc.constantFrom(...ids), { minLength: 4, maxLength: 4 }),
      place: fc.constantFrom(null, ...ownPlaces),
      intent: fc.constantFrom(...INTENTS),
      isPosted: fc.boolean(),
      isData: fc.boolean(),
      honest: fc.option(fc.nat()),
    });
    const attempt = async ({ to, ids, place, intent, isPosted, isData, honest }: ValueOf<typeof tries>) => {
      const post = honest === null ? undefined : honestAt(to.id, honest);
      const sending = post ? honestPostOf(post, ids) : postOf(to.path, ids, intent);
      const posted = isPosted && to.acts && !NOT_POSTED.test(to.path) ? sending : undefined;
      const path =
        filled(to.path, posted && place ? [place, ...ids] : ids) +
        (isData && to.shows && to.path !== '/' ? '.data' : '');
      const sent = posted && { Origin: site.origin, ...posted.headers };
      const headers = { ...(cookie && { Cookie: cookie }), ...sent };
      const answer = await site.request({ path, headers, body: posted?.body });
      expectSafe(answer, path, site.origin);
      for (const { marker, name } of foreign)
        for (const word of STAFF.includes(who) ? [marker] : [marker, name])
          expect(answer.body.includes(word), `${who} reads ${word} at ${path}`).toBe(false);
    };
    await fc.assert(fc.asyncProperty(tries, attempt), { numRuns: TRIES });
    expect(await contentsOf(foreign), `${who} changes nothing of another's`).toBe(before);
  }
});

function others(some: readonly Room[]): Room[] {
  return rooms.filter((room) => !some.includes(room));
}

function honestAt(route: string, number: number) {
  const posts = FORMS[route] ? sentTo(FORMS[route]) : [];
  return posts[number % posts.length];
}

function filled(pattern: string, ids: readonly string[]): string {
  let next = 0;
  return pattern.replaceAll(/:\w+|\*/g, () => ids[next++ % ids.length] ?? '');
}

async function roomOf(number: number, assigneeId: string | null): Promise<Room> {
  const marker = `Room${number}of${randomUUID().slice(0, 8)}`;
  const name = `Client${number}of${randomUUID().slice(0, 8)}`;
  const email = `${marker.toLowerCase()}@example.org`;
  const member = await addMember({ email, fullName: name });
  const taxpayerId = await addTaxpayerFor(member, { name, assigneeId, note: marker });
  const engagementId = await addEngagement({ taxpayerId });
  const item = await put(requestItems, { engagementId, position: 0, what: marker });
  const other = await put(requestItems, { engagementId, position: 1, what: marker });
  const message = await put(engagementMessages, {
    engagementId,
    isOurs: false,
    authorName: marker,
    text: marker,
    submissionKey: randomUUID(),
  });
  const document = await put(documents, {
    engagementId,
    direction: 'from_client',
    name: `${marker}.pdf`,
    type: 'application/pdf',
    size: marker.length,
    sha256: createHash('sha256').update(marker).digest('hex'),
  });
  await storage().put(documentKey(document.id), Buffer.from(marker), 'application/pdf');
  const removed = await put(removedDocuments, {
    id: randomUUID(),
    engagementId,
    name: marker,
    row: { ...document, id: randomUUID() },
    removedAt: new Date(),
  });
  const expiresAt = new Date(Date.now() + DAY);
  const proposal = await put(proposals, { taxpayerId, receiptKey: randomUUID(), expiresAt });
  const words = { title: marker, html: marker, words: marker.repeat(10), sha256: 'b'.repeat(64), fields: {} };
  const of = { proposalId: proposal.id, engagementId };
  const letter = await put(letters, { ...of, template: 'vat', templateVersion: 1, ...words });
  const invitation = await put(taxpayerInvitations, {
    taxpayerId,
    tokenHash: number.toString().repeat(64),
    email,
    role: 'owner',
    invitedBy: member,
    expiresAt,
  });
  const note = await put(notes, { taxpayerId, authorId: assigneeId, text: marker });
  const contact = await put(contactPersons, { id: randomUUID(), taxpayerId, name: marker, email });
  const work = { id: randomUUID(), taxpayerId, type: 'irp6', startsOn: '2026-12-01' };
  const recurring = await put(recurringWork, work);
  // Every colleague reads the enquiry, but of its client only what the card says.
  const enquiry = await put(enquiries, {
    submissionKey: randomUUID(),
    channel: 'mail',
    userType: 'individual',
    name: 'A sender',
    email: 'sender@example.org',
    subject: 'Papers',
    message: 'Here they are.',
    taxpayerId,
  });
  const mailHash = `${number}d`.repeat(32);
  await put(receivedMails, { hash: mailHash, enquiryId: enquiry.id, size: 1 });
  const file = { mailHash, position: 0, name: 'a.csv', type: 'text/csv', size: 1 };
  const paper = await put(receivedFiles, file);
  await storage().put(fileKey(mailHash, 0), Buffer.from('a,b'), 'application/octet-stream');
  const rows = [
    enquiry,
    paper,
    item,
    other,
    message,
    document,
    removed,
    proposal,
    letter,
    invitation,
    note,
    contact,
  ];
  const ids = [member, taxpayerId, engagementId, recurring.id, ...rows.map(({ id }) => id)];
  return { member, taxpayerId, name, marker, email, ids };
}

/** Every row of these rooms, and the number of mails to their addresses. */
async function contentsOf(of: readonly Room[]): Promise<string> {
  const parts = Object.entries(tablesOf({ taxpayers: of.map(({ taxpayerId }) => taxpayerId) })).map(
    ([table, isOwn]) => sql`select ${table} || coalesce(string_agg(t::text, '' order by t::text), '') as part
      from ${sql.raw(table)} t where ${sql.raw(isOwn)}`,
  );
  const mails = listOf(of.map(({ email }) => email));
  const queued = sql`select 'mails' || count(*)::text from pgboss.job where name = 'mail' and data->>'to' in (${mails})`;
  const all = sql.join([...parts, queued], sql` union all `);
  const [row] = await db().execute<{ all: string }>(
    sql`select md5(string_agg(part, '' order by part)) as all from (${all}) p`,
  );
  return row?.all ?? '';
}

function listOf(texts: readonly string[]) {
  return sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  );
}
