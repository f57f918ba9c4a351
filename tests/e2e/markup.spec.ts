import { HtmlValidate, type Message } from 'html-validate';
import { field, sendButton } from './enquiry.ts';
import { expect, onlyIn, test } from './journey.ts';
import { PAGES } from './pages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  elements: [
    'html5',
    // The shell's own elements hold what a block may hold.
    Object.fromEntries(
      ['site-header', 'support-state', 'cookie-consent', 'offline-copy', 'toast-region'].map((name) => [
        name,
        { flow: true, phrasing: name === 'support-state', permittedContent: ['@flow'] },
      ]),
    ),
  ],
});

for (const { name, path, status } of PAGES) {
  test(`the HTML of ${name} is valid`, onlyIn('script'), async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(status);
    expect(await validate(await answer.text())).toEqual([]);
  });
}

test('the HTML of a refused form is valid', onlyIn('no-script'), async ({ page, complaints }) => {
  complaints.expect(/status of 400/);
  await page.goto('/contact');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await sendButton(page).click();
  const html = await (await answered).text();
  await expect(field(page, 'Subject')).toHaveAttribute('aria-invalid', 'true');
  expect(await validate(html)).toEqual([]);
});

test('the HTML of an answered estimate is valid', onlyIn('no-script'), async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Annual gross income').fill('a lot');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Calculate my tax' }).click();
  expect(await validate(await (await answered).text())).toEqual([]);
});

async function validate(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(describe));
}

function describe({ ruleId, message, line, column, selector }: Message): string {
  return `${ruleId}: ${message} (${line}:${column} ${selector})`;
}
