import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { press } from './account.ts';
import { choose, reached, type PDF } from './client-room.ts';
import { onDatabase } from './database.ts';
import { enquiry } from './enquiry.ts';
import { expect } from './journey.ts';
import { becomeMember, NAME } from './member.ts';

export async function enterDesk(page: Page, name = NAME): Promise<void> {
  await becomeMember(page, { name, isAdmin: true });
}

export async function secondDesk(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await enterDesk(page, 'Pieter Botha');
  return page;
}

export async function addEnquiry(): Promise<string> {
  const { email, fields } = enquiry();
  const { 'Full Name': name, Subject: subject, Message: message } = fields;
  const sent = { submission_key: randomUUID(), user_type: 'individual', name, email, subject, message };
  await onDatabase((sql) => sql`insert into enquiries ${sql({ ...sent, phone: '+27 821234567' })}`);
  return email;
}

export async function openMessage(page: Page, email: string): Promise<void> {
  await page.goto(`/admin/messages?state=all&q=${encodeURIComponent(email)}`);
  await page.getByRole('table').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Reply by mail' })).toBeVisible();
}

export function deskItem(page: Page, what: string): Locator {
  return page.getByRole('listitem').filter({ has: page.locator('.work-what').getByText(what) });
}

export async function returnToClient(page: Page, what: string, reason: string): Promise<void> {
  await deskItem(page, what).getByText('Return', { exact: true }).click();
  await deskItem(page, what).getByLabel('What is wrong, and what to do').fill(reason);
  await press(deskItem(page, what), 'Return to the client', 'Returned to the client');
}

export async function writeToClient(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message to the client').fill(text);
  await press(page, 'Send message', 'Message sent');
}

export async function fileAndDeliver(page: Page, file: typeof PDF): Promise<void> {
  await page.getByLabel('Reference').fill('0042');
  await page.getByLabel('How the client approved it').fill('By phone');
  await press(page, 'Submitted to SARS', 'Set to “With SARS”');
  await expect(page.getByRole('complementary')).toContainText(/Submitted to SARS on .*, reference 0042/);
  await deliver(page, [file]);
  await expect(page.getByRole('list', { name: 'Documents to the client' })).toContainText(file.name);
  await press(page, 'Finish', 'Set to “Done”');
}

/** It starts at once, so the client is asked. */
export async function startNextPeriod(page: Page): Promise<void> {
  await page.getByText('Plan the next period', { exact: true }).click();
  await press(page, 'Plan it', 'One engagement planned for the next period');
  await page.getByRole('link', { name: 'The next period' }).click();
  await press(page, 'Start now', 'Started');
}

/** After the reply, or an action of another form, the message stays open, not the next one. */
export async function stayHere(page: Page, form = '#reply-form'): Promise<void> {
  await page.locator(form).getByRole('checkbox', { name: 'Stay on this message' }).check();
}

/** From the page of the work, and back there. `fill`: what the purpose needs. */
export async function deliver(
  desk: Page,
  files: readonly (typeof PDF)[],
  fill?: (form: Locator) => Promise<void>,
): Promise<void> {
  const path = new URL(desk.url()).pathname;
  await desk.getByRole('link', { name: 'Deliver documents', exact: true }).click();
  // For a moment the browser still answers from the page before, which has forms with files too.
  const title = desk.getByRole('heading', { name: 'Deliver to the client', level: 1 });
  const form = desk.getByRole('main').filter({ has: title });
  if (files.length > 0) await choose(form, [...files]);
  await fill?.(form);
  await form.getByRole('button', { name: 'Deliver to the client' }).click();
  await reached(desk, path);
}

export async function toApprove(form: Locator, what: string): Promise<void> {
  await form.getByText('To approve', { exact: true }).click();
  await form.getByLabel('What they approve').fill(what);
  await form.getByLabel('What comes out').selectOption('refund');
  await form.getByLabel('Amount in rand, if there is one').fill('12 345.67');
}
