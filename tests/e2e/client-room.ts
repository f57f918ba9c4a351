import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { hashOfSecret, makeSecret } from '#app/accounts/secret.server.ts';
import { SECOND } from '#app/time.ts';
import { expectAccessible } from './axe.ts';
import { onDatabase } from './database.ts';
import { mailsAbout } from './enquiry.ts';
import { expect, test } from './journey.ts';
import { expectSoundLayout } from './layout.ts';
import { validateHtml } from './markup.ts';

type Room = { taxpayer: string; work: string; path: string };

/** Work that has just been accepted, with its questions open: for a member, or for an address alone. */
export async function addRoom({ member, email }: { member?: string; email?: string }): Promise<Room> {
  const [taxpayer, work] = [randomUUID(), randomUUID()];
  await onDatabase(async (sql) => {
    await sql`insert into taxpayers (id, kind, name, email) values (${taxpayer}, 'individual', 'Thandi Nkosi', ${email ?? null})`;
    await sql`insert into taxpayer_members (taxpayer_id, user_id, role) select ${taxpayer}, id, 'owner' from users where email = ${member ?? ''}`;
    await sql`insert into engagements (id, taxpayer_id, type, period, state, due_on) values (${work}, ${taxpayer}, 'itr12', '2026', 'collecting', '2027-01-18')`;
  });
  return { taxpayer, work, path: `/work/${work}` };
}

/** The path of a link as our mails have it. */
export async function addLink({ work }: Room, email: string): Promise<string> {
  const secret = makeSecret();
  await onDatabase(
    (sql) => sql`insert into engagement_links (token_hash, engagement_id, email, expires_at)
      values (${hashOfSecret(secret)}, ${work}, ${email}, now() + interval '1 day')`,
  );
  return `/request/${secret}`;
}

/** As a colleague does at the desk. */
export async function returnItem({ work }: Room, what: string, reason: string): Promise<void> {
  await onDatabase(
    (sql) => sql`update request_items set state = 'returned', reason = ${reason}, version = version + 1
      where engagement_id = ${work} and what = ${what}`,
  );
}

export async function writeAsFirm({ work }: Room, text: string): Promise<void> {
  await onDatabase(
    (sql) => sql`insert into engagement_messages (engagement_id, is_ours, author_name, text, submission_key)
      values (${work}, true, 'Anusha Pillay', ${text}, ${randomUUID()})`,
  );
}

/** The codes that were mailed to an address. */
export async function codesTo(email: string): Promise<string[]> {
  const mails = (await mailsAbout(email)).filter(
    ({ to, text }) => to === email && /code is \d{6}/.test(text),
  );
  return mails.map(({ text }) => /code is (\d{6})/.exec(text)?.[1] ?? '');
}

export async function answerQuestions(page: Page, yes: readonly RegExp[]): Promise<void> {
  for (const question of await page.locator('fieldset').all()) {
    const text = await question.locator('legend').innerText();
    const answer = yes.some((pattern) => pattern.test(text)) ? 'Yes' : 'No';
    await question.getByRole('radio', { name: answer }).check({ force: true });
  }
  await page.getByRole('button', { name: 'Show me what you need' }).click();
}

/** The page, wherever on it. */
export function reached(page: Page, path: string): Promise<void> {
  return page.waitForURL((url) => url.pathname === path);
}

export function item(page: Page, what: string): Locator {
  return page.getByRole('article', { name: what });
}

export const PDF = {
  name: 'certificate.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** Each of another colour, so that none is the other. */
export async function photos(count: number) {
  const drawn = Array.from({ length: count }, (_, index) =>
    sharp({ create: { width: 60, height: 80, channels: 3, background: { r: 40 * index, g: 90, b: 160 } } })
      .jpeg()
      .toBuffer(),
  );
  return (await Promise.all(drawn)).map((buffer, index) => ({
    name: `photo-${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }));
}

/** Chooses files for a thing that we need; without a script the button sends them. */
export async function sendFiles(page: Page, what: string, files: Parameters<Locator['setInputFiles']>[0]) {
  const card = item(page, what);
  const hasScript = test.info().project.name !== 'no-script';
  if (hasScript) await expect(card.locator('file-upload[data-ready]')).toBeAttached();
  await card.getByLabel(/^(Files from this device|Add )/).setInputFiles(files);
  if (!hasScript) await card.getByRole('button', { name: 'Send', exact: true }).click();
  // Several photos become one PDF first.
  await expect(item(page, what).getByText('Sent to us', { exact: true })).toBeVisible({
    timeout: 45 * SECOND,
  });
}

/** Never cached, valid, accessible, and on desktops sound at each width. */
export async function expectWellMade(page: Page, path: string): Promise<void> {
  const answer = await page.request.get(path);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(await validateHtml(await answer.text()), `HTML of ${path}`).toEqual([]);
  await expectAccessible(page);
  if (test.info().project.name === 'phone') return;
  const size = page.viewportSize();
  await expectSoundLayout(page);
  if (size) await page.setViewportSize(size);
}
