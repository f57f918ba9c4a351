import { expect, test } from 'vitest';
import { addBooking, addColleague } from '#app/bookings/core/bookings.test-support.ts';
import { addEnquiry } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { HOUR } from '#app/platform/core/time.ts';
import { addMember } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { findBookingDetails } from './booking-details.server.ts';

await useTestDatabase();

const ADDRESS = 'naledi@example.org';
const LATER = new Date(Math.ceil(Date.now() / HOUR) * HOUR + 100 * HOUR);

test('a booking comes with the account, bookings and enquiries of its person', async () => {
  const ann = await addColleague('ann@example.org', { fullName: 'Ann Adams' });
  const naledi = await addMember({ email: ADDRESS, fullName: 'Naledi Khumalo' });
  const id = await addBooking({ email: 'Naledi@example.org' });
  const other = await addBooking({
    email: 'old@example.org',
    memberId: naledi,
    startsAt: LATER,
    endsAt: new Date(LATER.getTime() + HOUR),
  });
  const enquiry = await addEnquiry({ email: ADDRESS, subject: 'A question of hers' });
  await addEnquiry({ email: 'somebody@example.org' });
  const of = (memberId: string | null) =>
    findBookingDetails({ id, email: ADDRESS, memberId }, ann, new Request('http://localhost/admin'));
  const enquiries = [{ id: enquiry, subject: 'A question of hers' }];

  const byAddress = { colleagues: [{ id: ann, hasDiary: true }], bookings: [], bookingCount: 0, kept: null };
  expect(await of(null)).toMatchObject({ ...byAddress, member: { id: naledi }, enquiries, enquiryCount: 1 });
  const byAccount = { bookings: [{ id: other, startsAt: LATER }], bookingCount: 1, enquiries };
  expect(await of(naledi)).toMatchObject({ ...byAccount, member: { id: naledi, name: 'Naledi Khumalo' } });
});
