import { beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { addBooking, addColleague } from '#app/bookings/core/bookings.test-support.ts';
import { reply } from '#app/enquiries/desk/enquiry/change.server.ts';
import { findEnquiry } from '#app/enquiries/desk/enquiry/thread.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { enquiries, enquiryEntries } from '#app/platform/db/schema/enquiries.ts';
import { timelineOf } from '#app/work/core/engagements/timeline.server.ts';
import { addEngagement, addTaxpayerFor } from '#app/work/core/engagements/work.test-support.ts';
import { makeMailId } from '#app/platform/mail/own-mail-id.server.ts';
import { addProposal } from '#app/work/proposals/proposals.test-support.ts';
import { useTestDatabase } from '#tests/database.ts';
import { addEnquiry, freshInbox } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { storeReceived } from './store.server.ts';

await useTestDatabase();

let ann = '';

beforeEach(async () => {
  ({ ann } = await freshInbox());
  await db().execute(sql`truncate received_mails, bookings, engagements cascade`);
});

test('a read receipt is a line at the reply, and reopens nothing', async () => {
  const id = await addEnquiry();
  await reply({ id, version: 1, actorId: ann }, { body: 'In August.', after: 'close' });
  const [{ mailId } = { mailId: '' }] = await db().select().from(enquiryEntries);
  await store(
    report(
      'disposition-notification',
      `Original-Message-ID: ${mailId}\nDisposition: manual-action; displayed`,
    ),
  );
  const message = await findEnquiry(id, ann);
  expect(message).toMatchObject({ state: 'answered', version: 2, files: [] });
  expect(message?.entries).toMatchObject([
    { kind: 'reply', files: [], receipts: [{ sender: 'thandi@example.co.za' }] },
  ]);
  expect(await inbox()).toHaveLength(1);
});

test('a bounced mail about work is noted there and reaches the assignee’s inbox', async () => {
  const taxpayerId = await addTaxpayerFor(null, { email: 'thandi@example.co.za' });
  const id = await addEngagement({ taxpayerId, assigneeId: ann });
  await store(returned(makeMailId({ entity: 'engagement', id })));
  expect(await inbox()).toMatchObject([{ state: 'new', assigneeId: ann }]);
  const events = await timelineOf(id, { isForClient: false });
  expect(events.at(-1)).toMatchObject({ kind: 'note', text: expect.stringContaining('not be delivered') });
  await store(returned(makeMailId({ entity: 'engagement', id }).replace(/\.\w{16}@/, '.0123456789abcdef@')));
  expect((await inbox()).map(({ state }) => state)).toEqual(['new', 'spam']);
});

test('a bounced receipt of a proposal is noted at its work and in the assignee’s inbox', async () => {
  const taxpayerId = await addTaxpayerFor(null, { email: 'thandi@example.co.za' });
  const engagementId = await addEngagement({ taxpayerId, assigneeId: ann });
  const proposalId = await addProposal(taxpayerId, [engagementId]);
  await store(returned(makeMailId({ entity: 'proposal', id: proposalId })));
  expect(await inbox()).toMatchObject([{ state: 'new', assigneeId: ann }]);
  const events = await timelineOf(engagementId, { isForClient: false });
  expect(events.at(-1)).toMatchObject({ kind: 'note', text: expect.stringContaining('not be delivered') });
});

test('a bounced mail or a declined invitation is noted at the booking and in the inbox', async () => {
  const colleagueId = await addColleague('pieter@example.org');
  const id = await addBooking({ colleagueId });
  await store(returned(makeMailId({ entity: 'booking', id })));
  await store(answer('DECLINED', `booking-${id}@localhost`));
  await store(answer('ACCEPTED', `booking-${id}@localhost`));
  await store(answer('DECLINED', 'another-meeting@example.org'));
  const [booking] = await db().select().from(bookings);
  expect(booking?.note).toMatch(/^A mail came back\..*\n\n.*declined/s);
  expect((await inbox()).map(({ state, assigneeId }) => [state, assigneeId])).toEqual([
    ['new', colleagueId],
    ['new', colleagueId],
    ['spam', null],
    ['new', null],
  ]);
});

async function store(text: string): Promise<void> {
  const raw = Buffer.from(text.replaceAll('\n', '\r\n'));
  await storeReceived({ raw, isWhole: true, size: raw.byteLength });
}

function inbox() {
  return db().select().from(enquiries).orderBy(enquiries.createdAt);
}

const HEAD = 'From: Thandi <thandi@example.co.za>\nTo: info@firm.example\nMIME-Version: 1.0\n';

function report(type: string, fields: string, more = ''): string {
  return `${HEAD}Subject: Report\nContent-Type: multipart/report; report-type=${type}; boundary=b\n\n--b\nContent-Type: text/plain\n\nA report.\n--b\nContent-Type: message/${type}\n\n${fields}\n${more}--b--\n`;
}

function returned(mailId: string): string {
  const original = `--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: ${mailId}\n\n`;
  return report('delivery-status', 'Action: failed\nStatus: 5.1.1', original).replace(
    'Thandi <thandi@example.co.za>',
    'MAILER-DAEMON@mx.example',
  );
}

function answer(status: string, uid: string): string {
  const event = `BEGIN:VEVENT\nUID:${uid}\nDTSTAMP:20260302T080000Z\nDTSTART:20260309T080000Z\nSUMMARY:Consultation\nATTENDEE;PARTSTAT=${status};CN=Thandi:mailto:thandi@example.co.za\nEND:VEVENT`;
  return `${HEAD}Subject: ${status}\nContent-Type: text/calendar; method=REPLY; charset=utf-8\n\nBEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\nMETHOD:REPLY\n${event}\nEND:VCALENDAR\n`;
}
