import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { put, useTestDatabase } from '#tests/database.ts';
import { db } from './client.server.ts';
import { users } from './schema/accounts.ts';
import { enquiries } from './schema/enquiries.ts';
import { rateLimits } from './schema/limits.ts';
import { clients } from './schema/lists.ts';

await useTestDatabase();

const ENQUIRY = {
  userType: 'individual' as const,
  name: 'Thandi Nkosi',
  email: 'thandi@example.org',
  phone: '+27 821234567',
  subject: 'About my tax return',
  message: 'Please call me about my tax return.',
};

test('a submission is stored once, however often it arrives', async () => {
  const again = { submissionKey: 'the-same-submission' };
  await store(again);
  await expect(store(again)).rejects.toMatchObject({ cause: { code: '23505' } });
});

test('the parts of an enquiry follow its type', async () => {
  await expect(store({ userType: 'trust' })).rejects.toMatchObject(refusedBy('entity_name_by_type'));
  await expect(store({ position: 'Director' })).rejects.toMatchObject(refusedBy('position_by_type'));
  await store({ userType: 'trust', entityName: 'Loerie Lane Family Trust' });
  await store({ userType: 'company', entityName: 'Marula Moon (Pty) Ltd', position: 'Director' });
});

test('an enquiry has the length limits of its form', async () => {
  await expect(store({ subject: 'Too short' })).rejects.toMatchObject(refusedBy('subject_length'));
  await expect(store({ message: 'x'.repeat(2001) })).rejects.toMatchObject(refusedBy('message_length'));
  const twentyUnits = '🌳'.repeat(10);
  expect(twentyUnits).toHaveLength(20);
  await store({ message: twentyUnits });
});

test('a phone number is stored as country code, space, number', async () => {
  await expect(store({ phone: '082 123 4567' })).rejects.toMatchObject(refusedBy('phone_form'));
});

test('an e-mail address is unique regardless of case', async () => {
  await expect(addUser('Thandi@example.org')).rejects.toMatchObject({ cause: { code: '23514' } });
  await addUser('thandi@example.org');
  await expect(addUser('thandi@example.org')).rejects.toMatchObject({ cause: { code: '23505' } });
});

test('a listing may only link to the web', async () => {
  const sly = db().insert(clients).values({ name: 'Sly', websiteUrl: 'javascript:alert(1)' });
  await expect(sly).rejects.toMatchObject({ cause: { constraint_name: 'clients_website_url_scheme' } });
});

test('the public list is read in the order of its index', async () => {
  const list = db()
    .select()
    .from(clients)
    .where(and(eq(clients.isActive, true), isNull(clients.deletedAt)))
    .orderBy(asc(clients.displayOrder), asc(clients.name));
  const plan = await db().transaction(async (tx) => {
    await tx.execute(sql`set local enable_sort = off`);
    return tx.execute(sql`explain ${list}`);
  });
  const steps = JSON.stringify(plan);
  expect(steps).toContain('clients_in_order');
  expect(steps).not.toContain('Sort');
});

test('one statement counts a hit and returns the count', async () => {
  const windowStart = new Date('2026-03-01T08:00:00Z');
  const hits = await Promise.all(Array.from({ length: 20 }, () => hit('contact:203.0.113.0', windowStart)));
  expect(hits.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

function store(changes: Partial<typeof enquiries.$inferInsert>) {
  return put(enquiries, { submissionKey: crypto.randomUUID(), ...ENQUIRY, ...changes });
}

function refusedBy(constraint: string) {
  return { cause: { constraint_name: `enquiries_${constraint}` } };
}

function addUser(email: string) {
  return db().insert(users).values({ email, passwordHash: 'a hash' });
}

async function hit(key: string, windowStart: Date): Promise<number> {
  const [row] = await db()
    .insert(rateLimits)
    .values({ key, windowStart })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count });
  return row?.count ?? 0;
}
