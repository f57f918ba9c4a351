import type { Locator, Page } from '@playwright/test';
import { NEGATIVE, NOT_A_NUMBER } from '#app/tax/amount.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { expectAccessible } from './axe.ts';
import { expect, hasScript, NO_SCRIPT, recordRequests, SCRIPT, test, thorough } from './journey.ts';
import { validateHtml } from './markup.ts';

const SARS = `SARS tables ${taxYearLabel(newestTaxYear)}`;
const FIRM = 'Firm estimate 2023/2024';

test('a field that is refused, or counts as 0, says so', async ({ page }) => {
  await estimate(page, '', '');
  await expect(income(page)).toHaveAccessibleDescription(
    'Missing information: Please enter your annual gross income',
  );
  await expect(income(page)).toHaveAttribute('aria-invalid', 'true');
  await fillEstimate(page, '-500000', '');
  await expect(income(page)).toHaveAccessibleDescription(`Invalid input: ${NEGATIVE}`);
  await expect(figure(page, SARS)).toBeHidden();
  await fillEstimate(page, '500000', '21');
  await expect(dependants(page)).toHaveAccessibleDescription(
    'Invalid input: Enter a whole number from 0 to 20.',
  );
  const answer = !hasScript() && page.waitForResponse((one) => one.request().method() === 'POST');
  await fillEstimate(page, 'a lot', 'some');
  if (answer) expect(await validateHtml(await (await answer).text())).toEqual([]);
  await expect(figure(page, SARS)).toHaveText(/^R\s0\.00$/);
  const counted = page.locator('quick-estimate').getByText('“a lot” is not a number: counted as R 0.');
  await expect(counted).toBeVisible();
  await expect(income(page)).toHaveAccessibleDescription(NOT_A_NUMBER);
  await expect(income(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(dependants(page)).toHaveAccessibleDescription(NOT_A_NUMBER);
  await expect(income(page)).toHaveValue('a lot');
  await expectAccessible(page);
});

test('without a script the outcome is at the top of the page', thorough(NO_SCRIPT), async ({ page }) => {
  const message = page.getByRole('main').getByRole('status').first();
  await estimate(page, '', '');
  await expect(message).toContainText('Missing information');
  await expect(message).toContainText('Please enter your annual gross income');
  await fillEstimate(page, '-1', '');
  await expect(message).toContainText('Invalid input');
  await fillEstimate(page, '500 000', '1');
  await expect(message).toHaveText('Quick estimate calculated');
});

test('every key estimates again, without the server', SCRIPT, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('quick-estimate')).toHaveAttribute('data-live');
  const requests = recordRequests(page);
  await income(page).pressSequentially('500');
  await expect(figure(page, FIRM)).toHaveText('No tax is due');
  await income(page).pressSequentially('000');
  await expect(income(page)).toHaveValue(/^500\s000$/);
  await dependants(page).fill('1');
  await expect(figure(page, SARS)).toHaveText(/^R\s89\s393\.00$/);
  await page.getByRole('button', { name: 'Calculate my tax' }).click();
  const toast = page.locator('toast-region');
  await expect(toast).toContainText('Quick estimate calculated');
  await fillEstimate(page, '', '1');
  await expect(toast).toHaveText('');
  await fillEstimate(page, 'a lot', '1');
  await expect(toast).toHaveText('');
  await dependants(page).fill('21');
  await expect(dependants(page)).toHaveAttribute('aria-invalid', 'true');
  await dependants(page).fill('');
  await expect(dependants(page)).not.toHaveAttribute('aria-invalid');
  expect(requests).toEqual([]);
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'one’s own figures are written line by line, the double line last',
    thorough(SCRIPT),
    async ({ page }) => {
      await page.addInitScript(countShifts);
      await page.goto('/');
      const working = page.locator('quick-estimate details');
      expect(await timesOf(working)).toEqual([]);
      await income(page).pressSequentially('500000');
      await page.getByRole('button', { name: 'Calculate my tax' }).click();
      await expect(working).toHaveAttribute('open');
      const times = await timesOf(working);
      expect(new Set(times.map(({ duration }) => duration))).toEqual(new Set([180]));
      expect(times.toSorted((one, other) => one.delay - other.delay).at(-1)).toMatchObject({ name: 'draw' });
      await expect
        .poll(async () => (await timesOf(working)).filter(({ isRunning }) => isRunning))
        .toEqual([]);
      await income(page).press('1');
      await page.getByRole('button', { name: 'Calculate my tax' }).click();
      expect((await timesOf(working)).filter(({ isRunning }) => isRunning)).toEqual([]);
      expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
    },
  );
});

test('with less motion, and without a script, the lines stand', thorough(), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await estimate(page, '500000', '1');
  expect(await timesOf(page.locator('quick-estimate details'))).toEqual([]);
});

function timesOf(part: Locator) {
  return part.evaluate((element) =>
    element.getAnimations({ subtree: true }).map((animation) => {
      const { delay = 0, duration } = animation.effect?.getTiming() ?? {};
      const name = (animation as CSSAnimation).animationName;
      return { name, delay, duration, isRunning: animation.playState === 'running' };
    }),
  );
}

/** Runs in the page, before its own scripts: what moves without a press or a key. */
function countShifts(): void {
  const seen = window as unknown as { shifts: number };
  seen.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as unknown as { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) seen.shifts += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function estimate(page: Page, grossIncome: string, dependantCount: string) {
  await page.goto('/');
  await fillEstimate(page, grossIncome, dependantCount);
}

async function fillEstimate(page: Page, grossIncome: string, dependantCount: string) {
  await income(page).fill(grossIncome);
  await dependants(page).fill(dependantCount);
  await page.getByRole('button', { name: 'Calculate my tax' }).click();
}

function income(page: Page) {
  return page.getByLabel('Gross income', { exact: true });
}

function dependants(page: Page) {
  return page.getByLabel('Medical aid dependants');
}

function figure(page: Page, name: string) {
  return page.locator('.estimate-figure').filter({ hasText: name }).locator('strong');
}
