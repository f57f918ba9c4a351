import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { record } from '#app/platform/audit/audit.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { userRoles, users } from '#app/platform/db/schema/accounts.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { enquiries, enquiryEntries } from '#app/platform/db/schema/enquiries.ts';
import { savedCalculations } from '#app/platform/db/schema/saved.ts';
import {
  ADDRESS,
  addMember,
  forgetAccounts,
  formOf,
  memberWith,
  queuedMails,
  setUpSecondFactor,
  signedInAs,
  subjectsTo,
} from '#tests/accounts.ts';
import { addEnquiry } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { storedData } from '#app/registry/stored-data.server.ts';
import { readOwnData } from '#app/platform/stored-data/stored-data.server.ts';
import { put, useTestDatabase, without } from '#tests/database.ts';
import type { Member } from './member.server.ts';
import { deleteAccount } from './own-account.server.ts';
import { checkOwnPassword } from './proof.server.ts';
import { completeSignIn } from './second-step.server.ts';
import { issueToken } from './tokens.server.ts';

await useTestDatabase();
beforeEach(async () => {
  await forgetAccounts();
  await db().delete(enquiries);
});

const NAME = 'Nomvula Radebe-Featherstone';

test('the export has all data of the member and our replies, no secrets or inner notes', async () => {
  const { member, secret } = await memberWithEverything();
  const ownerId = await addMember({ email: 'lwazi@example.org', fullName: 'Lwazi Dube' });
  await put(savedCalculations, { ownerId, title: 'Not yours', kind: 'company', inputs: {} });
  const [message] = await db().select().from(enquiries);
  const enquiryId = message?.id ?? '';
  await put(enquiryEntries, { enquiryId, kind: 'reply', body: 'By August.', mailId: '<a@b>' });
  await put(enquiryEntries, { enquiryId, kind: 'note', body: 'Ask the partner first.' });
  const data = (await readOwnData(storedData, member)).download;
  expect(data).toMatchObject({
    account: { email: ADDRESS, emailConfirmedAt: expect.any(Date), secondStepSince: expect.any(Date) },
    profile: { fullName: NAME, accountType: 'individual' },
    sessions: [{ browser: null, network: '10.0.0.0/24' }],
    savedCalculations: [{ title: 'My raise', inputs: { values: { grossIncome: '500000' } } }],
    messages: [{ subject: 'About my tax return', answers: [{ answer: 'By August.' }] }],
    changesToTheSite: [{ action: 'client.update' }],
  });
  const text = JSON.stringify(data);
  expect(text).not.toContain(secret);
  expect(text).not.toMatch(/\$2b\$|[0-9a-f]{64}|[\w-]{43}|Lwazi|lwazi|Not yours|Ask the partner/);
});

test('a deleted account leaves a pseudonym in the audit and a queued receipt', async () => {
  const { member } = await memberWithEverything();
  await db().delete(enquiries);
  const before = await rowsMentioning(member);
  expect(Object.keys(before).length).toBeGreaterThan(8);
  expect(await deleteAccount(member, storedData)).toBe(true);
  expect(await rowsMentioning(member)).toEqual({ 'pgboss.job_common': 1, audit_entries: 2 });
  expect(await queuedMails()).toMatchObject([{ to: ADDRESS, subject: 'Your account was deleted' }]);
  const [job] = await db().execute<{ retention: number }>(
    sql`select deletion_seconds as retention from pgboss.job where name = 'mail'`,
  );
  expect(job?.retention).toBeLessThanOrEqual(60);
  expect(await db().select().from(auditEntries)).toMatchObject([
    { actorId: member.id, action: 'client.update', changes: {} },
    { actorId: null, action: 'account.delete', entity: 'user', entityId: member.id, changes: {} },
  ]);
});

test('a deletion that fails halfway deletes nothing', async () => {
  const { member } = await memberWithEverything();
  await expect(without('audit_entries', () => deleteAccount(member, storedData))).rejects.toThrow();
  expect(await db().select().from(users)).toHaveLength(1);
  expect(await subjectsTo()).not.toContain('Your account was deleted');
});

test('if the last two administrators delete their accounts at once, one stays', async () => {
  const members = [];
  for (const email of ['ann@example.org', 'ben@example.org']) {
    members.push(await memberOf(await addMember({ email, admin: true })));
  }
  const left = await Promise.all(members.map((member) => deleteAccount(member, storedData)));
  expect(left.toSorted()).toEqual([false, true]);
  expect(await db().select().from(userRoles)).toHaveLength(1);
});

async function memberWithEverything() {
  const id = await addMember({ fullName: NAME });
  const { secret } = await setUpSecondFactor(id);
  const half = await signedInAs(id, { awaitsSecondFactor: true });
  const request = new Request('http://localhost/auth/second-factor', { headers: { Cookie: half } });
  await completeSignIn(request, formOf({ code: '000000' }), '10.0.0.1');
  const inputs = { values: { grossIncome: '500000' }, exact: {}, tax: 10_340_500 };
  await put(savedCalculations, { ownerId: id, title: 'My raise', kind: 'individual', inputs });
  await addEnquiry({ name: NAME, email: ADDRESS, subject: 'About my tax return' });
  const member = await memberOf(id);
  await checkOwnPassword(id, 'Wrong-Word-1');
  await db().transaction(async (tx) => {
    const client = { entity: 'client', entityId: crypto.randomUUID() } as const;
    await record(tx, { ...client, actorId: id, action: 'client.update' });
    await issueToken(tx, { userId: id, purpose: 'reset_password' });
  });
  const sent = JSON.stringify({ to: ADDRESS, subject: 'Sent' });
  await db().execute(sql`
    insert into pgboss.job (name, state, data, policy, deletion_seconds)
    values ('mail', 'completed', ${sent}::jsonb, 'standard', 604800)`);
  return { member, secret };
}

async function memberOf(id: string): Promise<Member> {
  const member = await memberWith(await signedInAs(id));
  if (!member) throw new Error('The member is not signed in.');
  return member;
}

async function rowsMentioning({ id, email, fullName }: Member): Promise<Record<string, number>> {
  const tables = await db().execute<{ name: string }>(sql`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`);
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await db().execute<{ rows: number }>(sql`
      select count(*)::int as rows from ${sql.raw(name)} as row
      where row::text ~* ${[id, email, fullName].join('|')}`);
    if (row?.rows) found[name] = row.rows;
  }
  return found;
}
