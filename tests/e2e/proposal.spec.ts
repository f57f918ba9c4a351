import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pricing } from '#content/pages/pricing.ts';
import { starting } from '#content/pages/starting.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { enter, forgetNetworks, mailTo, press, toast } from './account.ts';
import { addTaxpayer, expectWellMade, openProposal } from './client-room.ts';
import { onDatabase } from './database.ts';
import { EVERYWHERE, expect, NO_SCRIPT, openHydrated, test, thorough } from './journey.ts';
import { addMember, becomeMember, NAME } from './member.ts';

const PLAN = 'Individual Income Tax';
const WORK = /^Income tax return \(ITR12\), \d{4} tax year$/;

test.describe.configure({ timeout: 2 * MINUTE });
// All journeys come from one network, which may not have as many codes and forms as they need.
test.beforeEach(async () => {
  await forgetNetworks();
  await onDatabase((sql) => sql`delete from rate_limits where key like 'link-%' or key like 'start:%'`);
});

test(
  'a visitor starts a plan, signs in and accepts the letter; anybody checks it',
  EVERYWHERE,
  async ({ page, browser, complaints }) => {
    complaints.expect(/status of 400/);
    const email = await addMember();
    await page.goto('/pricing');
    await page.getByRole('link', { name: new RegExp(`^${pricing.start} ?: ${PLAN}$`) }).click();
    await expectWellMade(page, '/start/individual-income-tax');
    await expect(page.getByRole('main')).toContainText(starting.confirm);
    await page.getByRole('link', { name: starting.signIn }).click();
    await page.waitForURL(/\/auth\?/);
    await expect(page.getByRole('main')).toContainText(`${starting.inView} ${PLAN}`);
    await enter(page, email);
    await page.waitForURL('**/start/individual-income-tax');
    await expectWellMade(page, '/start/individual-income-tax');
    await expect(page.getByLabel('Full name')).toHaveValue(NAME);
    await page.getByLabel('Income tax number (optional)').fill('12 345');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('The income tax reference number has ten digits.').first()).toBeVisible();
    await page.getByLabel('Income tax number (optional)').fill('0001339050');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForURL(/\?taxpayer=/);
    await expect(page.getByRole('heading', { name: `The proposal for ${NAME}` })).toBeVisible();
    await page.getByRole('button', { name: 'Show me the proposal' }).click();
    await page.waitForURL(/\/proposal\//);
    const path = new URL(page.url()).pathname;
    const letter = page.getByRole('region', { name: 'Engagement letter: tax return' });
    await expect(letter.getByText(WORK)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    const offer = page.getByRole('navigation', { name: 'What it offers' });
    await expect(offer.getByText('R\u202f1\u202f495 per return')).toBeInViewport({ ratio: 1 });
    await expect(offer.getByText(/\bdue on|SARS’s day was/i).first()).toBeInViewport({ ratio: 1 });
    await expect(letter).toContainText('R\u202f1\u202f495 per return');
    await expect(letter).toContainText('Section 29 of the Tax Administration Act 28 of 2011');
    await expectWellMade(page, path);

    await acceptAs(page, '', false);
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('link', { name: /^Tick the box to say/ })).toHaveAttribute('href', '#agree');
    await expect(alert.getByRole('link')).toHaveCount(2);
    const [hash = ''] = /[0-9a-f]{64}/.exec((await letter.textContent()) ?? '') ?? [];
    const words = await letterIn(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await acceptAs(page, 'Thandi Nkosi', true);
    await expect(page.getByText(/^Accepted by Thandi Nkosi on /)).toBeVisible();
    expect(await page.evaluate(placesUnderMessage)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
    const next = page.getByRole('link', { name: /^Answer \w+ short questions ?: Income tax return/ });
    await expect(next).toHaveAttribute('href', /^\/work\//);

    const mail = await mailTo(email, /^Your receipt: Income tax return/);
    expect(mail.text).not.toMatch(/1\s495/);
    const receipt = /https?:\/\/\S+\/receipt\/[\w-]+/.exec(mail.text)?.[0] ?? '';
    const anybody = await browser.newPage({ javaScriptEnabled: false });
    await checkReceipt(anybody, receipt, { words, hash });
    await anybody.close();
  },
);

test(
  'a proposal is mailed, opened from its link, declined, and then not accepted',
  thorough(),
  async ({ page, browser, complaints }) => {
    complaints.expect(/status of 400/);
    const email = `client-${randomUUID()}@example.org`;
    const taxpayer = await addTaxpayer({ email });
    await becomeMember(page, { role: 'staff' });
    const form = `/admin/taxpayers/${taxpayer}/propose`;
    await openHydrated(page, `${form}?plan=provisional-income-tax`);
    await expect(page.getByRole('checkbox', { name: 'Provisional tax (IRP6)' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Provisional tax (IRP6)' }).uncheck();
    await page.getByLabel('Price of Income tax return of a provisional taxpayer (ITR12)').fill('lots');
    await page.getByRole('button', { name: 'Preview the letters' }).click();
    await expect(page.getByText('A price in rand, of at most 10 million; or leave it empty.')).toBeVisible();
    await page.getByLabel('Price of Income tax return of a provisional taxpayer (ITR12)').fill('3 495');
    await page.getByRole('button', { name: 'Preview the letters' }).click();
    await expect(page.getByRole('region', { name: 'Engagement letter: tax return' })).toContainText(
      'R\u202f3\u202f495',
    );
    await page.getByRole('button', { name: 'Send the proposal' }).click();
    await page.waitForURL(`**/admin/taxpayers/${taxpayer}`);
    await expect(toast(page, 'Proposal sent')).toBeVisible();

    const client = await browser.newPage();
    await openProposal(client, email);
    await client.getByText('No, thank you').click();
    await client.getByLabel('Why (optional)').fill('My cousin does it.');
    await client.getByRole('button', { name: 'Decline' }).click();
    await expect(client.getByText('This proposal was declined, and nothing of it begins.')).toBeVisible();
    await expect(client.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
    const path = new URL(client.url()).pathname;
    await client.close();

    // Somebody else's, and nobody's.
    await becomeMember(page);
    expect((await page.request.get(path)).status()).toBe(404);
    expect((await page.request.get(`/proposal/${randomUUID()}`)).status()).toBe(404);
  },
);

test('a proposal that is over says so', thorough(NO_SCRIPT), async ({ page }) => {
  await becomeMember(page);
  await page.goto('/start/annual-returns-submission');
  await page.getByLabel('Registered name of the company').fill('Kudu Couriers (Pty) Ltd');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL(/\?taxpayer=/);
  await expect(page.getByText('we need the day on which the company was registered first')).toBeVisible();

  await page.goto('/start/directors-amendments');
  await page.getByRole('link', { name: 'Kudu Couriers (Pty) Ltd' }).click();
  await page.getByRole('button', { name: 'Show me the proposal' }).click();
  await page.waitForURL(/\/proposal\//);
  const path = new URL(page.url()).pathname;
  const id = path.split('/').at(-1) ?? '';
  await onDatabase((sql) => sql`update proposals set expires_at = now() where id = ${id}`);
  await acceptAs(page, 'Thandi Nkosi', true);
  await expect(page.getByText('It was open for 30 days, which are over.')).toBeVisible();
  await expect(page.getByText('Nobody accepted it within 30 days.')).toBeVisible();

  await page.goto('/start/cfo');
  await expect(page).toHaveURL('/contact?plan=cfo');
});

test('who was added by mistake goes with its proposal, and comes back', EVERYWHERE, async ({ page }) => {
  await becomeMember(page);
  await page.goto('/start/directors-amendments');
  await page.getByLabel('Registered name of the company').fill('Kudu Couriers (Pty) Ltd');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Show me the proposal' }).click();
  await page.waitForURL(/\/proposal\//);
  await page.goto('/account/taxpayers');
  await page.getByRole('main').getByRole('link', { name: 'Kudu Couriers (Pty) Ltd' }).click();
  await page.getByText('Remove Kudu Couriers (Pty) Ltd', { exact: true }).click();
  await expectWellMade(page, new URL(page.url()).pathname);
  await press(page, 'Yes, remove Kudu Couriers (Pty) Ltd', 'Kudu Couriers (Pty) Ltd is removed');
  await expect(page.getByText('You act for nobody yet.')).toBeVisible();
  await press(page, 'Undo', 'Kudu Couriers (Pty) Ltd is back');
  await page.goto('/account');
  await expect(page.getByRole('link', { name: /Our proposal: Change of directors/ })).toBeVisible();
});

/** Runs in the page: what of the account's menu the message lies on. */
function placesUnderMessage(): string[] {
  const over = document.querySelector('.message > output')?.getBoundingClientRect();
  const places = [...document.querySelectorAll('.client-places a')].filter((place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    return over && right > over.left && left < over.right && bottom > over.top && top < over.bottom;
  });
  return places.map((place) => place.textContent);
}

async function acceptAs(page: Page, name: string, isTicked: boolean): Promise<void> {
  await page.getByLabel('Your full name').fill(name);
  await page.getByRole('checkbox', { name: /^I have read/ }).setChecked(isTicked);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
}

async function letterIn(page: Page): Promise<string> {
  const href = await page.getByRole('link', { name: /as text/ }).getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect(answer.headers()['content-disposition']).toMatch(/^attachment/);
  const pdf = await page.request.get((href ?? '').replace(/txt$/, 'pdf'));
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  return answer.text();
}

async function checkReceipt(page: Page, address: string, letter: { words: string; hash: string }) {
  const answer = await page.goto(address);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  expect(answer?.headers()['set-cookie']).toBeUndefined();
  await expect(page.getByText('Thandi Nkosi')).toBeVisible();
  await page.getByText('For the record', { exact: true }).first().click();
  await expect(page.getByText(letter.hash)).toBeVisible();
  await page.getByLabel('The letter', { exact: true }).fill(letter.words.replaceAll('\n', ' '));
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByText(/^These are the words of “Income tax return \(ITR12\), /)).toBeVisible();
  await page.getByLabel('The letter', { exact: true }).fill(letter.words.replace('1\u202f495', '1\u202f395'));
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByText('These are not the words of a letter that was accepted here')).toBeVisible();
}
