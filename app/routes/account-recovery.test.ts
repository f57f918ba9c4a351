import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { resetPassword } from '#app/accounts/core/confirm.server.ts';
import { resetSecondFactor } from '#app/accounts/core/lost-second-factor.server.ts';
import { LIFETIME, stateOfToken, issueToken, type TokenPurpose } from '#app/accounts/core/tokens.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { sessions, users } from '#app/platform/db/schema/accounts.ts';
import { passkeys } from '#app/platform/db/schema/passkeys.ts';
import {
  ADDRESS,
  addMember,
  codeOf,
  doAccountJobs,
  forgetAccounts,
  mailedSecret,
  PASSWORD,
  queuedMails,
  secretsTo,
  setUpSecondFactor,
  signedInAs,
  subjectsTo,
} from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';

await useTestDatabase();
beforeEach(forgetAccounts);

const NEW_PASSWORD = 'Newer-Word-3';
const THIEF = 'thief@example.org';
const own = { currentPassword: PASSWORD };
const PURPOSES = Object.keys(LIFETIME) as TokenPurpose[];

const WAYS: Record<string, (id: string, cookie: string) => Promise<unknown>> = {
  'a reset': async (id) => resetPassword(await linkOf(id, 'reset_password'), NEW_PASSWORD),
  'a new password': (_, cookie) =>
    submit('/account/password', { ...own, newPassword: NEW_PASSWORD }, { cookie }),
  'a new second factor': async (_, cookie) => {
    const { data } = await visit('/account/second-factor', { cookie });
    const code = codeOf((data as { enrolment: { secret: string } }).enrolment.secret);
    return submit('/account/second-factor', { ...own, intent: 'enrol', code }, { cookie });
  },
  'no second factor': async (id, cookie) => {
    await setUpSecondFactor(id);
    return submit('/account/second-factor', { ...own, intent: 'switch-off' }, { cookie });
  },
  'new recovery codes': async (id, cookie) => {
    await setUpSecondFactor(id);
    return submit('/account/second-factor', { ...own, intent: 'new-codes' }, { cookie });
  },
  'a removed passkey': async (id, cookie) => {
    await db().insert(passkeys).values({ id: 'phone', userId: id, name: 'Phone', publicKey: 'x' });
    return submit('/account/passkeys', { intent: 'remove', id: 'phone' }, { cookie });
  },
  'the end of all sessions': (_, cookie) => submit('/account/sessions', { session: 'others' }, { cookie }),
  'the end of all sessions by an administrator': (id) => asAdmin(id, 'end-sessions'),
  'a new role': (id) => asAdmin(id, 'make-admin'),
  'a second factor reset by an administrator': async (id) => {
    await setUpSecondFactor(id);
    return resetSecondFactor(db(), ADDRESS);
  },
  'a warning that is answered': async (id) => {
    const token = await linkOf(id, 'disown', ADDRESS);
    return submit('/auth/not-me', { token });
  },
};

test('securing an account ends other sessions and voids every waiting link and request', async () => {
  for (const [way, secure] of Object.entries(WAYS)) {
    await forgetAccounts();
    const id = await addMember();
    const [cookie, stolen] = [await signedInAs(id), await signedInAs(id)];
    const kinds = PURPOSES.filter((purpose) => purpose !== 'disown');
    const links = await Promise.all(kinds.map((kind) => linkOf(id, kind)));
    await submit('/account/email', { ...own, email: THIEF }, { cookie: stolen });
    await secure(id, cookie);
    for (const [index, kind] of kinds.entries()) {
      const { kind: state } = await stateOfToken(db(), links[index] ?? '', kind);
      expect([way, kind, state]).toEqual([way, kind, 'spent']);
    }
    await doAccountJobs();
    expect([way, await secretsTo(THIEF, '/account/email/confirm')]).toEqual([way, []]);
    const left = await visit('/account/password', { cookie: stolen });
    expect([way, left.status]).toEqual([way, 302]);
  }
});

test('“This was not me” reverts the address and ends all sessions; the mail leads on', async () => {
  for (const isConfirmed of [false, true]) {
    await forgetAccounts();
    const id = await addMember();
    const stolen = await signedInAs(id);
    await submit('/account/email', { ...own, email: THIEF }, { cookie: stolen });
    const change = await mailedSecret('/account/email/confirm', THIEF);
    const confirm = () => submit('/account/email/confirm', { token: change });
    if (isConfirmed) {
      await confirm();
      await submit('/account/password', { ...own, newPassword: 'Thiefs-Word-1' }, { cookie: stolen });
    }
    const [token = ''] = await secretsTo(ADDRESS, '/auth/not-me');
    const here = `/auth/not-me?token=${token}`;
    for (let scanner = 0; scanner < 2; scanner++) {
      expect(await visit(here)).toMatchObject({ data: { kind: 'open' } });
    }
    expect(await submit(here, { token })).toMatchObject({ status: 303, location: '/auth' });
    expect(await confirm()).toMatchObject({ location: `/account/email/confirm?token=${change}` });
    expect(await db().select().from(sessions)).toEqual([]);
    const signIn = (password: string) => submit('/auth', { email: ADDRESS, password });
    for (const word of [PASSWORD, 'Thiefs-Word-1']) expect(await signIn(word)).toMatchObject({ status: 403 });
    const [reset = ''] = await secretsTo(ADDRESS, '/auth/reset');
    expect(await resetPassword(reset, NEW_PASSWORD)).toBe(ADDRESS);
    expect(await signIn(NEW_PASSWORD)).toMatchObject({ status: 303, location: '/' });
    const warnings = await secretsTo(ADDRESS, '/auth/not-me');
    const states = await Promise.all(warnings.map((warning) => stateOfToken(db(), warning, 'disown')));
    expect(states.map(({ kind }) => kind)).toEqual([...warnings.slice(1).fill('spent'), 'open']);
  }
});

test('a sign-in that waits during a password change gets no session, nor a second step', async () => {
  const id = await addMember();
  const entry = { email: ADDRESS, password: PASSWORD };
  const refused = await whileSecured(id, () => submit('/auth', entry));
  expect(refused).toMatchObject({ status: 403, cookies: [] });
  expect(await db().select().from(sessions)).toEqual([]);

  const { secret } = await setUpSecondFactor(id);
  const half = await signedInAs(id, { awaitsSecondFactor: true });
  const late = await whileSecured(id, () =>
    submit('/auth/second-factor', { code: codeOf(secret) }, { cookie: half }),
  );
  expect(late).toMatchObject({ status: 303, location: '/auth' });
  expect(await db().select().from(sessions)).toEqual([]);
});

test('requests of a stolen session fail while the account is being secured', async () => {
  const id = await addMember();
  const cookie = await signedInAs(id);
  const form = { ...own, newPassword: 'Thiefs-Word-1' };
  await whileSecured(id, () => submit('/account/password', form, { cookie }));
  expect(await rowOf(users, id)).toMatchObject({ passwordHash: 'a newer hash' });
  expect(await queuedMails()).toEqual([]);
});

test('five wrong codes after the right password are reported once; more wait longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
  const id = await addMember();
  const { secret } = await setUpSecondFactor(id);
  const enter = async (code: string) => {
    const cookie = await signedInAs(id, { awaitsSecondFactor: true });
    return submit('/auth/second-factor', { code }, { cookie });
  };
  for (let wrong = 0; wrong < 4; wrong++) expect((await enter('000000')).status).toBe(403);
  expect(await queuedMails()).toEqual([]);
  const waits = [];
  for (let wrong = 0; wrong < 8; wrong++) {
    expect((await enter('000000')).status).toBe(403);
    const limited = await enter(codeOf(secret));
    expect(limited.status).toBe(429);
    waits.push(Math.round(Number(limited.retryAfter) / 60));
    vi.advanceTimersByTime(Number(limited.retryAfter) * 1000);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(await subjectsTo(ADDRESS)).toEqual(['Wrong codes at your sign-in']);
  expect((await enter(codeOf(secret))).status).toBe(303);
  expect((await enter('000000')).status).toBe(403);
  expect((await enter('000000')).status).toBe(403);
  vi.useRealTimers();
});

/** Runs `act` up to its lock on the account, changes the password, and lets it go on. */
async function whileSecured<Answer>(id: string, act: () => Promise<Answer>): Promise<Answer> {
  let acting: Promise<Answer> | undefined;
  await db().transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, id)).for('update');
    acting = act();
    await vi.waitFor(async () => {
      const [row] = await db().execute<{ waiting: number }>(
        sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(row?.waiting).toBeGreaterThan(0);
    }, 10_000);
    await tx.update(users).set({ passwordHash: 'a newer hash' }).where(eq(users.id, id));
    await tx.delete(sessions).where(eq(sessions.userId, id));
  });
  return acting!;
}

function linkOf(userId: string, purpose: TokenPurpose, address = THIEF): Promise<string> {
  const newEmail = purpose === 'change_email' || purpose === 'disown' ? address : null;
  return db().transaction((tx) => issueToken(tx, { userId, purpose, newEmail }));
}

async function asAdmin(id: string, intent: string) {
  const cookie = await signedInAs(await addMember({ email: 'boss@example.org', admin: true }));
  return submit(`/admin/users/${id}`, { intent }, { cookie });
}
