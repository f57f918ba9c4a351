import { SECOND } from '#app/platform/core/time.ts';
import { test, type BreakableSite } from './breakable-site.ts';
import { enquiry, expectFields, fillEnquiry, mailsAbout, sendButton, storedFrom } from './enquiry.ts';
import { expect, thorough } from './journey.ts';

const DELIVERY = { timeout: 60 * SECOND };

test.describe.configure({ mode: 'default', timeout: 90 * SECOND });

test('an enquiry is accepted without the mail server, and mailed later', async ({ page, site }) => {
  const wanted = enquiry();
  await fillEnquiry(page, wanted);
  await site.mail.lose();
  await sendButton(page).click();
  // A sender that waited for the mail server would be told so only after ten seconds.
  await expect(page.getByText('Message sent successfully')).toBeVisible({ timeout: 4 * SECOND });
  expect(await storedFrom(wanted.email, site.databaseUrl)).toBe(1);
  await site.mail.restore();
  await expect.poll(() => mailCount(site, wanted.email), DELIVERY).toBe(2);
});

test(
  'an enquiry survives killing the app after the answer',
  thorough(),
  async ({ page, site, complaints }) => {
    complaints.expect(/network error|Failed to fetch|net::ERR_/);
    const wanted = enquiry();
    await fillEnquiry(page, wanted);
    await sendButton(page).click();
    await expect(page.getByText('Message sent successfully')).toBeVisible();
    await site.app.lose();
    await site.app.restore();
    await expect.poll(() => mailCount(site, wanted.email), DELIVERY).toBe(2);
    expect(await storedFrom(wanted.email, site.databaseUrl)).toBe(1);
  },
);

test(
  'without its database the site keeps what was typed',
  thorough(),
  async ({ page, site, request, complaints }) => {
    complaints.expect(/status of 503/);
    const wanted = enquiry('Company');
    await page.goto('/');
    await fillEnquiry(page, wanted);
    await site.database.lose();
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText(
      'There was a problem sending your message. Please try again.',
    );
    await expectFields(page, wanted.fields);
    expect((await request.get('/')).status()).toBe(200);
    expect((await request.get('/contact')).status()).toBe(200);
    expect((await request.get('/readyz')).status()).toBe(503);
    expect((await request.get('/healthz')).status()).toBe(200);
    await site.database.restore();
    await expect.poll(async () => (await request.get('/readyz')).status(), DELIVERY).toBe(200);
    await sendButton(page).click();
    await expect(page.getByText('Message sent successfully')).toBeVisible();
    await expect.poll(() => mailCount(site, wanted.email), DELIVERY).toBe(2);
  },
);

/** Different Message-IDs: a mail taken just before a kill is sent again under its own, and programs show it once. */
async function mailCount(site: BreakableSite, email: string): Promise<number> {
  const mails = await mailsAbout(email, site.mailboxUrl);
  return new Set(mails.map((mail) => mail.messageId)).size;
}
