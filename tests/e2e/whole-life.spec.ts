import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { MINUTE } from '#app/platform/core/time.ts';
import { countText } from '#app/work/core/engagements/to-do.ts';
import { press, toast } from './account.ts';
import {
  addTaxpayer,
  another,
  answerInWords,
  answerQuestions,
  expectJoined,
  expectWellMade,
  IRP5,
  item,
  notMine,
  openProposal,
  PDF,
  photos,
  reached,
  readMessages,
  RENT,
  sendFiles,
  sendMessage,
} from './client-room.ts';
import { onDatabase } from './database.ts';
import { deskItem, fileAndDeliver, startNextPeriod, returnToClient, writeToClient } from './desk.ts';
import { downloadBy, expect, hasScript, onlyIn, test } from './journey.ts';
import { addMember, becomeMember, beginSession } from './member.ts';

const MEDICAL = 'Tax certificate of your medical aid';
const ANNUITIES = 'Certificates of retirement annuities and tax-free investments';
const RECEIPTS = 'Section 18A receipts for donations';
const COSTS = 'Costs of the property that you let';

test.describe.configure({ timeout: 4 * MINUTE });
test.beforeEach(() => onDatabase((sql) => sql`delete from rate_limits where key like 'link-%'`));

/** Without a script by the mailed link, otherwise with an account. */
test(
  'a return is proposed, accepted, filed, delivered, and asked for a year later',
  onlyIn('no-script', 'phone'),
  async ({ page, browser, isMobile, complaints }) => {
    // Another name than the letter's is asked about.
    complaints.expect(/status of 400/);
    const hasAccount = hasScript();
    const email = hasAccount ? await addMember() : `client-${randomUUID()}@example.org`;
    const name = `Acacia Alley ${randomUUID().slice(0, 8)}`;
    const taxpayer = await addTaxpayer({ name, email, member: email });
    const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await becomeMember(desk, { name: 'Bob Brink', role: 'staff' });
    await desk.goto(`/admin/taxpayers/${taxpayer}/propose?plan=individual-income-tax`);
    await desk.getByRole('button', { name: 'Preview the letters' }).click();
    await desk.getByRole('button', { name: 'Send the proposal' }).click();
    await desk.waitForURL(`**/admin/taxpayers/${taxpayer}`);

    if (hasAccount) await beginSession(page, email);
    else await openProposal(page, email);
    if (hasAccount) await page.goto('/account');
    if (hasAccount) await page.getByRole('link', { name: /^Our proposal: Income tax return/ }).click();
    await page.waitForURL(/\/proposal\//);
    await page.getByLabel('Your full name').fill('Thandi Nkosi');
    await page.getByRole('checkbox', { name: /^I have read/ }).check();
    const accept = page.getByRole('button', { name: 'Accept', exact: true });
    await accept.click();
    await expect(page.getByText(`the letter names ${name}`)).toBeVisible();
    await accept.click();
    await expect(page.getByText(/^Accepted by Thandi Nkosi on /)).toBeVisible();
    await page.getByRole('link', { name: /^Answer \w+ short questions ?: Income tax return/ }).click();
    await page.waitForURL(/\/work\//);
    const room = new URL(page.url()).pathname;
    /** As the client finds out that something waits. */
    const enter = async (waiting: RegExp) => {
      await page.goto(hasAccount ? '/account' : room);
      if (hasAccount) await page.getByRole('link', { name: waiting }).click();
      await reached(page, room);
    };

    await expectWellMade(page, room);
    await answerQuestions(page, [/salary/, /medical aid/, /let a property/, /sell a property/]);
    await expect(toast(page, 'Thank you')).toBeVisible();
    await expect(
      page.getByText('We need seven things from you, and two more if you have them.'),
    ).toBeVisible();
    await expectWellMade(page, room);
    if (isMobile) await expectOneAtATime(page);
    await sendFiles(page, IRP5, PDF);
    await goOn(page, IRP5, 8);
    await sendFiles(page, MEDICAL, await photos(3));
    await expectJoined(page, MEDICAL);
    await goOn(page, MEDICAL, 7);
    await notMine(page, 'Medical bills that nobody paid back');
    await sendFiles(page, ANNUITIES, PDF);
    await goOn(page, ANNUITIES, 5);
    await notMine(page, 'IT3(b) and IT3(c) of banks and investment houses');
    await sendFiles(page, RECEIPTS, PDF);
    await goOn(page, RECEIPTS, 3);
    await answerInWords(page, RENT, 'R 8 500 each month, all year.');
    await sendFiles(page, COSTS, PDF);
    await goOn(page, COSTS, 1);
    await sendFiles(page, 'What you sold: what it cost, what you added to it, what you got', PDF);
    await expect(page.getByText('All that we asked for is here').first()).toBeVisible();

    await desk.goto(`/admin/work?q=${encodeURIComponent(name)}`);
    await desk.getByRole('row').filter({ hasText: name }).getByRole('link', { name }).click();
    await desk.waitForURL(/\/admin\/work\/[\w-]+$/);
    await expect(deskItem(desk, MEDICAL)).toContainText('.pdf');
    await returnToClient(desk, IRP5, 'This is the one of 2024.');

    await enter(/one thing to send/);
    await expect(item(page, IRP5)).toContainText('This is the one of 2024.');
    await sendFiles(page, IRP5, another('irp5-2026.pdf'));
    await expect(item(page, IRP5)).toContainText('irp5-2026.pdf');
    await sendMessage(page, 'Is that all?');

    await desk.reload();
    await expect(desk.getByRole('list', { name: 'Messages' })).toContainText('Is that all?');
    await press(deskItem(desk, IRP5), /^Accept/, 'Accepted');
    await writeToClient(desk, 'Yes, thank you.');
    await fileAndDeliver(desk, another('assessment.pdf'));

    await enter(/one message/);
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Yes, thank you.');
    await readMessages(page);
    await expect(page.getByRole('main')).toContainText(/Submitted to SARS on .*, reference 0042/);
    const download = await downloadBy(page.locator('a[download]', { hasText: 'assessment.pdf' }));
    expect(download.suggestedFilename()).toBe('assessment.pdf');

    await desk.reload();
    await expect(desk.getByRole('list', { name: 'Documents to the client' })).toContainText(/, opened /);
    await startNextPeriod(desk);
    await desk.close();
    if (!hasAccount) return;
    await page.goto('/account');
    await page.getByRole('link', { name: /^Income tax return \(ITR12\), .*short questions/ }).click();
    await page.waitForURL((url) => url.pathname !== room && url.pathname.startsWith('/work/'));
    await expect(page.getByText('Last year you said yes: still so?').first()).toBeVisible();
    await page.getByRole('button', { name: 'Keep all my answers' }).click();
    await expect(item(page, IRP5)).toContainText('irp5-2026.pdf');
  },
);

async function expectOneAtATime(page: Page): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('1 of 9')).toBeVisible();
  await page.getByRole('link', { name: `Later. Next: ${MEDICAL}` }).click();
  await expect(page.getByText('2 of 9')).toBeVisible();
  await expect(item(page, IRP5)).toHaveCount(0);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(item(page, IRP5)).toBeVisible();
}

/** With a script the page goes on by itself. */
async function goOn(page: Page, what: string, left: number): Promise<void> {
  await expect(page.getByText(`1 of ${left}`, { exact: true })).toBeVisible();
  if (hasScript()) return;
  const words = `${countText(left, 'thing', 'things')} left`;
  await item(page, what)
    .getByRole('link', { name: `Go on: ${words}` })
    .click();
}
