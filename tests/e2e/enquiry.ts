import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { SECOND } from '#app/platform/core/time.ts';
import { onDatabase } from './database.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
};

/** What a visitor types, by the label of the field; `type` is the kind of sender. */
export type Enquiry = { type: 'Individual' | 'Company' | 'Estate' | 'Trust'; fields: Record<string, string> };

const NAME_OF = {
  Individual: 'Full Name',
  Company: 'Representative Name',
  Estate: 'Executor Name',
  Trust: 'Trustee Name',
};

/** A complete enquiry from an address nobody else writes from. */
export function enquiry(type: Enquiry['type'] = 'Individual'): Enquiry & { email: string } {
  const email = `visitor-${randomUUID()}@example.org`;
  return {
    type,
    email,
    fields: {
      ...(type !== 'Individual' && { [`${type} Name`]: `Umhlanga ${type} 2024/000123/07` }),
      ...(type === 'Company' && { Position: 'Financial Director' }),
      [NAME_OF[type]]: 'Thandeka O’Brien-Nkosi',
      'E-mail Address': email,
      'Phone Number': '082 123 4567',
      Subject: 'A question about my return',
      Message: 'I sold a house in Durban.\nWhat do I owe, and by when? Café & <b>naïve</b>.',
    },
  };
}

export async function fillEnquiry(page: Page, { type, fields }: Enquiry): Promise<void> {
  await page.goto('/contact');
  // The input lies unseen under its label.
  await page.getByRole('radio', { name: type }).check({ force: true });
  await fillFields(page, fields);
}

export async function fillFields(page: Page, fields: Enquiry['fields']): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
}

export async function expectFields(page: Page, fields: Enquiry['fields']): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await expect(field(page, label)).toHaveValue(value);
}

/** A field that can be seen: one that belongs to another type has no role. */
export function field(page: Page, label: string) {
  return page.getByRole('main').getByRole('textbox', { name: label, exact: true });
}

export function sendButton(page: Page) {
  return page.getByRole('button', { name: 'Send Message' });
}

/** The page after sending, which says the reference; returns it. */
export async function expectSent(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent successfully');
  return page.getByText(/^[0-9A-F]{8}$/).innerText();
}

/** Every mail the mailbox holds that tells of `email`: the firm's, and the acknowledgement. */
export async function mailsAbout(email: string, mailboxUrl = process.env.MAILBOX_URL): Promise<Mail[]> {
  const answer = await fetch(`${mailboxUrl}/api/messages`);
  const mails = (await answer.json()) as Mail[];
  return mails.filter((mail) => mail.to === email || mail.text.includes(email));
}

export async function expectMailed(email: string, words: string): Promise<void> {
  const mails = async () => (await mailsAbout(email)).filter(({ text }) => text.includes(words));
  await expect.poll(async () => (await mails()).length, { timeout: 15 * SECOND }).toBe(1);
}

export async function storedFrom(email: string, databaseUrl?: string): Promise<number> {
  const [row] = await onDatabase(
    (sql) => sql`select count(*)::int as count from enquiries where email = ${email}`,
    databaseUrl,
  );
  return row?.count;
}
