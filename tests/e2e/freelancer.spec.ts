import type { Page } from '@playwright/test';
import { expect, hasScript, onlyIn, openHydrated, SCRIPT, test } from './journey.ts';

const ANSWER = /Put away R\s\d+ of each R\s1\s000 from now on/;

test('the comparison of structures opens with the turnover of twelve months', async ({ page }) => {
  await page.goto('/freelancer');
  await page.getByLabel('Came in so far', { exact: true }).fill('320 000');
  await page.getByLabel('Costs so far', { exact: true }).fill('48 000');
  await page.getByLabel('So far: to the end of').selectOption('8');
  const workOut = page.getByRole('button', { name: 'Work it out' });
  if (await workOut.isVisible()) await workOut.click();
  await page.getByRole('button', { name: /Company or not/ }).click();
  await expect(page).toHaveURL(/\/compare/);
  await expect(page.getByText('at the same rate for twelve months')).toBeVisible();
  await expect(page.getByLabel('Turnover', { exact: true })).toHaveValue(/^480.?000$/);
  await expect(page.getByLabel('Costs', { exact: true })).toHaveValue(/^72.?000$/);
});

test('months give what to put away, are kept at a link and changed by another visitor', async ({
  page,
  browser,
}) => {
  await page.goto('/freelancer');
  await expect(page.getByRole('heading', { name: /Type what came in so far/ })).toBeVisible();
  await openMonths(page);
  await cell(page, 'March', 'came in').fill('40 000');
  await cell(page, 'March', 'costs').fill('6 000');
  await cell(page, 'April', 'came in').fill('30 000');
  await page.getByLabel('Did you pay in August? How much?').fill('0');
  const workOut = page.getByRole('button', { name: 'Work it out' });
  if (await workOut.isVisible()) await workOut.click();
  await expect(page.getByRole('heading', { name: ANSWER })).toBeVisible();

  await page.getByRole('button', { name: 'Keep this' }).click();
  await expect(page).toHaveURL(/\/kept\/freelancer\/[\w-]{43}/);
  await expect(page.getByText('The only way back is this private link')).toBeInViewport();
  await expect(page.getByText('Whoever has this link can open and change it.')).toBeVisible();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();

  const sister = await (await browser.newContext()).newPage();
  await sister.goto(new URL(link).pathname);
  await expect(sister.getByRole('heading', { name: ANSWER })).toBeVisible();
  await expect(cell(sister, 'May', 'came in')).toBeHidden();
  await openFields(sister);
  await cell(sister, 'May', 'came in').fill('50 000');
  await sister.getByRole('button', { name: 'Save' }).click();
  await expect(cell(sister, 'May', 'came in')).toHaveValue(/50.000/);

  await openFields(page);
  await cell(page, 'June', 'came in').fill('20 000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(cell(page, 'May', 'came in')).toHaveValue(/50.000/);
  await expect(cell(page, 'June', 'came in')).toHaveValue(/20.000/);

  await openFields(sister);
  await cell(sister, 'June', 'came in').fill('25 000');
  await sister.getByRole('button', { name: 'Save' }).click();
  const clash = sister.getByText(/June 2026: you typed 25\s000 in, 0 costs, kept now is 20\s000 in/);
  await expect(clash).toBeInViewport();
  await expect(cell(sister, 'June', 'came in')).toHaveValue(/25.000/);
  await sister.getByRole('button', { name: 'Take theirs' }).click();
  await expect(cell(sister, 'June', 'came in')).toHaveValue(/20.000/);
  await sister.context().close();
});

test('three amounts give the payment, the same on the page of the worksheet', async ({ page }) => {
  const pay = async (button: string) => {
    const send = page.getByRole('button', { name: button, exact: true });
    if ((await send.isVisible()) && (!hasScript() || button === 'Calculate')) await send.click();
  };
  await page.goto('/freelancer');
  await page.getByLabel('Came in so far', { exact: true }).fill('288 667');
  await page.getByLabel('Costs so far', { exact: true }).fill('48 000');
  await page.getByLabel('Did you pay in August? How much?').fill('20 000');
  await pay('Work it out');
  await expect(page.getByRole('heading', { name: ANSWER })).toBeVisible();
  const shown = page.locator('.freelancer-answer [data-text=payment]');
  const amount = (await shown.innerText()).replaceAll(/[^\d.]/g, '');

  await openHydrated(page, '/provisional');
  await page.getByLabel('Did you pay in August? How much?').fill('20 000');
  await page.getByLabel('Business income so far').fill('288 667');
  await page.getByLabel('Business expenses so far').fill('48 000');
  await pay('Calculate');
  const figure = page.locator('.figure-lead .figure').first();
  await expect(figure).toBeVisible();
  expect((await figure.innerText()).replaceAll(/[^\d.]/g, '')).toBe(amount);
});

test('another way to enter the year keeps what was typed', async ({ page }) => {
  await openHydrated(page, '/provisional');
  const way = page.getByRole('radiogroup', { name: 'How you enter the year' });
  const choose = async (name: string) => {
    await way.getByText(name).click();
    if (!hasScript()) await page.getByRole('button', { name: 'Calculate' }).click();
  };
  await page.getByLabel('Business income so far').fill('288 667');
  await choose('By month');
  await page.getByLabel('March 2026: income').fill('40 000');
  await choose('Whole year');
  await page.getByLabel('Business income of the whole year').fill('500 000');
  await choose('So far');
  await expect(page.getByLabel('Business income so far')).toHaveValue(/^288.667$/);
  await choose('By month');
  await expect(page.getByLabel('March 2026: income')).toHaveValue(/^40.000$/);
});

test('what is typed and not saved stays through Back and a reload', async ({ page }) => {
  await page.goto('/freelancer');
  const workOut = page.getByRole('button', { name: 'Work it out' });
  const hasScript = !(await workOut.isVisible());
  const seen = async (path: string, month: string) => {
    // A reload while the answer's page takes over is an error of the browser.
    if (!hasScript) await Promise.all([page.waitForEvent('load'), workOut.click()]);
    for (const again of [() => page.reload(), () => page.goto('/deadlines').then(() => page.goBack())]) {
      await again();
      await expect(cell(page, month, 'came in'), path).toHaveValue(/40.000/);
    }
  };
  await openMonths(page);
  await cell(page, 'March', 'came in').fill('40 000');
  await seen('public', 'March');
  await page.getByRole('button', { name: 'Keep this' }).click();
  await expect(page).toHaveURL(/\/kept\/freelancer\//);
  await expect(page.getByText('You have changes that are not saved.')).toBeHidden();
  await openFields(page);
  await cell(page, 'May', 'came in').fill('40 000');
  await seen('kept', 'May');
  await expect(page.getByText('You have changes that are not saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto(page.url());
  await expect(cell(page, 'May', 'came in')).toHaveValue(/40.000/);
  await expect(page.getByText('You have changes that are not saved.')).toBeHidden();
});

test('a total that was kept is no change that is not saved', SCRIPT, async ({ page, browser }) => {
  await page.goto('/freelancer');
  await page.getByLabel('Came in so far', { exact: true }).fill('433 000');
  await page.getByRole('button', { name: 'Keep this' }).click();
  await expect(page).toHaveURL(/\/kept\/freelancer\//);
  await expect(page.getByText('You have changes that are not saved.')).toBeHidden();
  const other = await browser.newPage();
  await other.goto(page.url());
  await openFields(other);
  const costs = other.getByLabel('Costs so far', { exact: true });
  await costs.fill('1');
  await expect(other.getByText('You have changes that are not saved.')).toBeVisible();
  await costs.fill('');
  await expect(other.getByText('You have changes that are not saved.')).toBeHidden();
  await other.close();
});

test('it is printed on one sheet of paper, under the firm’s letterhead', SCRIPT, async ({ page }) => {
  await page.goto('/freelancer');
  await openMonths(page);
  await cell(page, 'March', 'came in').fill('40 000');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('worked out on')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Tax takes/ })).toBeVisible();
  await expect(page.getByText('Rather have it done?')).toBeHidden();
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g);
  // Both sides.
  expect(pages?.length).toBeLessThanOrEqual(2);
});

test(
  'on a phone a kept page opens with the answer, and covers no field',
  onlyIn('phone'),
  async ({ page }) => {
    await page.goto('/freelancer');
    await page.getByLabel('Came in so far', { exact: true }).fill('433 000');
    await page.getByLabel('Did you pay in August? How much?').fill('20 000');
    await page.getByRole('button', { name: 'Keep this' }).click();
    await expect(page).toHaveURL(/\/kept\/freelancer\//);
    await page.goto(new URL(page.url()).pathname);
    await expect(page.getByRole('heading', { name: ANSWER })).toBeInViewport();
    await expect(page.locator('.answer-bar')).toBeHidden();
    await openFields(page);
    await expect(page.getByLabel('Came in so far', { exact: true })).toHaveValue(/433.000/);
  },
);

test('the bar with the answer covers no field beside a keyboard', onlyIn('phone'), async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  for (const month of ['March', 'May', 'August', 'February']) {
    await page.goto('/freelancer');
    if (month === 'March') await openMonths(page);
    const field = cell(page, month, 'came in');
    await field.evaluate((input) => {
      window.scrollBy(0, input.getBoundingClientRect().bottom - window.innerHeight + 10);
      (input as HTMLElement).focus({ preventScroll: true });
    });
    await page.keyboard.type('40000');
    const bar = page.locator('.answer-bar');
    await expect(bar).toBeInViewport();
    const between = async () => {
      const [over, under] = [await bar.boundingBox(), await field.boundingBox()];
      return over && under && over.y - under.y - under.height;
    };
    await expect.poll(between, month).toBeGreaterThanOrEqual(7);
  }
});

async function openMonths(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'By month instead' }).click();
}

/** Of a kept page; they stay open while an answer asks about them. */
async function openFields(page: Page): Promise<void> {
  const fold = page.locator('details', { has: page.locator('> summary', { hasText: 'Change it' }) });
  if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
}

function cell(page: Page, month: string, what: 'came in' | 'costs') {
  return page.getByLabel(new RegExp(`^${month} \\d{4}: ${what}$`));
}
