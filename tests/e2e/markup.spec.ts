import { field, sendButton } from './enquiry.ts';
import { expect, onlyIn, test } from './journey.ts';
import { validateHtml } from './markup.ts';

test('the HTML of a refused form is valid', onlyIn('no-script'), async ({ page, complaints }) => {
  complaints.expect(/status of 400/);
  await page.goto('/contact');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await sendButton(page).click();
  const html = await (await answered).text();
  await expect(field(page, 'Subject')).toHaveAttribute('aria-invalid', 'true');
  expect(await validateHtml(html)).toEqual([]);
});

test('the HTML of an answered estimate is valid', onlyIn('no-script'), async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Annual gross income').fill('a lot');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Calculate my tax' }).click();
  expect(await validateHtml(await (await answered).text())).toEqual([]);
});
