import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { firm } from '#content/firm.ts';
import { MINUTE } from '#app/time.ts';
import { mailTo, toast } from './account.ts';
import { answerQuestions, codesTo, item, PDF, photos, sendFiles } from './client-room.ts';
import { onDatabase } from './database.ts';
import { EVERYWHERE, expect, test } from './journey.ts';
import { addMember, beginSession } from './member.ts';

const IRP5 = 'IRP5 or IT3(a) of every employer and pension fund';
const RENT = 'Rent that you received, month by month';
const FILES = [
  'Certificates of retirement annuities and tax-free investments',
  'Section 18A receipts for donations',
  'Costs of the property that you let',
  'What you sold: what it cost, what you added to it, what you got',
];
const NOT_MINE = ['Medical bills that nobody paid back', 'IT3(b) and IT3(c) of banks and investment houses'];
const WITHOUT_ACCOUNT = 'no-script';

test.describe.configure({ timeout: 4 * MINUTE });
test.beforeEach(() => onDatabase((sql) => sql`delete from rate_limits where key like 'link-%'`));

/** Without a script by the link of a mail, otherwise with an account. */
test(
  'a return is proposed, accepted, put together, filed, delivered, and asked for again a year later',
  EVERYWHERE,
  async ({ page, browser }) => {
    const hasAccount = test.info().project.name !== WITHOUT_ACCOUNT;
    const email = hasAccount ? await addMember() : `client-${randomUUID()}@example.org`;
    const name = `Acacia Alley ${randomUUID().slice(0, 8)}`;
    const taxpayer = await addTaxpayer({ name, email, hasAccount });
    const desk = await secondPage(browser, 1440);
    await beginSession(desk, await addMember({ name: 'Bob Brink', role: 'staff' }));
    await desk.goto(`/admin/taxpayers/${taxpayer}/propose?plan=individual-income-tax`);
    await desk.getByRole('button', { name: 'Preview the letters' }).click();
    await desk.getByRole('button', { name: 'Send the proposal' }).click();
    await desk.waitForURL(`**/admin/taxpayers/${taxpayer}`);

    if (hasAccount) await beginSession(page, email);
    else await openLink(page, email);
    if (hasAccount) await page.goto('/account');
    await page.getByRole('link', { name: /^(Read the proposal|Our proposal: Income tax return)/ }).click();
    await page.waitForURL(/\/proposal\//);
    await page.getByLabel('Your full name').fill('Thandi Nkosi');
    await page.getByRole('checkbox', { name: /^I have read/ }).check();
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(page.getByText(/^Accepted by Thandi Nkosi on /)).toBeVisible();
    await page.getByRole('link', { name: /^Income tax return \(ITR12\)/ }).click();
    await page.waitForURL(/\/work\//);
    const room = new URL(page.url()).pathname;

    await answerQuestions(page, [/salary/, /medical aid/, /let a property/, /sell a property/]);
    await expect(page.getByText('We need 9 things from you.')).toBeVisible();
    await send(page, room, IRP5, PDF);
    await send(page, room, 'Tax certificate of your medical aid', await photos(3));
    for (const what of NOT_MINE) {
      await openItem(page, room, what);
      await page.getByRole('button', { name: `Not mine ${what}` }).click();
      await expect(toast(page, 'Noted: not yours')).toBeVisible();
    }
    await openItem(page, room, RENT);
    await item(page, RENT).getByText('Answer in words').click();
    await item(page, RENT).getByLabel('Your answer').fill('R 8 500 each month, all year.');
    await item(page, RENT).getByRole('button', { name: 'Send this answer' }).click();
    await expect(toast(page, 'Your answer is with us')).toBeVisible();
    for (const what of FILES) await send(page, room, what, PDF);
    await expect(page.getByText('We have what we asked for')).toBeVisible();

    await desk.goto(`/admin/work?q=${encodeURIComponent(name)}`);
    await desk.getByRole('row').filter({ hasText: name }).getByRole('link', { name }).click();
    await desk.waitForURL(/\/admin\/work\/[\w-]+$/);
    await expect(deskItem(desk, 'Tax certificate of your medical aid')).toContainText('.pdf');
    await deskItem(desk, IRP5).getByText('Return', { exact: true }).click();
    await deskItem(desk, IRP5).getByLabel('What is wrong, and what to do').fill('This is the one of 2024.');
    await deskItem(desk, IRP5).getByRole('button', { name: 'Return to the client' }).click();
    await expect(toast(desk, 'Returned to the client')).toBeVisible();

    await page.goto(room);
    await expect(item(page, IRP5)).toContainText('This is the one of 2024.');
    await sendFiles(page, IRP5, another('irp5-2026.pdf'));
    await expect(item(page, IRP5)).toContainText('irp5-2026.pdf');
    await page.getByLabel('Your message').fill('Is that all?');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(toast(page, 'Your message is with us')).toBeVisible();

    await desk.reload();
    await expect(desk.getByRole('list', { name: 'Messages' })).toContainText('Is that all?');
    await deskItem(desk, IRP5)
      .getByRole('button', { name: /^Accept/ })
      .click();
    await expect(toast(desk, 'Accepted')).toBeVisible();
    await desk.getByLabel('Message to the client').fill('Yes, thank you.');
    await desk.getByRole('button', { name: 'Send message' }).click();
    await expect(toast(desk, 'Message sent')).toBeVisible();
    await desk.getByLabel('Reference').fill('0042');
    await desk.getByRole('button', { name: 'Submitted to SARS' }).click();
    await expect(toast(desk, 'Set to “With SARS”')).toBeVisible();
    await deliver(desk, another('assessment.pdf'));
    await desk.getByRole('button', { name: 'Finish' }).click();
    await expect(toast(desk, 'Set to “Done”')).toBeVisible();

    await page.goto(room);
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Yes, thank you.');
    await expect(page.getByRole('main')).toContainText(/Submitted to SARS on .*, reference 0042/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /assessment\.pdf/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('assessment.pdf');

    await desk.reload();
    await expect(desk.getByRole('list', { name: 'Documents to the client' })).toContainText(/, opened /);
    await desk.getByText('Open the next period', { exact: true }).click();
    await desk.getByRole('button', { name: 'Open it and write to the client' }).click();
    await expect(toast(desk, 'One engagement opened for the next period')).toBeVisible();
    await desk.context().close();
    if (!hasAccount) return;
    await page.goto('/account');
    await page.getByRole('link', { name: /^Income tax return \(ITR12\).*to send/ }).click();
    await page.waitForURL((url) => url.pathname !== room && url.pathname.startsWith('/work/'));
    await expect(item(page, IRP5)).toContainText('irp5-2026.pdf');
  },
);

async function addTaxpayer({
  name,
  email,
  hasAccount,
}: {
  name: string;
  email: string;
  hasAccount: boolean;
}) {
  const id = randomUUID();
  await onDatabase(async (sql) => {
    await sql`insert into taxpayers (id, kind, name, email) values (${id}, 'individual', ${name}, ${email})`;
    if (hasAccount)
      await sql`insert into taxpayer_members (taxpayer_id, user_id, role) select ${id}, id, 'owner' from users where email = ${email}`;
  });
  return id;
}

async function secondPage(browser: Browser, width: number): Promise<Page> {
  const { baseURL, javaScriptEnabled } = test.info().project.use;
  const context = await browser.newContext({ baseURL, javaScriptEnabled, viewport: { width, height: 900 } });
  return context.newPage();
}

async function openLink(page: Page, email: string): Promise<void> {
  const { text } = await mailTo(email, `A proposal for you: ${firm.name}`);
  await page.goto(new URL(/https?:\/\/\S+\/request\/[\w-]+/.exec(text)?.[0] ?? '').pathname);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect.poll(async () => (await codesTo(email)).length, { timeout: 15_000 }).toBe(1);
  const [code = ''] = await codesTo(email);
  await page.getByLabel('Six digits').fill(code);
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.waitForURL(/\/work\//);
}

/** A phone shows one at a time. */
async function openItem(page: Page, room: string, what: string): Promise<void> {
  if (!test.info().project.use.isMobile) return;
  await page.goto(room);
  for (let step = 0; step < 9 && (await item(page, what).count()) === 0; step++)
    await page.getByRole('link', { name: /^Later\. Next: / }).click();
  await expect(item(page, what)).toBeVisible();
}

async function send(page: Page, room: string, what: string, files: Parameters<Locator['setInputFiles']>[0]) {
  await openItem(page, room, what);
  await sendFiles(page, what, files);
}

function deskItem(page: Page, what: string): Locator {
  return page.getByRole('listitem').filter({ has: page.locator('.work-what').getByText(what) });
}

async function deliver(page: Page, file: typeof PDF): Promise<void> {
  const place = page.getByRole('region', { name: 'From us to the client' });
  const hasScript = test.info().project.name !== 'no-script';
  if (hasScript) await expect(place.locator('file-upload[data-ready]')).toBeAttached();
  await place.locator('input[type=file]:not([capture])').setInputFiles(file);
  await place.getByRole('button', { name: 'Deliver to the client' }).click();
  await expect(page.getByRole('list', { name: 'Documents to the client' })).toContainText(file.name);
}

/** Other bytes than `PDF`. */
function another(name: string): typeof PDF {
  return { ...PDF, name, buffer: Buffer.concat([PDF.buffer, Buffer.from(`%${name}\n`)]) };
}
