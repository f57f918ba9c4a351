import { expect, test } from 'vitest';
import { addBooking } from '#app/bookings/core/bookings.test-support.ts';
import { sentFiles } from '#app/platform/db/schema/replies.ts';
import { addMember } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { addEnquiry, freshInbox } from '../inbox/inbox.test-support.ts';
import { saveDraft } from './reply-draft.server.ts';
import { findEnquiry } from './thread.server.ts';

await useTestDatabase();
const { ann, ben } = await freshInbox();

test('an enquiry comes with what the firm knows of its sender', async () => {
  const naledi = await addMember({ email: 'naledi@example.org', fullName: 'Naledi Khumalo' });
  const first = new Date('2026-01-05T08:00:00Z');
  const older = await addEnquiry({ email: 'naledi@example.org', createdAt: first, state: 'answered' });
  const id = await addEnquiry({ email: 'Naledi@example.org' });
  const booking = await addBooking({ email: 'other@example.org', memberId: naledi });

  const sender = {
    member: { id: naledi, name: 'Naledi Khumalo', calculations: 0, since: expect.any(Date) },
    knownSince: first,
    others: [{ id: older, state: 'answered', at: first }],
    otherCount: 1,
  };
  expect(await findEnquiry(id, ann)).toMatchObject({ sender: { ...sender, bookings: [] } });
  const signedIn = await addEnquiry({ email: 'other@example.org', memberId: naledi });
  expect(await findEnquiry(signedIn, ann)).toMatchObject({
    replyTo: 'naledi@example.org',
    sender: {
      member: { id: naledi },
      others: [],
      otherCount: 0,
      bookings: [{ id: booking, kind: 'first-talk' }],
    },
  });
});

test('a colleague finds their own draft with its files, and who else is writing', async () => {
  const id = await addEnquiry();
  await saveDraft({ enquiryId: id, authorId: ann }, 'Dear Thandi');
  await saveDraft({ enquiryId: id, authorId: ben }, 'Hello');
  const file = { enquiryId: id, authorId: ann, name: 'a.pdf', type: 'application/pdf', size: 3 };
  const { id: fileId } = await put(sentFiles, file);

  const draft = { body: 'Dear Thandi', files: [{ id: fileId, name: 'a.pdf', size: 3 }] };
  expect(await findEnquiry(id, ann)).toMatchObject({ draft, writers: ['Ben'], files: [] });
  expect(await findEnquiry(id, ben)).toMatchObject({ draft: { body: 'Hello', files: [] }, writers: ['Ann'] });
});
