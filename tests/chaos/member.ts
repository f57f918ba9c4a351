import { randomUUID } from 'node:crypto';
import { hashPassword } from '#app/accounts/core/password.server.ts';
import { addUser, PASSWORD } from '#tests/load/accounts.ts';
import type { TestSite } from './test-site.ts';

const LOW_COST = 4;

/** The password is `PASSWORD`; returns the address. */
export async function addMember({ sql }: TestSite, role?: 'admin'): Promise<string> {
  const email = `member-${randomUUID()}@example.org`;
  await addUser(sql, { email, hash: await hashPassword(PASSWORD, LOW_COST), role });
  return email;
}
