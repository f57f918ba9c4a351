import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { onDatabase } from './database.ts';
import { enquiry } from './enquiry.ts';
import { expect } from './journey.ts';
import { addMember, beginSession, NAME } from './member.ts';

/** Signs the page's visitor in as an administrator of their own. */
export async function enterDesk(page: Page, name = NAME): Promise<void> {
  await beginSession(page, await addMember({ name, isAdmin: true }));
}

/** A second administrator's page, in a browser of their own. */
export async function secondDesk(browser: Browser, baseURL: string | undefined, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const page = await context.newPage();
  await enterDesk(page, 'Pieter Botha');
  return page;
}

/** Stores an enquiry without its mails; returns the address it came from. */
export async function addEnquiry(): Promise<string> {
  const { email, fields } = enquiry();
  const { 'Full Name': name, Subject: subject, Message: message } = fields;
  const sent = { submission_key: randomUUID(), user_type: 'individual', name, email, subject, message };
  await onDatabase((sql) => sql`insert into contact_messages ${sql({ ...sent, phone: '+27 821234567' })}`);
  return email;
}

/** Opens the message that came from an address. */
export async function openMessage(page: Page, email: string): Promise<void> {
  await page.goto(`/admin/messages?state=all&q=${encodeURIComponent(email)}`);
  await page.getByRole('table').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Reply by mail' })).toBeVisible();
}

/** After the reply, or an action of another form, the message stays open, not the next one. */
export async function stayHere(page: Page, form = '#reply-form'): Promise<void> {
  await page.locator(form).getByRole('checkbox', { name: 'Stay on this message' }).check();
}
