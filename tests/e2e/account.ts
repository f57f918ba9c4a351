import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { onDatabase } from './database.ts';
import { mailsAbout, type Mail } from './enquiry.ts';
import { expect } from './journey.ts';
import { PASSWORD } from './member.ts';

export function newAddress(): string {
  return `member-${randomUUID()}@example.org`;
}

/** All journeys come from one network, which may not request as many mails as they need. */
export async function forgetNetworks(): Promise<void> {
  await onDatabase(
    (sql) =>
      sql`delete from rate_limits where key like 'accountmail:network:%' or key like 'signin:network:%'`,
  );
}

/** As after ten minutes: sensitive actions ask for the password again. */
export async function forgetProof(email: string): Promise<void> {
  await onDatabase(
    (sql) =>
      sql`update sessions set proved_at = null where user_id in (select id from users where email = ${email})`,
  );
}

/** As when they ran out. */
export async function endSessionsOf(email: string): Promise<void> {
  await onDatabase(
    (sql) => sql`delete from sessions where user_id in (select id from users where email = ${email})`,
  );
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/auth');
  await enter(page, email, password);
}

/** Fills the sign-in that is shown, on its page or in the dialog, and sends it. */
export async function enter(page: Page, email: string, password = PASSWORD): Promise<void> {
  const form = page.locator('auth-form');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export async function openNavigation(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  return page.getByRole('navigation', { name: 'Main' });
}

export function toast(page: Page, text: string) {
  return page.getByRole('status').filter({ hasText: text });
}

export async function press(within: Page | Locator, name: string | RegExp, answer: string): Promise<void> {
  await within.getByRole('button', { name, exact: true }).click();
  await expect(toast('page' in within ? within.page() : within, answer)).toBeVisible();
}

export async function mailTo(email: string, subject: string | RegExp): Promise<Mail> {
  const fits = (mail: Mail) =>
    typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject);
  const mails = async () => (await mailsAbout(email)).filter((mail) => mail.to === email && fits(mail));
  await expect.poll(async () => (await mails()).length, { timeout: 15_000 }).toBe(1);
  const [mail] = await mails();
  if (!mail) throw new Error(`${String(subject)} is no longer in the mailbox.`);
  return mail;
}

export function linkIn(mail: Mail): string {
  const { pathname, search } = new URL(/https?:\/\/\S+token=[\w-]+/.exec(mail.text)?.[0] ?? '');
  return pathname + search;
}
