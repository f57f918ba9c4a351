import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { MINUTE } from '#app/platform/core/time.ts';
import { press } from './account.ts';
import {
  addTaxpayer,
  another,
  answerInWords,
  answerQuestions,
  IRP5,
  item,
  notMine,
  openProposal,
  PDF,
  photos,
  RENT,
  sendFiles,
  sendMessage,
} from './client-room.ts';
import { onDatabase } from './database.ts';
import { deskItem, fileAndDeliver, openNextPeriod, returnToClient, writeToClient } from './desk.ts';
import { downloadBy, EVERYWHERE, expect, hasScript, test } from './journey.ts';
import { addMember, becomeMember, beginSession } from './member.ts';

const FILES = [
  'Certificates of retirement annuities and tax-free investments',
  'Section 18A receipts for donations',
  'Costs of the property that you let',
  'What you sold: what it cost, what you added to it, what you got',
];
const NOT_MINE = ['Medical bills that nobody paid back', 'IT3(b) and IT3(c) of banks and investment houses'];

test.describe.configure({ timeout: 4 * MINUTE });
test.beforeEach(() => onDatabase((sql) => sql`delete from rate_limits where key like 'link-%'`));

/** Without a script by the mailed link, otherwise with an account. */
test(
  'a return is proposed, accepted, filed, delivered, and asked for a year later',
  EVERYWHERE,
  async ({ page, browser }) => {
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
      await notMine(page, what);
    }
    await openItem(page, room, RENT);
    await answerInWords(page, RENT, 'R 8 500 each month, all year.');
    for (const what of FILES) await send(page, room, what, PDF);
    await expect(page.getByText('We have what we asked for')).toBeVisible();

    await desk.goto(`/admin/work?q=${encodeURIComponent(name)}`);
    await desk.getByRole('row').filter({ hasText: name }).getByRole('link', { name }).click();
    await desk.waitForURL(/\/admin\/work\/[\w-]+$/);
    await expect(deskItem(desk, 'Tax certificate of your medical aid')).toContainText('.pdf');
    await returnToClient(desk, IRP5, 'This is the one of 2024.');

    await page.goto(room);
    await expect(item(page, IRP5)).toContainText('This is the one of 2024.');
    await sendFiles(page, IRP5, another('irp5-2026.pdf'));
    await expect(item(page, IRP5)).toContainText('irp5-2026.pdf');
    await sendMessage(page, 'Is that all?');

    await desk.reload();
    await expect(desk.getByRole('list', { name: 'Messages' })).toContainText('Is that all?');
    await press(deskItem(desk, IRP5), /^Accept/, 'Accepted');
    await writeToClient(desk, 'Yes, thank you.');
    await fileAndDeliver(desk, another('assessment.pdf'));

    await page.goto(room);
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Yes, thank you.');
    await expect(page.getByRole('main')).toContainText(/Submitted to SARS on .*, reference 0042/);
    const download = await downloadBy(page.getByRole('link', { name: /assessment\.pdf/ }));
    expect(download.suggestedFilename()).toBe('assessment.pdf');

    await desk.reload();
    await expect(desk.getByRole('list', { name: 'Documents to the client' })).toContainText(/, opened /);
    await openNextPeriod(desk);
    await desk.close();
    if (!hasAccount) return;
    await page.goto('/account');
    await page.getByRole('link', { name: /^Income tax return \(ITR12\).*to send/ }).click();
    await page.waitForURL((url) => url.pathname !== room && url.pathname.startsWith('/work/'));
    await expect(item(page, IRP5)).toContainText('irp5-2026.pdf');
  },
);

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
