import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { contact } from '#content/pages/contact.ts';
import { answerDayOf } from '#app/firm/core/answer-day.ts';
import { closedDays, closureLine } from '#app/firm/core/closures.ts';
import { firmData } from '#app/firm/linked-data/firm.ts';
import { closureContent } from '#app/content/core/kinds/closures.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { addBooking, ANN, freshDiary } from '#app/bookings/core/bookings.test-support.ts';
import { findOffer } from '#app/bookings/public/offer.server.ts';
import { addMember, queuedMails, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';
import { freshContent } from '#tests/content.ts';
import { supportAt } from '#app/firm/core/open-times.ts';
import { firm } from '#app/platform/content/firm.ts';

await useTestDatabase();

const ID = '44444444-4444-4444-8444-444444444444';
const PAGE = `/admin/content/closures/${ID}`;
const BREAK = { from: '2026-12-17', until: '2027-01-05', reason: 'Our summer break' };

let cookie: string;
let ann: string;
beforeEach(async () => {
  vi.setSystemTime(new Date('2026-12-08T09:00:00+02:00'));
  ann = await freshDiary();
  await freshContent();
  cookie = await signedInAs(await addMember({ email: 'editor@example.org', role: 'editor' }));
});
afterAll(() => vi.useRealTimers());

test('in a closure nothing can be booked, and the month says why', async () => {
  const free = async (day: string) =>
    (await findOffer({ month: null, day, at: null }, { minutes: 30 })).times.length;
  expect(await free('2026-12-17')).toBeGreaterThan(0);
  await close();
  for (const day of ['2026-12-17', '2026-12-29', '2027-01-05']) expect(await free(day), day).toBe(0);
  for (const day of ['2026-12-15', '2027-01-06']) expect(await free(day), day).toBeGreaterThan(0);
  const { month } = await findOffer({ month: '2027-01', day: null, at: null }, { minutes: 30 });
  expect(month?.holidays).toContainEqual({ day: '2027-01-05', name: 'Our summer break' });
});

test('promised days, the chat and what search engines read skip a closure', async () => {
  const sent = new Date('2026-12-15T10:00:00+02:00');
  expect(answerDayOf(sent)).toBe('2026-12-17');
  await close();
  expect(answerDayOf(sent)).toBe('2027-01-06');
  const support = (at: string) => supportAt(new Date(`${at}+02:00`), firm.supportHours.days, closedDays());
  expect(support('2026-12-15T10:00:00').online).toBe(true);
  expect(support('2026-12-15T18:00:00')).toEqual({ online: false, nextAvailable: '6 January at 8:00 AM' });
  expect(support('2026-12-21T10:00:00')).toEqual({ online: false, nextAvailable: '6 January at 8:00 AM' });
  expect(support('2027-01-05T10:00:00')).toEqual({ online: false, nextAvailable: 'Tomorrow at 8:00 AM' });
  expect(support('2027-01-06T10:00:00').online).toBe(true);
  expect(firmData('https://example.org')).toMatchObject({
    specialOpeningHoursSpecification: [{ validFrom: '2026-12-17', validThrough: '2027-01-05' }],
  });
});

test('pages say it from a week before until it is over, and change then by themselves', async () => {
  await close();
  expect([
    closureLine('2026-12-09'),
    closureLine('2026-12-10'),
    closureLine('2026-12-17'),
    closureLine('2027-01-05'),
    closureLine('2027-01-06'),
  ]).toEqual([
    null,
    'Our summer break: we are closed from 17 December 2026 to 5 January 2027.',
    'Our summer break: we are closed until 5 January 2027.',
    'Our summer break: we are closed until 5 January 2027.',
    null,
  ]);
  expect(closureContent.changesAt?.(BREAK)).toEqual([
    '2026-12-09T22:00:00.000Z',
    '2026-12-16T22:00:00.000Z',
    '2027-01-05T22:00:00.000Z',
  ]);
});

test('near a closure an answer is promised for a day on which we are open', async () => {
  vi.setSystemTime(new Date('2026-12-10T09:00:00+02:00'));
  expect(contact.hero.lede).toContain('by the end of the next working day.');
  await close();
  expect(contact.hero.lede).toContain('by the end of the next working day on which we are open.');
});

test('talks in a closure are listed before it is published, and nobody is told', async () => {
  const startsAt = new Date('2026-12-29T10:00:00+02:00');
  const id = await addBooking({ startsAt, colleagueId: ann });
  await addBooking({ startsAt: new Date('2027-01-06T10:00:00+02:00'), colleagueId: ann });
  await addBooking({
    startsAt: new Date('2026-12-28T10:00:00+02:00'),
    state: 'cancelled',
    cancelledBy: 'client',
  });
  const question = await post({ intent: 'publish', version: '0', ...BREAK });
  const items = [{ path: `/admin/bookings/${id}`, text: expect.stringMatching(/29 December.*Ann Adams/) }];
  expect(question).toMatchObject({ status: 400, data: { typed: BREAK, affected: { groups: [{ items }] } } });
  expect(await post({ intent: 'check', version: '0', ...BREAK })).toMatchObject({
    status: 200,
    data: { affected: { groups: [{ title: 'One talk is booked then', items }] } },
  });
  expect(closureLine('2026-12-20')).toBeNull();
  const { seen } = (question.data as unknown as { affected: { seen: string } }).affected;
  // Somebody books meanwhile: that talk was not seen.
  await addBooking({ startsAt: new Date('2026-12-30T10:00:00+02:00'), colleagueId: ann });
  const again = await post({ intent: 'publish', version: '0', seen, ...BREAK });
  const both = (again.data as unknown as { affected: { seen: string; groups: { items: object[] }[] } })
    .affected;
  expect(both.groups[0]?.items).toHaveLength(2);
  const published = await post({ intent: 'publish', version: '0', seen: both.seen, ...BREAK });
  expect(await toastOf(published)).toMatchObject({ title: 'Published' });
  expect((await visit(PAGE, { cookie })).data).toMatchObject({ affected: { groups: both.groups } });
  expect([...(await queuedMails('naledi@example.org')), ...(await queuedMails(ANN))]).toEqual([]);
});

test('a closure ends after it begins, lasts six weeks at most, and overlaps no other', async () => {
  await close();
  const other = '55555555-5555-4555-8555-555555555555';
  for (const [fields, field] of [
    [{ from: '2027-02-10', until: '2027-02-09' }, 'until'],
    [{ from: '2027-02-01', until: '2027-03-15' }, 'until'],
    [{ from: '2026-12-01', until: '2026-12-02' }, 'until'],
    [{ from: '2027-01-05', until: '2027-01-07' }, 'from'],
    [{ from: '', until: '2027-01-07' }, 'from'],
    [{ reason: '' }, 'reason'],
  ] as const)
    expect(
      await post({ intent: 'publish', version: '0', ...BREAK, ...fields }, other),
      JSON.stringify(fields),
    ).toMatchObject({ status: 400, data: { errors: { [field]: expect.any(String) } } });
});

async function close(): Promise<void> {
  expect((await post({ intent: 'publish', version: '0', ...BREAK })).status).toBe(303);
  await refreshContent();
}

function post(fields: Record<string, string>, id = ID) {
  return submit(`/admin/content/closures/${id}`, fields, { cookie });
}
