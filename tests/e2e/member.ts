import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createCookie } from '@remix-run/node';
import { hashPassword } from '#app/accounts/core/password.server.ts';
import { hashOfSecret, makeSecret } from '#app/accounts/core/secret.server.ts';
import type { Role } from '#app/accounts/core/roles.ts';
import { onDatabase } from './database.ts';

export const PASSWORD = 'Quiet-Karoo-7';
export const NAME = 'Thandi Nkosi';

/** The hash says its cost, so signing in is quick too. */
const HASH = hashPassword(PASSWORD, 4);

type Member = { name?: string; isAdmin?: boolean; role?: Role };

/** A member with a confirmed address, whose password is `PASSWORD`; returns the address. */
export async function addMember(member: Member = {}, databaseUrl?: string): Promise<string> {
  const { name = NAME, role = member.isAdmin ? 'admin' : null } = member;
  const email = `member-${randomUUID()}@example.org`;
  const hash = await HASH;
  await onDatabase(
    (sql) => sql`
      with member as (
        insert into users (email, password_hash, email_verified_at) values (${email}, ${hash}, now()) returning id
      ), role as (
        insert into user_roles (user_id, role) select id, ${role ?? 'none'} from member where ${role !== null}
      )
      insert into profiles (id, full_name, user_type) select id, ${name}, 'individual' from member`,
    databaseUrl,
  );
  return email;
}

/** Begins a session as the sign-in does, and gives its cookie to the page's browser. */
export async function beginSession(page: Page, email: string, databaseUrl?: string): Promise<void> {
  const secret = makeSecret();
  await onDatabase(
    (sql) => sql`
      insert into sessions (id, user_id, idle_expires_at, expires_at, proved_at)
      select ${hashOfSecret(secret)}, id, now() + interval '1 day', now() + interval '1 day', now() from users
      where email = ${email}`,
    databaseUrl,
  );
  const [, value = ''] = /=([^;]*)/.exec(await createCookie('session').serialize(secret)) ?? [];
  const cookie = { name: 'session', value, domain: 'localhost', path: '/', httpOnly: true };
  await page.context().addCookies([{ ...cookie, sameSite: 'Lax' }]);
}

export async function becomeMember(page: Page, member?: Member, databaseUrl?: string): Promise<string> {
  const email = await addMember(member, databaseUrl);
  await beginSession(page, email, databaseUrl);
  return email;
}
