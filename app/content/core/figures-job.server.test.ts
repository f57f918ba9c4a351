import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { lastRuns } from '#app/platform/db/schema/runs.ts';
import { useTestDatabase } from '#tests/database.ts';
import { renewFigures } from './figures-job.server.ts';

await useTestDatabase();

test('pages are rendered again only on a day on which a figure changes', async () => {
  const isPurged = () => db().$count(lastRuns, eq(lastRuns.name, 'page change'));
  // 00:30 in South Africa is the day before in UTC.
  expect(await renewFigures(new Date('2027-02-27T22:30:00Z'))).toBe(0);
  expect(await isPurged()).toBe(0);
  expect(await renewFigures(new Date('2027-02-28T22:30:00Z'))).toBe(1);
  expect(await isPurged()).toBe(1);
});
