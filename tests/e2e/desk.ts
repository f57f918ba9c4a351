import type { Browser, Page } from '@playwright/test';
import postgres from 'postgres';
import { NAME } from './account.ts';
import { enquiry, fillEnquiry, sendButton, type Enquiry } from './enquiry.ts';
import { expect } from './journey.ts';
import { openAccount, signIn } from './member.ts';

/** Signs the page's visitor in as an administrator of their own. */
export async function enterDesk(page: Page, name = NAME): Promise<void> {
  const member = await openAccount();
  await onDatabase(async (sql) => {
    await sql`insert into user_roles (user_id, role) select id, 'admin' from users where email = ${member.email}`;
    await sql`update profiles set full_name = ${name} where id = (select id from users where email = ${member.email})`;
  });
  await page.goto('/auth');
  await signIn(page, member);
  await page.waitForURL('/');
}

/** A second administrator's page, in a browser of their own. */
export async function secondDesk(browser: Browser, baseURL: string | undefined, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const page = await context.newPage();
  await enterDesk(page, 'Pieter Botha');
  return page;
}

/** Sends an enquiry as a visitor would; returns the address it came from. */
export async function sendEnquiry(
  page: Page,
  wanted: Enquiry & { email: string } = enquiry(),
): Promise<string> {
  await fillEnquiry(page, wanted);
  await sendButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Message sent successfully' })).toBeVisible();
  return wanted.email;
}

/** Opens the message that came from an address. */
export async function openMessage(page: Page, email: string): Promise<void> {
  await page.goto(`/admin/messages?state=all&q=${encodeURIComponent(email)}`);
  await page.getByRole('table').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Reply by mail' })).toBeVisible();
}

export async function onDatabase<Result>(act: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
  const sql = postgres(process.env.SITE_DATABASE_URL ?? '', { max: 1, onnotice: () => {} });
  return act(sql).finally(() => sql.end());
}
