import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { runAccountJob } from '#app/accounts/core/account-job.server.ts';
import { findMember } from '#app/accounts/core/member.server.ts';
import type { Role } from '#app/accounts/core/roles.ts';
import type { AccountJob } from '#app/accounts/core/account-job.server.ts';
import { hashPassword } from '#app/accounts/core/password.server.ts';
import { beginEnrolment, confirmEnrolment } from '#app/accounts/core/second-factor.server.ts';
import { sessionCookie } from '#app/accounts/core/session-cookie.server.ts';
import { beginSession } from '#app/accounts/core/sessions.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles, userRoles, users } from '#app/platform/db/schema/accounts.ts';
import { bossFor } from '#app/platform/jobs/queue.server.ts';
import { mailJob } from '#app/platform/mail/mail.server.ts';
import type { MailMessage } from '#app/platform/mail/outgoing.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { emptyTables } from './empty-tables.ts';

export const PASSWORD = 'Quiet-Karoo-7';
export const ADDRESS = 'thandi@example.org';

type New = { email?: string; fullName?: string; verified?: boolean; admin?: boolean; role?: Role };

export async function forgetAccounts(): Promise<void> {
  await bossFor(mailJob);
  await emptyTables('users', 'rate_limits', 'audit_entries');
  await db().execute(sql`delete from pgboss.job`);
}

/** The password is `PASSWORD`; returns the id. */
export async function addMember({ email = ADDRESS, verified = true, ...rest }: New = {}) {
  const passwordHash = await singleton('test-password-hash', () => hashPassword(PASSWORD));
  const emailVerifiedAt = verified ? new Date() : null;
  const [user] = await db().insert(users).values({ email, passwordHash, emailVerifiedAt }).returning();
  const id = user?.id ?? '';
  await db()
    .insert(profiles)
    .values({ id, fullName: rest.fullName ?? 'Thandi Nkosi', userType: 'individual' });
  const role = rest.admin ? 'admin' : rest.role;
  if (role) await db().insert(userRoles).values({ userId: id, role });
  return id;
}

type SessionOptions = { awaitsSecondFactor?: boolean; userAgent?: string; now?: Date };

export async function signedInAs(userId: string, options: SessionOptions = {}): Promise<string> {
  const { awaitsSecondFactor, userAgent = null, now = new Date() } = options;
  const device = { clientAddress: '10.0.0.1', userAgent };
  const secret = await beginSession(db(), { userId, device, awaitsSecondFactor }, now);
  return asCookie(await sessionCookie(secret));
}

/** The factor dates from two minutes ago. Returns its secret and the recovery codes. */
export async function setUpSecondFactor(userId: string) {
  const earlier = new Date(Date.now() - 120_000);
  const { secret } = (await beginEnrolment(userId, ADDRESS)) ?? { secret: '' };
  const recoveryCodes =
    (await db().transaction((tx) => confirmEnrolment(tx, userId, codeOf(secret, earlier), earlier))) ?? [];
  return { secret, recoveryCodes };
}

export function codeOf(secret: string, now = new Date()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}

/** The oldest first, like the queue: a `delete` returns rows in no order. */
export async function doAccountJobs(): Promise<void> {
  const jobs = await db().execute<{ data: AccountJob }>(
    sql`with done as (delete from pgboss.job where name = 'account' returning data, created_on)
      select data from done order by created_on`,
  );
  for (const { data } of jobs) await runAccountJob(data);
}

export async function queuedMails(to = '%') {
  const jobs = await db().execute<{ data: MailMessage }>(
    sql`select data from pgboss.job where name = 'mail' and data->>'to' like ${to} order by created_on`,
  );
  return jobs.map((job) => job.data);
}

export async function subjectsTo(address?: string): Promise<string[]> {
  return (await queuedMails(address)).map(({ subject }) => subject);
}

/** The oldest first. */
export async function secretsTo(address: string, page = '/auth/verify'): Promise<string[]> {
  const mails = (await queuedMails(address)).filter(({ text }) => text.includes(`${page}?`));
  return mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? '');
}

export async function mailedSecret(page: string, address = ADDRESS): Promise<string> {
  await doAccountJobs();
  return (await secretsTo(address, page))[0] ?? '';
}

export async function mailedCode(): Promise<string> {
  return /code is (\d{6})/.exec((await queuedMails(ADDRESS)).at(-1)?.text ?? '')?.[1] ?? '';
}

export function memberWith(cookie: string) {
  return findMember(new Request('http://localhost/', { headers: { Cookie: cookie } }));
}

export function asCookie(...lines: (string | null)[]): string {
  return lines.map((line) => line?.split(';')[0] ?? '').join('; ');
}

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
