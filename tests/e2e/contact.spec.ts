import type { Page } from '@playwright/test';
import { firm } from '#content/firm.ts';
import { contact } from '#content/pages/contact.ts';
import { answerDayOf } from '#app/firm/core/answer-day.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import { expectAccessible } from './axe.ts';
import {
  enquiry,
  expectFields,
  expectSent,
  field,
  fillEnquiry,
  fillFields,
  mailsAbout,
  sendButton,
  storedFrom,
} from './enquiry.ts';
import { expect, hasScript, holdBack, isPost, NO_SCRIPT, onlyIn, SCRIPT, test, thorough } from './journey.ts';
import { validateHtml } from './markup.ts';

test('an enquiry is stored once, mailed and acknowledged, and a page says what is next', async ({ page }) => {
  const wanted = enquiry('Company');
  await fillEnquiry(page, wanted);
  await sendButton(page).dblclick();
  const reference = await expectSent(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Thank you for reaching out. Our team will contact you shortly!');
  await expect(main).toContainText(`by the end of ${longDayText(answerDayOf(new Date()))}.`);
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect.poll(() => recipientsAbout(wanted.email)).toEqual([firm.email, wanted.email].toSorted());
  expect(await storedFrom(wanted.email)).toBe(1);
  const toFirm = (await mailsAbout(wanted.email)).find((mail) => mail.to === firm.email);
  expect(toFirm?.subject).toContain(`${reference}: ${wanted.fields.Subject}`);
  expect(toFirm?.text).toContain('Phone: +27 821234567');
  for (const words of wanted.fields.Message?.split('\n') ?? []) expect(toFirm?.text).toContain(words);
  for (const label of ['Position', 'Company Name']) expect(toFirm?.text).toContain(wanted.fields[label]);
  expect(toFirm?.html).not.toContain('<b>naïve</b>');

  await page.reload();
  expect(await expectSent(page)).toBe(reference);
  await page.goto('/contact');
  await expect(page.getByRole('radio', { name: 'Individual' })).toBeChecked();
  await expect(countryCode(page)).toHaveValue('+27');
  for (const label of ['Full Name', 'E-mail Address', 'Phone Number', 'Subject', 'Message']) {
    await expect(field(page, label)).toBeEmpty();
  }
});

test('nobody reads anything by a reference', NO_SCRIPT, async ({ page }) => {
  for (const query of ['', '?receipt=1A2B3C4D', '?reference=1A2B3C4D']) {
    await page.goto(`/contact/sent${query}`);
    await expect(page).toHaveURL('/contact');
  }
});

test(
  'an error disappears with its cause, and then the message is sent',
  SCRIPT,
  async ({ page, complaints }) => {
    complaints.expect(/status of 400/);
    const { fields } = enquiry('Company');
    await page.goto('/contact');
    await page.getByRole('radio', { name: 'Company' }).check({ force: true });
    await sendButton(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Enter the name of the company.');
    await field(page, 'Company Name').fill(fields['Company Name'] ?? '');
    await expect(field(page, 'Company Name')).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText('Enter the name of the company.')).toHaveCount(0);
    await expect(alert).toContainText('Enter your name, so that we know whom to ask for.');
    await field(page, 'Subject').pressSequentially('Short');
    await expect(field(page, 'Subject')).toHaveAttribute('aria-invalid', 'true');
    await fillFields(page, fields);
    await expect(alert).toHaveCount(0);
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    await sendButton(page).click();
    await expectSent(page);
    await expect(alert).toHaveCount(0);
  },
);

test('the fields depend on the chosen type of sender', async ({ page }) => {
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

test('every field says what is wrong, and is kept', async ({ page, complaints }) => {
  complaints.expect(/status of 400/);
  await fillEnquiry(page, {
    type: 'Company',
    fields: { 'E-mail Address': 'nobody', Subject: 'Short', Message: 'Too short' },
  });
  const answer = !hasScript() && page.waitForResponse((one) => one.request().method() === 'POST');
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Validation Error');
  await expect(page.getByRole('alert')).toContainText('Enter the name of the company.');
  if (answer) expect(await validateHtml(await (await answer).text())).toEqual([]);
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
  await expectAccessible(page);
});

test(
  'the server refuses a number that is invalid in the chosen country',
  thorough(),
  async ({ page, complaints }) => {
    complaints.expect(/status of 400/);
    const { fields } = enquiry();
    const wrong = { ...fields, 'Phone Number': '12 34 5' };
    await fillEnquiry(page, { type: 'Individual', fields: wrong });
    await countryCode(page).selectOption('+44');
    await sendButton(page).click();
    await expect(field(page, 'Phone Number')).toHaveAccessibleDescription(
      /^Please enter a valid phone number for the chosen country code/,
    );
    await expect(countryCode(page)).toHaveValue('+44');
    await expectFields(page, wrong);
    await field(page, 'Phone Number').fill('020 7946 0018');
    await sendButton(page).click();
    await expectSent(page);
  },
);

test('the button says that it sends, and nothing typed is lost', SCRIPT, async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/);
  const wanted = enquiry();
  await fillEnquiry(page, wanted);
  await page.route('**/contact*', (route) => route.abort());
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'There was a problem sending your message. Please try again.',
  );
  await expectFields(page, wanted.fields);
  await page.unroute('**/contact*');

  const send = await holdBack(page, '**/contact*', isPost);
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  send();
  await expectSent(page);
});

test('phone, mail, chat and map have their addresses', NO_SCRIPT, async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.hero.title);
  await expect(main.getByText(contact.hero.lede)).toBeVisible();
  await expect(main.getByText('general information, not advice on your affairs')).toBeVisible();
  const cards = main.getByRole('region', { name: 'Or reach us directly' }).getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText(['Phone', 'E-mail', 'WhatsApp', 'Head Office']);
  await expect(cards.getByText(firm.address.street)).toBeVisible();
  const phone = `tel:${firm.phone.replaceAll(' ', '')}`;
  await expect(main.getByRole('link', { name: firm.phone })).toHaveAttribute('href', phone);
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

async function recipientsAbout(email: string): Promise<string[]> {
  return (await mailsAbout(email)).map((mail) => mail.to).toSorted();
}

function countryCode(page: Page) {
  return page.getByRole('combobox', { name: 'Country Code' });
}

test('a refused form shows its notice clear of the header', onlyIn('phone'), async ({ page, complaints }) => {
  complaints.expect(/status of 400/);
  await page.goto('/contact');
  await sendButton(page).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Validation Error');
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await notice.boundingBox())?.y)
    .toBeGreaterThanOrEqual(header!.y + header!.height);
  await expect(page.getByLabel('Full Name')).toBeInViewport();
});
