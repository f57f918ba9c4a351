import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { addEngagement, freshWork } from '#app/work/core/engagements/work.test-support.ts';
import { useTestDatabase } from '#tests/database.ts';
import { dueCalendarOf } from './due-calendar.server.ts';
import { renewDueFeed } from './due-settings.server.ts';

await useTestDatabase();

test('the calendar says what the page says, and reminds 21, 7 and 1 days before', async () => {
  const { thandi, taxpayerId } = await freshWork();
  const id = await addEngagement({ taxpayerId, type: 'irp6', period: '2027-2' });
  const secret = await renewDueFeed(thandi);
  const now = new Date('2026-11-26T08:00:00Z');
  const calendar = await dueCalendarOf(secret, 'https://firm.example', now);
  const events = new ICAL.Component(ICAL.parse(calendar ?? '') as []).getAllSubcomponents('vevent');
  const event = events.find((one) => String(one.getFirstPropertyValue('url')).includes(id));
  expect(event?.getFirstPropertyValue('description')).toMatch(/^Waits for what we need from you\.\n/);
  const triggers = event
    ?.getAllSubcomponents('valarm')
    .map((one) => String(one.getFirstPropertyValue('trigger')));
  expect(triggers).toEqual(['-P21D', '-P7D', '-P1D']);
});
