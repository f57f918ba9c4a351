import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { MINUTE } from '#app/platform/core/time.ts';
import { press, toast } from './account.ts';
import { expectAccessible } from './axe.ts';
import { addTaxpayer, choose, expectWellMade, IRP5, PDF } from './client-room.ts';
import { onDatabase } from './database.ts';
import { deskItem } from './desk.ts';
import { expect, fillIn, hasScript, openHydrated, SCRIPT, test, thorough } from './journey.ts';
import { becomeMember } from './member.ts';

test.describe.configure({ timeout: 2 * MINUTE });

test('a clerk adds a taxpayer, opens its return, answers for it and sets its state', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expect(/status of 40[049]/);
  const name = `Marula Moon ${randomUUID().slice(0, 8)}`;
  await becomeMember(page, { name: 'Bob Brink', role: 'staff' });

  await page.goto('/admin/taxpayers');
  await page.getByRole('link', { name: 'Add a client' }).click();
  await page.waitForURL(/new$/);
  const email = `client-${randomUUID()}@example.org`;
  await fillIn(page, { Name: name, 'E-mail (optional)': email, 'Income tax number (optional)': '12' });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('The income tax reference number has ten digits.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Income tax number (optional)').fill(`0${String(randomInt(1e9)).padStart(9, '1')}`);
  await press(page, 'Add', `${name} added`);

  await page.getByLabel('Invite by e-mail').fill(`owner-${randomUUID()}@example.org`);
  await press(page, 'Invite', 'Invitation on its way');
  await page.getByLabel('What', { exact: true }).selectOption('Provisional tax (IRP6)');
  await page.getByRole('button', { name: 'Show its periods' }).click();
  await page.waitForURL(/type=irp6/);
  await expect(page.getByLabel('Period of Provisional tax (IRP6)')).toBeVisible();
  await page.getByLabel('What', { exact: true }).selectOption('Income tax return (ITR12)');
  if (hasScript()) await expect(page.getByRole('button', { name: 'Open, agreed elsewhere' })).toBeHidden();
  await page.getByRole('button', { name: 'Show its periods' }).click();
  await page.waitForURL(/type=itr12/);
  // From `#open` the header lies over whatever stands above it.
  await page.evaluate(() => scrollTo(0, 0));
  await expectWellMade(page, page.url());
  await page.getByLabel('Price, VAT included (optional)').fill('1 495');
  await press(page, 'Open, agreed elsewhere', 'Opened');
  await page.waitForURL(/\/admin\/work\/[\w-]+$/);
  const path = new URL(page.url()).pathname;

  await page.getByText('Questions that the client has still to answer').click();
  for (const question of await page.locator('.work-questions').getByRole('group').all()) {
    const text = await question.locator('legend').innerText();
    const answer = /salary|medical aid/.test(text) ? 'Yes' : 'No';
    await question.getByRole('radio', { name: answer }).check({ force: true });
  }
  await press(page, 'Answer for the client', 'Questions answered');
  await expectWellMade(page, path);

  await sendFor(page, IRP5, PDF);
  await press(deskItem(page, IRP5), /^Accept/, 'Accepted');
  await press(page, 'Undo', 'Taken back');
  await press(deskItem(page, IRP5), /^Accept/, 'Accepted');
  await page.getByText('Ask for something else').click();
  await page.getByLabel('What we need').fill('A letter of the bank');
  await press(page, 'Ask the client', 'Asked for');
  await expect(deskItem(page, 'A letter of the bank')).toBeVisible();

  await page.goto(`/admin/work?q=${encodeURIComponent(name)}`);
  await expectWellMade(page, page.url());
  const line = page.getByRole('row').filter({ hasText: name });
  await line.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Set state' }).click();
  await press(page, 'In progress', 'One engagement set to “In progress”');
  await expect(line).toContainText('In progress');

  const other = await browser.newPage();
  await becomeMember(other, { name: 'Ann Adams', role: 'staff' });
  const refused = await other.goto(path);
  expect(new URL(refused?.url() ?? '').pathname).toMatch(/\/card$/);
  await expect(other.getByText(IRP5)).toHaveCount(0);
  await other.close();
});

test(
  'a clerk accepts one item by keyboard, the rest at once, and moves the due day',
  thorough(SCRIPT),
  async ({ page }) => {
    const path = await addWork(['Bank letter', 'Logbook', 'Lease', 'Rates bill']);
    await becomeMember(page, { name: 'Bob Brink', role: 'staff' });
    await openHydrated(page, path);
    const focused = page.locator('.work-item:focus');
    await deskItem(page, 'Bank letter')
      .getByRole('button', { name: /^Accept/ })
      .press('Enter');
    await expect(toast(page, 'Accepted')).toBeInViewport();
    await expect(focused).toContainText('Logbook');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(focused).toContainText('Lease');
    await page.getByRole('button', { name: 'Accept all 2 that came' }).press('Enter');
    await expect(toast(page, '2 accepted')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What we asked for' })).toBeFocused();
    await press(page, 'Undo', 'Taken back');
    await expect(deskItem(page, 'Lease')).toContainText('Came in');

    await page.getByText('Change due day or price').click();
    await fillIn(page, { 'Due day': '2027-03-15', 'Price, VAT included': '1 950' });
    await press(page, 'Save due day and price', 'Saved');
    const aside = page.getByRole('complementary');
    await expect(aside).toContainText('Due on 15 March 2027');
    await expectAccessible(page);

    const add = page.getByRole('button', { name: 'Add note' });
    await page.getByRole('textbox', { name: 'Note for colleagues' }).fill('Called at ten.');
    await add.focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('paragraph').filter({ hasText: 'Called at ten.' })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect(add).toBeFocused();
  },
);

for (const width of [360, 768, 1440])
  test(
    `a message moves nothing and covers no control at ${width} px`,
    width === 360 ? SCRIPT : thorough(SCRIPT),
    async ({ page }) => {
      const path = await addWork(['Bank letter', 'Logbook', 'Lease']);
      await becomeMember(page, { name: 'Bob Brink', role: 'staff' });
      await page.setViewportSize({ width, height: 800 });
      await openHydrated(page, path);
      const title = page.getByRole('heading', { level: 1 });
      const top = () => title.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      const before = await top();
      await deskItem(page, 'Bank letter')
        .getByRole('button', { name: /^Accept/ })
        .click();
      await expect(toast(page, 'Accepted')).toBeInViewport({ ratio: 1 });
      expect(await top(), 'the page stays where it is').toBe(before);
      expect(await page.evaluate(controlsUnderMessage)).toEqual([]);
      const next = deskItem(page, 'Logbook').getByRole('button', { name: /^Accept/ });
      await next.click();
      await expect(next).toHaveCount(0);
    },
  );

/** What would be pressed where the message is, if it were not there. Runs in the page. */
function controlsUnderMessage(): string[] {
  const message = document.querySelector<HTMLElement>('.message, .toast');
  if (!message) return ['there is no message'];
  const { left, top, width, height } = message.getBoundingClientRect();
  message.style.visibility = 'hidden';
  const controls = new Set<string>();
  for (let x = left + 2; x < left + width; x += 8)
    for (let y = top + 2; y < top + height; y += 8) {
      const control = document.elementFromPoint(x, y)?.closest('a, button, input, select, textarea, summary');
      if (control) controls.add(control.textContent || control.outerHTML);
    }
  message.style.visibility = '';
  return [...controls];
}

/** As if the client had handed it over in the office. */
async function sendFor(page: Page, what: string, file: typeof PDF): Promise<void> {
  await deskItem(page, what).getByText('Answer for the client', { exact: true }).click();
  await choose(deskItem(page, what), file);
  if (!hasScript()) await deskItem(page, what).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(deskItem(page, what)).toContainText('Came in');
}

/** Work for a new taxpayer, with these items answered; returns its path at the desk. */
async function addWork(came: readonly string[] = []): Promise<string> {
  const [taxpayer, work] = [await addTaxpayer({}), randomUUID()];
  await onDatabase(async (sql) => {
    await sql`insert into engagements (id, taxpayer_id, type, period, state) values (${work}, ${taxpayer}, 'itr12', '2026', 'in_progress')`;
    for (const [position, what] of came.entries())
      await sql`insert into request_items (engagement_id, position, what, state, answer) values (${work}, ${position}, ${what}, 'answered', 'Here')`;
  });
  return `/admin/work/${work}`;
}
