import { beforeEach, expect, test } from 'vitest';
import type { ProofRequest } from '#app/accounts/core/proof-page.tsx';
import { db } from '#app/platform/db/client.server.ts';
import { sessions, users } from '#app/platform/db/schema/accounts.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { USER_COMMANDS } from '#app/desk/users/commands.server.ts';
import {
  ADDRESS,
  addMember,
  codeOf,
  forgetAccounts,
  PASSWORD,
  setUpSecondFactor,
  signedInAs,
} from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit } from '#tests/routes.ts';

await useTestDatabase();

const TARGET = 'lwazi@example.org';
let [adminId, targetId, cookie] = ['', '', ''];

beforeEach(async () => {
  await forgetAccounts();
  adminId = await addMember({ admin: true });
  targetId = await addMember({ email: TARGET });
  cookie = await signedInAs(adminId, { now: new Date(Date.now() - 11 * MINUTE) });
});

test('every sensitive command asks for a proof first, and keeps what was posted', async () => {
  for (const intent of Object.keys(USER_COMMANDS)) {
    const needsProof = intent !== 'resend';
    const fields = { intent, confirmation: TARGET };
    const answer = await command(fields);
    expect([intent, answer.status]).toEqual([intent, needsProof ? 403 : 303]);
    if (!needsProof) continue;
    expect(answer.data).toMatchObject({
      kind: 'proof',
      action: `/admin/users/${targetId}`,
      fields: Object.entries(fields),
      hasCodes: false,
    });
  }
  expect(await db().select().from(auditEntries)).toEqual([]);
});

test('the right password lets the action go on, and counts 10 minutes in this session', async () => {
  const elsewhere = await signedInAs(adminId, { now: new Date(Date.now() - 11 * MINUTE) });
  const { data: request } = await command({ intent: 'make-admin' });
  const waiting = Object.fromEntries((request as ProofRequest).fields);
  expect((await command({ ...waiting, proof: 'Wrong-Word-1' })).status).toBe(403);
  expect(await actions()).toEqual([]);
  expect((await command({ ...waiting, proof: PASSWORD })).status).toBe(303);
  expect(await actions()).toEqual(['role.grant']);
  expect((await command({ intent: 'revoke' })).status).toBe(303);
  cookie = elsewhere;
  expect((await command({ intent: 'make-admin' })).status).toBe(403);
});

test('a wrong proof is named, sends no secret back, and is limited to 10 in 15 minutes', async () => {
  const wrong = await command({ intent: 'delete', confirmation: TARGET, proof: 'Wrong-Word-1' });
  expect(wrong).toMatchObject({
    status: 403,
    cacheControl: 'no-store',
    data: { message: expect.any(String) },
  });
  expect(JSON.stringify(wrong)).not.toContain('Wrong-Word-1');
  for (let tries = 1; tries < 10; tries++) await command({ intent: 'make-admin', proof: 'Wrong-Word-1' });
  const limited = await command({ intent: 'make-admin', proof: PASSWORD });
  expect(limited.status).toBe(429);
  expect(Number(limited.retryAfter)).toBeGreaterThan(0);
  expect(await actions()).toEqual([]);
});

test('an app code or a recovery code is a proof too; wrong codes wait as at sign-in', async () => {
  const { secret, recoveryCodes } = await setUpSecondFactor(adminId);
  const proof = recoveryCodes[0]?.toLowerCase() ?? '';
  expect((await command({ intent: 'make-admin', proof })).status).toBe(303);
  await unprove();
  expect((await command({ intent: 'revoke', proof: codeOf(secret) })).status).toBe(303);
  await unprove();
  for (let wrong = 0; wrong < 5; wrong++) await command({ intent: 'make-admin', proof: '000 000' });
  expect((await command({ intent: 'make-admin', proof: '000000' })).status).toBe(429);
  expect((await command({ intent: 'make-admin', proof: PASSWORD })).status).toBe(303);
});

test('a proof in a session that a reset has just ended does nothing', async () => {
  const proving = command({ intent: 'make-admin', proof: PASSWORD });
  await db().delete(sessions);
  expect([302, 403]).toContain((await proving).status);
  expect(await actions()).toEqual([]);
});

test('deleting one’s own account asks for a proof as well', async () => {
  await addMember({ email: 'boss@example.org', admin: true });
  const remove = (fields: Record<string, string>) =>
    submit('/account/data', { email: ADDRESS, ...fields }, { cookie });
  expect((await remove({})).status).toBe(403);
  expect((await remove({ proof: PASSWORD })).status).toBe(303);
  expect(await rowOf(users, adminId)).toBeUndefined();
});

function command(fields: Record<string, string>) {
  return submit(`/admin/users/${targetId}`, fields, { cookie });
}

async function unprove(): Promise<void> {
  await db().update(sessions).set({ provedAt: null });
}

async function actions(): Promise<string[]> {
  return (await db().select().from(auditEntries)).map(({ action }) => action);
}
