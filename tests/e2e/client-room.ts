import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { hashOfSecret, makeSecret } from '#app/accounts/core/secret.server.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { mailTo, press } from './account.ts';
import { expectAccessible } from './axe.ts';
import { onDatabase } from './database.ts';
import { mailsAbout } from './enquiry.ts';
import { expect, hasScript, test } from './journey.ts';
import { expectSoundLayout } from './layout.ts';
import { validateHtml } from './markup.ts';
import { becomeMember, NAME } from './member.ts';

type Room = { taxpayer: string; work: string; path: string };

/** Work that has just been accepted, with its questions open: for a member, or for an address without an account. */
export async function addRoom(owner: { member?: string; email?: string }): Promise<Room> {
  const [taxpayer, work] = [await addTaxpayer(owner), randomUUID()];
  await onDatabase(
    (sql) => sql`insert into engagements (id, taxpayer_id, type, period, state, due_on)
      values (${work}, ${taxpayer}, 'itr12', '2026', 'collecting', '2027-01-18')`,
  );
  return { taxpayer, work, path: `/work/${work}` };
}

/** Owned by the member with an address, if there is one. */
export async function addTaxpayer(owner: {
  name?: string;
  member?: string;
  email?: string;
}): Promise<string> {
  const id = randomUUID();
  const { name = NAME, member = '', email = null } = owner;
  await onDatabase(async (sql) => {
    await sql`insert into taxpayers (id, kind, name, email) values (${id}, 'individual', ${name}, ${email})`;
    await sql`insert into taxpayer_members (taxpayer_id, user_id, role)
      select ${id}, id, 'owner' from users where email = ${member}`;
  });
  return id;
}

export async function enterRoom(page: Page): Promise<Room & { member: string }> {
  const member = await becomeMember(page);
  return { member, ...(await addRoom({ member })) };
}

export async function addLink({ work }: Room, email: string): Promise<string> {
  const secret = makeSecret();
  await onDatabase(
    (sql) => sql`insert into engagement_links (token_hash, engagement_id, email, expires_at)
      values (${hashOfSecret(secret)}, ${work}, ${email}, now() + interval '1 day')`,
  );
  return `/request/${secret}`;
}

/** The page does it by itself once the messages are seen; otherwise its reader does. */
export async function readMessages(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'I have read this' });
  if (hasScript()) await page.getByLabel('Your message').scrollIntoViewIfNeeded();
  else await button.click();
  await expect(button).toHaveCount(0);
}

export async function openProposal(page: Page, email: string): Promise<void> {
  const { text } = await mailTo(email, /: our proposal/);
  await page.goto(new URL(/https?:\/\/\S+\/request\/[\w-]+/.exec(text)?.[0] ?? '').pathname);
  await openByCode(page, email);
  await page.waitForURL(/\/proposal\//);
}

/** Opens what is behind a link; returns the mailed code. */
async function openByCode(page: Page, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const code = await nextCode(email);
  await enterCode(page, code);
  return code;
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Six digits').fill(code);
  // With a script the page goes on by itself after the sixth digit.
  if (!hasScript()) await page.getByRole('button', { name: 'Go to the work' }).click();
}

/** The code that came after `before`. */
export async function nextCode(email: string, before?: string): Promise<string> {
  const next = async () => (await codesTo(email)).find((code) => code !== before) ?? '';
  await expect.poll(next, { timeout: 15 * SECOND }).not.toBe('');
  return next();
}

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

/** Waits for the page with this path, whatever its query and fragment. */
export function reached(page: Page, path: string): Promise<void> {
  return page.waitForURL((url) => url.pathname === path);
}

export function item(page: Page, what: string): Locator {
  return page.getByRole('article', { name: what });
}

export const IRP5 = 'IRP5 or IT3(a) of every employer and pension fund';
export const RENT = 'Rent that you received, month by month';

export const PDF = {
  name: 'certificate.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

export function another(name: string): typeof PDF {
  return { ...PDF, name, buffer: Buffer.concat([PDF.buffer, Buffer.from(`%${name}\n`)]) };
}

/** Each in another colour, so that no two are equal. */
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

type Files = Parameters<Locator['setInputFiles']>[0];

/** With a script chosen files are on their way; without one a button sends them. */
export async function choose(place: Locator, files: Files): Promise<void> {
  if (hasScript()) await expect(place.locator('file-upload[data-ready]')).toBeAttached();
  await place.locator('input[type=file]:not([capture])').setInputFiles(files);
}

export async function sendFiles(page: Page, what: string, files: Files): Promise<void> {
  await choose(item(page, what), files);
  if (!hasScript()) await item(page, what).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(item(page, what).getByText('Sent to us', { exact: true })).toBeVisible({
    timeout: 45 * SECOND,
  });
}

/** Waits for the PDF of photos; without a script the page is reloaded for it. */
export async function expectJoined(page: Page, what: string): Promise<void> {
  const pdf = item(page, what).locator('a[download]', { hasText: /\.pdf$/ });
  await expect(async () => {
    if (!hasScript()) await page.reload();
    await expect(pdf).toBeVisible({ timeout: 2 * SECOND });
  }).toPass({ timeout: 45 * SECOND });
}

export async function notMine(page: Page, what: string): Promise<void> {
  const fold = item(page, what).locator('summary', { hasText: 'Not mine' });
  const isAsked = (await fold.count()) > 0;
  if (isAsked) await fold.click();
  await press(page, `${isAsked ? 'Still, this is not mine' : 'Not mine'} ${what}`, 'Noted: not yours');
  await expect(page.getByRole('button', { name: `Not mine ${what}` })).toHaveCount(0);
}

export async function answerInWords(page: Page, what: string, words: string): Promise<void> {
  await item(page, what).getByText('Answer in words', { exact: true }).click();
  await item(page, what).getByLabel('Your answer').fill(words);
  await press(item(page, what), 'Send this answer', 'Your answer is with us');
}

export async function sendMessage(
  page: Page,
  text: string,
  answer = 'Your message is with us',
): Promise<void> {
  await page.getByLabel('Your message').fill(text);
  await press(page, 'Send the message', answer);
}

/** `1 day`, never `1 days`, in whatever is said of one. */
async function expectOneSaidAsOne(page: Page): Promise<void> {
  const nouns =
    'day|paper|document|message|file|piece|question|result|booking|hour|month|week|client|thing|engagement|return|mail|item|line|row|person|minute|due day';
  const wrong = new RegExp(`\\b1 (${nouns})s\\b|\\b1 (people|are|were|wait|fall)\\b`);
  expect(await page.getByRole('main').innerText()).not.toMatch(wrong);
}

export async function expectWellMade(page: Page, path: string): Promise<void> {
  const answer = await page.request.get(path);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(await validateHtml(await answer.text()), `HTML of ${path}`).toEqual([]);
  await expectAccessible(page);
  await expectOneSaidAsOne(page);
  if (test.info().project.name === 'phone') return;
  const size = page.viewportSize();
  await expectSoundLayout(page);
  if (size) await page.setViewportSize(size);
}
