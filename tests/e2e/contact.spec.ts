import type { Page } from '@playwright/test';
import { firm } from '#content/firm.ts';
import { enquiry, field, fillEnquiry, mailsAbout, sendButton, storedFrom } from './enquiry.ts';
import { expect, onlyIn, openHydrated, test } from './journey.ts';

const WIDE = onlyIn('script', 'no-script');
const SENT = 'Message sent successfully';

for (const type of ['Individual', 'Company', 'Estate', 'Trust'] as const) {
  const worlds = type === 'Company' ? {} : WIDE;
  test(`an enquiry (${type}) is stored, mailed to the firm and acknowledged`, worlds, async ({ page }) => {
    const wanted = enquiry(type);
    await fillEnquiry(page, wanted);
    await sendButton(page).click();
    await expect(toast(page)).toContainText(SENT);
    await expect(toast(page)).toContainText('Thank you for reaching out. Our team will contact you shortly!');
    await expectEmptyForm(page);
    expect(await storedFrom(wanted.email)).toBe(1);
    await expect.poll(() => recipientsAbout(wanted.email)).toEqual([firm.email, wanted.email].toSorted());
    const toFirm = (await mailsAbout(wanted.email)).find((mail) => mail.to === firm.email);
    expect(toFirm?.subject).toContain(wanted.fields.Subject);
    expect(toFirm?.text).toContain('Phone: +27 821234567');
    for (const line of wanted.fields.Message?.split('\n') ?? []) expect(toFirm?.text).toContain(line);
    if (type === 'Company') expect(toFirm?.text).toContain('Financial Director');
    if (type !== 'Individual') expect(toFirm?.text).toContain(wanted.fields[`${type} Name`]);
    expect(toFirm?.html).not.toContain('<b>naïve</b>');
  });
}

test('the fields are those of whom one writes as', WIDE, async ({ page }) => {
  await page.goto('/contact');
  for (const [type, labels] of [
    ['Individual', ['Full Name']],
    ['Company', ['Company Name', 'Representative Name', 'Position']],
    ['Estate', ['Estate Name', 'Executor Name']],
    ['Trust', ['Trust Name', 'Trustee Name']],
  ] as const) {
    await page.getByRole('radio', { name: type }).check({ force: true });
    const common = ['E-mail Address', 'Phone Number', 'Subject', 'Message'];
    for (const label of [...labels, ...common]) await expect(field(page, label)).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(labels.length + common.length);
  }
});

test(
  'every field says what is wrong with it, and keeps what was typed',
  WIDE,
  async ({ page, complaints }) => {
    complaints.expect(/status of 400/);
    await fillEnquiry(page, {
      type: 'Company',
      fields: { 'E-mail Address': 'nobody', Subject: 'Short', Message: 'Too short' },
    });
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Validation Error');
    await expect(page.getByRole('alert')).toContainText('Enter the name of the company.');
    for (const [label, message] of [
      ['Company Name', 'Enter the name of the company.'],
      ['Representative Name', 'Enter your name, so that we know whom to ask for.'],
      ['Position', 'Enter your position in the company, for instance Director.'],
      ['E-mail Address', 'Please enter a valid e-mail address, for instance name@example.co.za.'],
      ['Phone Number', 'Phone number is required'],
      ['Subject', 'The subject needs at least 10 characters. Please say a little more.'],
      ['Message', /^The message needs at least 20 characters\. Please say a little more\./],
    ] as const) {
      await expect(field(page, label)).toHaveAccessibleDescription(message);
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(field(page, 'E-mail Address')).toHaveValue('nobody');
    await expect(field(page, 'Message')).toHaveValue('Too short');
    await expect(page.getByRole('radio', { name: 'Company' })).toBeChecked();
  },
);

test('a number that does not exist in the chosen country is refused by the server', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  const wanted = enquiry();
  await fillEnquiry(page, { ...wanted, fields: { ...wanted.fields, 'Phone Number': '12 34 5' } });
  await countryCode(page).selectOption('+44');
  await sendButton(page).click();
  await expect(field(page, 'Phone Number')).toHaveAccessibleDescription(
    /^Please enter a valid phone number for the chosen country code/,
  );
  await expect(countryCode(page)).toHaveValue('+44');
  for (const [label, value] of Object.entries({ ...wanted.fields, 'Phone Number': '12 34 5' })) {
    await expect(field(page, label)).toHaveValue(value);
  }
  await field(page, 'Phone Number').fill('020 7946 0018');
  await sendButton(page).click();
  await expect(toast(page)).toContainText(SENT);
});

test('the first field with an error gets the focus', onlyIn('script', 'phone'), async ({ page }) => {
  await openHydrated(page, '/contact');
  await sendButton(page).click();
  await expect(field(page, 'Full Name')).toBeFocused();
  await expect(page.locator('toast-region')).toContainText('Validation Error');
});

test('a double click sends one message', WIDE, async ({ page }) => {
  const wanted = enquiry();
  await fillEnquiry(page, wanted);
  await sendButton(page).dblclick();
  await expect(toast(page)).toContainText(SENT);
  await expect.poll(() => recipientsAbout(wanted.email)).toEqual([firm.email, wanted.email].toSorted());
  expect(await storedFrom(wanted.email)).toBe(1);
});

test('the message after sending is shown once', WIDE, async ({ page }) => {
  await fillEnquiry(page, enquiry());
  await sendButton(page).click();
  await expect(toast(page)).toContainText(SENT);
  await brand(page).click();
  await expect(page).toHaveURL('/');
  await expect(toast(page)).toBeHidden();
  await page.goto('/contact');
  await expect(toast(page)).toBeHidden();
});

test('while it is sent the button says so and cannot be pressed', onlyIn('script'), async ({ page }) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/contact*', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await fillEnquiry(page, enquiry());
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  send();
  await expect(toast(page)).toContainText(SENT);
  await expect(sendButton(page)).toBeEnabled();
});

test('what was typed survives a lost connection', onlyIn('script'), async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/);
  const wanted = enquiry();
  await fillEnquiry(page, wanted);
  await page.route('**/contact*', (route) => route.abort());
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'There was a problem sending your message. Please try again.',
  );
  await expect(page.locator('toast-region')).toContainText('Error');
  for (const [label, value] of Object.entries(wanted.fields)) {
    await expect(field(page, label)).toHaveValue(value);
  }
  await page.unroute('**/contact*');
  await sendButton(page).click();
  await expect(toast(page)).toContainText(SENT);
});

test('the other ways lead to the phone, the mail, the chat and the map', WIDE, async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
  await expect(main.getByRole('link', { name: firm.phone })).toHaveAttribute(
    'href',
    `tel:${firm.phone.replaceAll(' ', '')}`,
  );
  await expect(main.getByRole('link', { name: firm.email })).toHaveAttribute('href', `mailto:${firm.email}`);
  for (const [name, address] of [
    ['Start a chat', new RegExp(`^https://wa\\.me/${firm.chatNumber}\\?text=`)],
    ['Get Directions', /^https:\/\/www\.google\.com\/maps\//],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
    await expect(main.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    await expect(main.getByRole('link', { name })).toHaveAttribute('rel', /noopener/);
  }
});

test('the chat card follows the working hours', onlyIn('script'), async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-06-17T10:00:00+02:00'));
  await page.goto('/contact');
  await expect(chatCard(page)).toContainText('Online now');
  await page.clock.setFixedTime(new Date('2026-06-19T15:00:00+02:00'));
  await page.goto('/contact');
  await expect(chatCard(page)).toContainText('Send us a message');
  await expect(chatCard(page)).toContainText('Available Monday at 8:00 AM');
});

async function expectEmptyForm(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: 'Individual' })).toBeChecked();
  await expect(countryCode(page)).toHaveValue('+27');
  for (const label of ['Full Name', 'E-mail Address', 'Phone Number', 'Subject', 'Message']) {
    await expect(field(page, label)).toBeEmpty();
  }
}

async function recipientsAbout(email: string): Promise<string[]> {
  return (await mailsAbout(email)).map((mail) => mail.to).toSorted();
}

function toast(page: Page) {
  return page.getByRole('status').filter({ hasText: SENT });
}

function countryCode(page: Page) {
  return page.getByRole('combobox', { name: 'Country Code' });
}

function brand(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: firm.name });
}

function chatCard(page: Page) {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: 'WhatsApp' });
}
