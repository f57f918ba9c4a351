import type { Page } from '@playwright/test';
import { MINUTE } from '#app/platform/core/time.ts';
import { endSessionsOf, enter, toast } from './account.ts';
import { expectAccessible } from './axe.ts';
import {
  addLink,
  addRoom,
  another,
  answerInWords,
  answerQuestions,
  codesTo,
  enterCode,
  enterRoom,
  expectWellMade,
  IRP5,
  item,
  nextCode,
  notMine,
  openByCode,
  PDF,
  expectJoined,
  photos,
  reached,
  readMessages,
  RENT,
  returnItem,
  sendFiles,
  sendMessage,
  writeAsFirm,
} from './client-room.ts';
import { onDatabase } from './database.ts';
import { EVERYWHERE, expect, test } from './journey.ts';
import { validateHtml } from './markup.ts';

const MEDICAL = 'Tax certificate of your medical aid';
const BILLS = 'Medical bills that nobody paid back';
const YES = [/salary/, /medical aid/, /let a property/, /sell a property/];

test.describe.configure({ timeout: 2 * MINUTE });
// All journeys come from one network, which may not have as many codes as they need.
test.beforeEach(() => onDatabase((sql) => sql`delete from rate_limits where key like 'link-%'`));

test('a member answers nine things, one again, and writes to us', EVERYWHERE, async ({ page, isMobile }) => {
  const room = await enterRoom(page);
  await page.goto('/account');
  await expectWellMade(page, '/account');
  await page.getByRole('link', { name: /^Income tax return .* 1 thing to send/ }).click();
  await reached(page, room.path);
  await expectWellMade(page, room.path);

  await answerQuestions(page, YES);
  await expect(toast(page, 'Thank you')).toBeVisible();
  await expect(page.getByText('We need 9 things from you.')).toBeVisible();
  await expect(item(page, IRP5)).toBeVisible();
  await expectWellMade(page, room.path);
  if (isMobile) await expectOneAtATime(page);

  await sendFiles(page, IRP5, PDF);
  await goOn(page, IRP5, 8);
  await sendFiles(page, MEDICAL, await photos(3));
  await expectJoined(page, MEDICAL);
  await goOn(page, MEDICAL, 7);
  await notMine(page, BILLS);
  await sendFiles(page, 'Certificates of retirement annuities and tax-free investments', PDF);
  await goOn(page, 'Certificates of retirement annuities and tax-free investments', 5);
  await notMine(page, 'IT3(b) and IT3(c) of banks and investment houses');
  await sendFiles(page, 'Section 18A receipts for donations', PDF);
  await goOn(page, 'Section 18A receipts for donations', 3);
  await answerInWords(page, RENT, 'R 8 500 each month, all year.');
  await sendFiles(page, 'Costs of the property that you let', PDF);
  await goOn(page, 'Costs of the property that you let', 1);
  await sendFiles(page, 'What you sold: what it cost, what you added to it, what you got', PDF);
  await expect(page.getByText('We have what we asked for')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^In progress/ })).toHaveAttribute(
    'aria-current',
    'step',
  );

  await returnItem(room, IRP5, 'This is the one of 2024.');
  await page.goto('/account');
  await page.getByRole('link', { name: /1 thing to send/ }).click();
  await reached(page, room.path);
  await expect(item(page, IRP5)).toContainText('This is the one of 2024.');
  await sendFiles(page, IRP5, another('irp5-2026.pdf'));
  await expect(item(page, IRP5)).toContainText('irp5-2026.pdf');

  await sendMessage(page, 'Is that all?');
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Is that all?');
  await writeAsFirm(room, 'Yes, thank you.');
  await page.goto('/account');
  await page.getByRole('link', { name: /1 message/ }).click();
  await reached(page, room.path);
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Yes, thank you.');
  await readMessages(page);
  await page.goto('/account');
  await expect(page.getByText('Nothing waits for you.')).toBeVisible();
});

test('a message that is sent after the session ended stands in its form again', async ({ page }) => {
  const { member, path } = await enterRoom(page);
  await page.goto(path);
  await endSessionsOf(member);
  await sendMessage(page, 'Must I keep the slips?', 'Your session has ended');
  await enter(page, member);
  await reached(page, path);
  await expect(page.getByLabel('Your message')).toHaveValue('Must I keep the slips?');
});

test(
  'a guest’s message sent after the two hours is in its form after another code',
  EVERYWHERE,
  async ({ page }) => {
    const email = `client-${crypto.randomUUID()}@example.org`;
    const room = await addRoom({ email });
    await page.goto(await addLink(room, email));
    const first = await openByCode(page, email);
    await reached(page, room.path);
    await page.context().clearCookies();
    await sendMessage(page, 'Must I keep the slips?', 'Your two hours are over');
    await enterCode(page, await nextCode(email, first));
    await reached(page, room.path);
    await expect(page.getByLabel('Your message')).toHaveValue('Must I keep the slips?');
  },
);

test(
  'a visitor without an account opens a mailed link with a code, and nothing else',
  EVERYWHERE,
  async ({ page, complaints }) => {
    complaints.expect(/status of 40[04]/);
    const email = `client-${crypto.randomUUID()}@example.org`;
    const [room, other] = [await addRoom({ email }), await addRoom({ email })];
    const link = await addLink(room, email);
    const answer = await page.goto(link);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
    expect(await validateHtml((await answer?.text()) ?? '')).toEqual([]);
    await expect(page.getByRole('main')).toContainText('Papers that we need from you');
    await expect(page.getByRole('main')).not.toContainText(/Income tax|Thandi/);
    await expectAccessible(page);
    expect(await codesTo(email)).toEqual([]);

    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.waitForURL(`**${link}?sent`);
    await expectAccessible(page);
    const first = await nextCode(email);
    const wrong = first === '123456' ? '654321' : '123456';
    for (let time = 1; time <= 4; time++) await enterWrong(page, wrong, 'not the code');
    for (const code of [wrong, first]) await enterWrong(page, code, 'not work any more');
    await page.getByRole('button', { name: 'Send another code' }).click();
    await page.waitForURL(`**${link}?sent`);
    await enterCode(page, await nextCode(email, first));
    await reached(page, room.path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Income tax return');

    await answerQuestions(page, [/salary/]);
    await expect(toast(page, 'Thank you')).toBeVisible();
    await sendFiles(page, IRP5, PDF);
    await sendMessage(page, 'Here it is.');

    await page.goto(link);
    await reached(page, room.path);
    await page.goto(other.path);
    await expect(page).toHaveURL(`/auth?redirectTo=${encodeURIComponent(other.path)}`);
    await page.goto('/account');
    await expect(page).toHaveURL('/auth?redirectTo=%2Faccount');
    await page.goto(`/request/${'x'.repeat(43)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more');
    await expectAccessible(page);
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

async function goOn(page: Page, what: string, left: number): Promise<void> {
  const words = left === 1 ? 'one thing left' : `${left} things left`;
  await item(page, what)
    .getByRole('link', { name: `Go on: ${words}` })
    .click();
}

async function enterWrong(page: Page, code: string, refusal: string): Promise<void> {
  await enterCode(page, code);
  // On the next page, which may say the same.
  await expect(page.getByLabel('Six digits')).toBeEmpty();
  await expect(page.getByRole('alert')).toContainText(refusal);
}
