import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { MINUTE } from '#app/time.ts';
import { toast } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expectWellMade, PDF } from './client-room.ts';
import { onDatabase } from './database.ts';
import { EVERYWHERE, expect, openHydrated, SCRIPT, test } from './journey.ts';
import { addMember, beginSession } from './member.ts';

const IRP5 = 'IRP5 or IT3(a) of every employer and pension fund';

test.describe.configure({ timeout: 2 * MINUTE });

test(
  'a clerk adds a taxpayer, opens its return, gets it together, files it, delivers the assessment and opens the next year',
  EVERYWHERE,
  async ({ page, browser, baseURL, complaints }) => {
    complaints.expect(/status of 40[049]/);
    const name = `Marula Moon ${randomUUID().slice(0, 8)}`;
    await beginSession(page, await addMember({ name: 'Bob Brink', role: 'staff' }));

    await page.goto('/admin/taxpayers');
    await page.getByRole('link', { name: 'Add a taxpayer' }).click();
    await page.waitForURL(/new$/);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('E-mail (optional)').fill(`client-${randomUUID()}@example.org`);
    await page.getByLabel('Income tax number (optional)').fill('12');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('The income tax reference number has ten digits.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Income tax number (optional)').fill('0123 456 789');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(toast(page, `${name} added`)).toBeVisible();

    await page.getByLabel('Invite by e-mail').fill(`owner-${randomUUID()}@example.org`);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(toast(page, 'Invitation on its way')).toBeVisible();
    await page.getByLabel('What', { exact: true }).selectOption('Provisional tax (IRP6)');
    await page.getByRole('button', { name: 'Show its periods' }).click();
    await page.waitForURL(/type=irp6/);
    await page.getByLabel('What', { exact: true }).selectOption('Income tax return (ITR12)');
    await page.getByRole('button', { name: 'Show its periods' }).click();
    await page.waitForURL(/type=itr12/);
    await expectWellMade(page, page.url());
    await page.getByLabel('Price, VAT included (optional)').fill('1 495');
    await page.getByRole('button', { name: 'Open, agreed elsewhere' }).click();
    await expect(toast(page, 'Opened')).toBeVisible();
    await page.waitForURL(/\/admin\/work\/[\w-]+$/);
    const path = new URL(page.url()).pathname;

    await page.getByText('Questions that the client has still to answer').click();
    for (const question of await page.locator('.work-questions').getByRole('group').all()) {
      const text = await question.locator('legend').innerText();
      const answer = /salary|medical aid/.test(text) ? 'Yes' : 'No';
      await question.getByRole('radio', { name: answer }).check({ force: true });
    }
    await page.getByRole('button', { name: 'Answer for the client' }).click();
    await expect(toast(page, 'Questions answered')).toBeVisible();
    await expectWellMade(page, path);

    await sendFor(page, IRP5, PDF);
    await item(page, IRP5).getByText('Return', { exact: true }).click();
    await item(page, IRP5).getByLabel('What is wrong, and what to do').fill('Page 2 is missing.');
    await item(page, IRP5).getByRole('button', { name: 'Return to the client' }).click();
    await expect(toast(page, 'Returned to the client')).toBeVisible();
    await expect(item(page, IRP5)).toContainText('Returned: Page 2 is missing.');
    const whole = { ...PDF, name: 'whole.pdf', buffer: Buffer.concat([PDF.buffer, Buffer.from('%2\n')]) };
    await sendFor(page, IRP5, whole);
    await item(page, IRP5)
      .getByRole('button', { name: /^Accept/ })
      .click();
    await expect(toast(page, 'Accepted')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Open again')).toBeVisible();
    await item(page, IRP5)
      .getByRole('button', { name: /^Accept/ })
      .click();
    await expect(toast(page, 'Accepted')).toBeVisible();
    await page.getByText('Ask for something else').click();
    await page.getByLabel('What we need').fill('A letter of the bank');
    await page.getByRole('button', { name: 'Ask the client' }).click();
    await expect(toast(page, 'Asked for')).toBeVisible();
    await expect(item(page, 'A letter of the bank')).toBeVisible();

    await page.getByLabel('Message to the client').fill('One page is missing.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(toast(page, 'Message sent')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('One page is missing.');

    await page.goto(`/admin/work?q=${encodeURIComponent(name)}`);
    await expectWellMade(page, page.url());
    const line = page.getByRole('row').filter({ hasText: name });
    await line.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Set status' }).click();
    await page.getByRole('button', { name: 'In progress', exact: true }).click();
    await expect(toast(page, 'One engagement set to “In progress”')).toBeVisible();
    await expect(line).toContainText('In progress');

    await line.getByRole('link', { name }).click();
    await page.waitForURL(`**${path}`);
    await page.getByLabel('Reference').fill('0042');
    await page.getByRole('button', { name: 'Submitted to SARS' }).click();
    await expect(toast(page, 'Set to “With SARS”')).toBeVisible();
    await expect(page.getByRole('complementary')).toContainText(/Submitted to SARS on .*, reference 0042/);
    await deliver(page, 'assessment.pdf');
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(toast(page, 'Set to “Done”')).toBeVisible();
    await page.getByText('Open the next period', { exact: true }).click();
    await page.getByRole('button', { name: 'Open it and write to the client' }).click();
    await expect(toast(page, 'One engagement opened for the next period')).toBeVisible();
    await page.getByRole('link', { name: 'The next period' }).click();
    await page.waitForURL((url) => url.pathname !== path);
    await expect(page.getByText('Last time: whole.pdf')).toBeVisible();

    const other = await (await browser.newContext({ baseURL })).newPage();
    await beginSession(other, await addMember({ name: 'Ann Adams', role: 'staff' }));
    for (const address of [path, page.url()]) expect((await other.request.get(address)).status()).toBe(404);
    await other.context().close();
  },
);

test('who saves after a colleague keeps what was typed, reads what the colleague did, and saves again', async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const path = await addWork();
  await beginSession(page, await addMember({ name: 'Bob Brink', role: 'staff' }));
  await page.goto(path);
  const other = await (await browser.newContext({ baseURL, javaScriptEnabled })).newPage();
  await beginSession(other, await addMember({ name: 'Ann Adams', role: 'staff' }));
  await other.goto(path);
  await other.getByLabel('Note for colleagues').fill('Call before noon.');
  await other.getByRole('button', { name: 'Save note' }).click();
  await expect(toast(other, 'Note saved')).toBeVisible();
  await other.context().close();

  await page.getByLabel('Note for colleagues').fill('Never call.');
  await page.getByRole('button', { name: 'Save note' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Somebody changed this engagement meanwhile' });
  await expect(alert).toContainText('Ann Adams');
  await expect(page.getByLabel('Note for colleagues')).toHaveValue('Never call.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(toast(page, 'Note saved')).toBeVisible();
  await page.goto(path);
  await expect(page.getByLabel('Note for colleagues')).toHaveValue('Never call.');
});

test(
  'a clerk goes through what came by keys, accepts the rest at once, and moves the due day',
  SCRIPT,
  async ({ page }) => {
    const path = await addWork(['Bank letter', 'Logbook', 'Lease', 'Rates bill']);
    await beginSession(page, await addMember({ name: 'Bob Brink', role: 'staff' }));
    await openHydrated(page, path);
    const focused = page.locator('.work-item:focus');
    await item(page, 'Bank letter')
      .getByRole('button', { name: /^Accept/ })
      .press('Enter');
    await expect(toast(page, 'Accepted')).toBeVisible();
    await expect(focused).toContainText('Logbook');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(focused).toContainText('Lease');
    await page.getByRole('button', { name: 'Accept all 2 that came' }).press('Enter');
    await expect(toast(page, '2 accepted')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What we asked for' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, '2 open again')).toBeVisible();
    await expect(item(page, 'Lease')).toContainText('Came in');

    await page.getByText('Change due day or price').click();
    await page.getByLabel('Due day').fill('2027-03-15');
    await page.getByLabel('Price, VAT included').fill('1 950');
    await page.getByRole('button', { name: 'Save due day and price' }).click();
    await expect(toast(page, 'Due day and price saved')).toBeVisible();
    const aside = page.getByRole('complementary');
    await expect(aside).toContainText('Due on 15 March 2027');
    await expectAccessible(page);
  },
);

function item(page: Page, what: string): Locator {
  return page.getByRole('listitem').filter({ has: page.locator('.work-what').getByText(what) });
}

/** As when the client handed it over in the office. */
async function sendFor(page: Page, what: string, file: typeof PDF): Promise<void> {
  await item(page, what).getByText('Answer for the client', { exact: true }).click();
  await chooseAndSend(item(page, what), file);
  await expect(item(page, what)).toContainText('Came in');
}

async function deliver(page: Page, name: string): Promise<void> {
  const place = page.getByRole('region', { name: 'From us to the client' });
  await choose(place, { ...PDF, name });
  await expect(page.getByRole('list', { name: 'Documents to the client' })).toBeHidden();
  await place.getByRole('button', { name: 'Deliver to the client' }).click();
  await expect(page.getByRole('list', { name: 'Documents to the client' })).toContainText(name);
}

/** With a script a chosen file is on its way; without one the button sends it. */
async function chooseAndSend(place: Locator, file: typeof PDF): Promise<void> {
  await choose(place, file);
  if (test.info().project.name === 'no-script')
    await place.getByRole('button', { name: 'Send', exact: true }).click();
}

async function choose(place: Locator, file: typeof PDF): Promise<void> {
  const hasScript = test.info().project.name !== 'no-script';
  if (hasScript) await expect(place.locator('file-upload[data-ready]')).toBeAttached();
  await place.locator('input[type=file]:not([capture])').setInputFiles(file);
}

/** Of nobody in particular, with what came for it; returns its path at the desk. */
async function addWork(came: readonly string[] = []): Promise<string> {
  const [taxpayer, work] = [randomUUID(), randomUUID()];
  await onDatabase(async (sql) => {
    await sql`insert into taxpayers (id, kind, name) values (${taxpayer}, 'individual', 'Kudu Kilns')`;
    await sql`insert into engagements (id, taxpayer_id, type, period, state) values (${work}, ${taxpayer}, 'itr12', '2026', 'in_progress')`;
    for (const [position, what] of came.entries())
      await sql`insert into request_items (engagement_id, position, what, state, answer) values (${work}, ${position}, ${what}, 'answered', 'Here')`;
  });
  return `/admin/work/${work}`;
}
