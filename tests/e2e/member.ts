import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import postgres from 'postgres';
import { hashPassword } from '#app/accounts/password.server.ts';

/** The hash says its cost, so signing in is quick too. */
const LOW_COST = 4;

export type TestMember = { email: string; password: string };

/** Opens an account with a verified address that nobody else has. */
export async function openAccount(databaseUrl = process.env.SITE_DATABASE_URL ?? ''): Promise<TestMember> {
  const member = { email: `member-${randomUUID()}@example.org`, password: 'Quiet-Karoo-7' };
  const hash = await hashPassword(member.password, LOW_COST);
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    await sql`
      with member as (
        insert into users (email, password_hash, email_verified_at) values (${member.email}, ${hash}, now()) returning id
      )
      insert into profiles (id, full_name, user_type) select id, 'Thandi Nkosi', 'individual' from member`;
  } finally {
    await sql.end();
  }
  return member;
}

/** Fills in the sign-in that the page shows. */
export async function signIn(page: Page, { email, password }: TestMember): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
}
