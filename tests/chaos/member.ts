import { randomUUID } from 'node:crypto';
import { hashPassword } from '#app/accounts/password.server.ts';
import type { Door, TestSite } from './test-site.ts';

const PASSWORD = 'Quiet-Karoo-7';
const LOW_COST = 4;

/** The password is `PASSWORD`; returns the address. */
export async function addMember({ sql }: TestSite, role: 'member' | 'admin' = 'member'): Promise<string> {
  const email = `member-${randomUUID()}@example.org`;
  const hash = await hashPassword(PASSWORD, LOW_COST);
  const [user] = await sql`
    insert into users (email, password_hash, email_verified_at) values (${email}, ${hash}, now()) returning id`;
  await sql`insert into profiles (id, full_name, user_type) values (${user?.id}, 'Thandi Nkosi', 'individual')`;
  if (role === 'admin') await sql`insert into user_roles (user_id, role) values (${user?.id}, 'admin')`;
  return email;
}

export async function signIn(app: Door, email: string, password = PASSWORD): Promise<string> {
  const answer = await post(app, '/auth', { email, password });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

export function post(app: Door, path: string, fields: Record<string, string>): Promise<Response> {
  const headers = { Origin: app.url };
  return fetch(app.url + path, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}
