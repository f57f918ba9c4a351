import { beforeEach, expect, test } from 'vitest';
import { diary as ofFile } from '#content/consultations.ts';
import { addBooking, addColleague, ANN } from '#app/bookings/core/bookings.test-support.ts';
import { readDiary, wholeDay } from '#app/bookings/core/diary.server.ts';
import { bookableDays } from '#app/bookings/core/slots.ts';
import { fieldsOf } from '#app/content/core/define-content.ts';
import { diaryContent } from '#app/content/core/kinds/diary.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { entriesOf } from '#app/content/core/values.ts';
import { bookingRules } from '#app/firm/core/booking-rules.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { DAY, MINUTE, southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { addMember, forgetAccounts, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { emptyTables } from '#tests/empty-tables.ts';
import { submit } from '#tests/routes.ts';
import { freshContent } from '#tests/content.ts';

await useTestDatabase();

const RULES = entriesOf(fieldsOf(diaryContent, ofFile), diaryContent.valuesOf(ofFile)) ?? {};

let cookie: string;
beforeEach(async () => {
  await forgetAccounts();
  await emptyTables('bookings');
  await freshContent();
  cookie = await signedInAs(await addMember({ role: 'editor' }));
});

test('a longer gap counts after talks that are booked already, a shorter one does not', async () => {
  const startsAt = new Date(Date.now() + 7 * DAY);
  const [endsAt, heldUntil] = [30, 45].map((minutes) => new Date(startsAt.getTime() + minutes * MINUTE));
  await addBooking({ colleagueId: await addColleague(ANN), startsAt, endsAt, heldUntil });
  const [booking] = await db().select().from(bookings);
  if (!booking) throw new Error('nothing was booked');
  const gapAfter = async () => {
    const open = await readDiary(db(), wholeDay(southAfricanDay(booking.startsAt)), new Date(0));
    const spans = open.colleagues.flatMap(({ busy }) => busy);
    return spans.map(({ to }) => (to - booking.endsAt.getTime()) / MINUTE);
  };
  expect(await gapAfter()).toEqual([15]);
  await publish({ bufferMinutes: '90' });
  expect(await gapAfter()).toEqual([90]);
  await publish({ bufferMinutes: '0' }, 1);
  expect(await gapAfter()).toEqual([15]);
});

test('notice, horizon, step and rooms are those that were published', async () => {
  await publish({ horizonDays: '14', leadMinutes: '0', stepMinutes: '15', videoRooms: '' });
  expect(bookingRules()).toMatchObject({ leadMinutes: 0, stepMinutes: 15, videoRooms: null });
  const now = Date.now();
  const { last } = bookableDays({ now, firm: { 1: { opens: '08:00', closes: '17:00' } } }) ?? {};
  expect(last).toBe(plusDays(southAfricanDay(new Date(now)), 14));
});

test('another address of video asks about the talks that are booked at the old one', async () => {
  const startsAt = new Date(Date.now() + 7 * DAY);
  const times = { startsAt, endsAt: new Date(startsAt.getTime() + 30 * MINUTE) };
  await addBooking({ way: 'video', ...times });
  await addBooking({
    way: 'video',
    ...times,
    colleagueId: await addColleague(ANN, { videoLink: 'https://ann.example/' }),
  });
  const moved = { ...RULES, intent: 'publish', version: '0', videoRooms: 'https://meet.other.example/' };
  const answer = await submit('/admin/content/diary/rules', moved, { cookie });
  expect(answer).toMatchObject({
    status: 400,
    data: {
      affected: { groups: [{ title: 'One talk by video is booked', items: [{ text: expect.any(String) }] }] },
    },
  });
  await publish({ horizonDays: '20' });
});

test('what cannot be is said at its field', async () => {
  for (const [field, value] of [
    ['leadMinutes', '-1'],
    ['leadMinutes', '5000'],
    ['bufferMinutes', '121'],
    ['horizonDays', '0'],
    ['stepMinutes', '7'],
    ['videoRooms', 'https://meet.example'],
    ['videoLink', '/book'],
    ['videoLink', ''],
  ] as const)
    expect(await send({ [field]: value }), `${field}: ${value}`).toMatchObject({
      status: 400,
      data: { errors: { [field]: expect.any(String) } },
    });
  expect(bookingRules()).toEqual(ofFile);
});

async function publish(fields: Record<string, string>, version = 0): Promise<void> {
  expect(await send(fields, version)).toMatchObject({ status: 303 });
  await refreshContent();
}

function send(fields: Record<string, string>, version = 0) {
  const form = { intent: 'publish', version: String(version), ...RULES, ...fields };
  return submit('/admin/content/diary/rules', form, { cookie });
}
