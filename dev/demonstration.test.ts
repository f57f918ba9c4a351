import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { people } from '#content/people.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { diaries } from '#app/platform/db/schema/bookings.ts';
import { useTestDatabase } from '#tests/database.ts';
import { addressOf, createAdministrator } from './demonstration.ts';

const { url } = await useTestDatabase();

test('the people of the firm can be booked in the demonstration, its administrator not', async () => {
  expect((await createAdministrator(url, true))?.email).toMatch(/^admin@/);
  expect(await createAdministrator(url, true)).toBeNull();
  const booked = await db()
    .select({ name: profiles.fullName, email: users.email })
    .from(diaries)
    .innerJoin(profiles, eq(profiles.id, diaries.colleagueId))
    .innerJoin(users, eq(users.id, diaries.colleagueId))
    .orderBy(profiles.fullName);
  const names = people.map(({ name }) => name).toSorted();
  expect(booked).toEqual(names.map((name) => ({ name, email: addressOf(name) })));
});

test('the address of a colleague is made from the name', () => {
  expect(addressOf('Thabo Molefe')).toMatch(/^thabo\.molefe@/);
  expect(addressOf('Zoë O’Brien-Smit')).toMatch(/^zoe\.obriensmit@/);
});
