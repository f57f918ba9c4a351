import type { Page } from '@playwright/test';
import { calculatorPath } from '#app/tools/calculators/calculator-path.ts';
import { calculators } from '#app/tools/calculators/calculators.ts';
import { calculatorCases } from './calculator-cases.ts';
import { spaced } from './calculator-form.ts';
import { enterRoom } from './client-room.ts';
import { addEnquiry, enterDesk, openMessage } from './desk.ts';
import { admit, translationsOn } from './foreign.ts';
import { expect, expectHydrated, fillIn, holdBack, SCRIPT, test, thorough } from './journey.ts';

/** React rendering the page again is reported; the policy refuses the style of a merely simulated extension. */
const CHANGED = /The page was changed before React came|React error #418|Applying inline style/;

/** An extension changes the page as a translator does, only less: it is tried at night. */
const FOREIGNERS = process.env.NIGHTLY ? (['translator', 'extension'] as const) : (['translator'] as const);

for (const foreigner of FOREIGNERS) {
  /** The translation of a word of ours on this page. */
  const shown = (words: string) => (foreigner === 'translator' ? `${words}’` : words);

  test.describe(`beside ${foreigner === 'translator' ? 'a translator' : 'an extension'}`, () => {
    test(
      'a calculator keeps what was typed, and shows each of its states',
      SCRIPT,
      async ({ page, complaints }) => {
        complaints.expect(CHANGED);
        await admit(page, foreigner);
        const release = await holdBack(page, /live-calculator-element/);
        await page.goto('/calculator?type=individual', { waitUntil: 'domcontentloaded' });
        const income = page.locator('#grossIncome');
        const tax = page.locator('[data-figure=current] .figure');
        await page.getByLabel(shown('Tax year'), { exact: true }).selectOption('2023');
        await income.pressSequentially('50000');
        release();
        await expectHydrated(page);
        await expect(income).toHaveValue('50 000');
        await expect(income).toBeFocused();
        await expect(page.getByText(/SARS's tables of the 2023\/24 tax year/)).toBeVisible();
        await income.press('0');
        await expect(tax).toHaveText(spaced('R 98 417.00'));
        await page.locator('[name=period][value=monthly]').check();
        await expect(page.locator('.figures')).toContainText('Tax a month');
        await income.fill('lots');
        await expect(page.locator('.field-warning')).toContainText('Not a number: counted as 0.');
        await page.getByRole('link', { name: 'Reset' }).click();
        await expect(income).toHaveValue('');
        await expect(page.locator('.figures')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    );

    test(
      'the desk keeps a reply that is being typed, and leads to every page',
      thorough(SCRIPT),
      async ({ page, complaints }) => {
        complaints.expect(CHANGED);
        const email = await addEnquiry();
        await enterDesk(page);
        await openMessage(page, email);
        await admit(page, foreigner);
        const release = await holdBack(page, /\/entry\.client/);
        await page.goto(page.url(), { waitUntil: 'domcontentloaded' });
        const reply = page.locator('#reply-form textarea');
        const stays = page.locator('#reply-form').getByRole('checkbox').last();
        await stays.check();
        await reply.pressSequentially('Dear Thandi');
        release();
        await expectHydrated(page);
        await expect(reply).toHaveValue('Dear Thandi');
        await expect(reply).toBeFocused();
        await expect(stays).toBeChecked();
        await reply.press('!');
        await goThroughDesk(page);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    );

    test('the client room keeps what is typed', thorough(SCRIPT), async ({ page, complaints }) => {
      complaints.expect(CHANGED);
      const { path } = await enterRoom(page);
      await admit(page, foreigner);
      await page.goto(path);
      const message = page.locator('textarea').last();
      await message.fill('Is that all?');
      const before = await settled(page);
      expect(await settled(page)).toBe(before);
      await expect(message).toHaveValue('Is that all?');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    if (process.env.NIGHTLY) {
      test('each calculator gives its figures', SCRIPT, async ({ page, complaints }) => {
        test.slow();
        complaints.expect(CHANGED);
        await admit(page, foreigner);
        for (const calculator of calculators) await expectFigures(page, calculator, shown);
      });
    }
  });
}

test('no page overwrites what a translator wrote', thorough(SCRIPT), async ({ page }) => {
  await admit(page, 'translator');
  for (const path of ['/', '/contact', '/tax/individual']) {
    await page.goto(path);
    const before = await settled(page);
    expect(before, path).toBeGreaterThan(20);
    expect(await settled(page), path).toBe(before);
  }
});

test('a calculator that React gives up is as the server wrote it', thorough(SCRIPT), async ({ page }) => {
  await page.goto('/calculator?type=individual');
  await expectHydrated(page);
  await page.locator('#grossIncome').fill('500 000');
  await page.locator('live-calculator').evaluate((host) => host.replaceChildren());
  await expect(page.locator('#grossIncome')).toHaveValue('500 000');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(page.locator('[data-figure=current] .figure')).toHaveText(spaced('R 98 417.00'));
});

async function goThroughDesk(page: Page): Promise<void> {
  for (const path of ['/admin/messages', '/admin/work', '/admin/bookings', '/admin/clients']) {
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/admin/messages') {
      await page.locator('[type=checkbox][name=ticked]').first().check();
      await expect(page.locator('.message-bulk output')).toContainText('1');
    }
  }
}

/** How many texts were translated once the page has been left alone for a second. */
async function settled(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1_000)));
  return translationsOn(page);
}

async function expectFigures(
  page: Page,
  calculator: (typeof calculators)[number],
  shown: (words: string) => string,
): Promise<void> {
  const { fields, figures } = calculatorCases[calculator.type];
  await page.goto(calculatorPath(calculator));
  await expectHydrated(page);
  await fillIn(
    page,
    Object.fromEntries(Object.entries(fields).map(([label, value]) => [shown(label), value])),
  );
  await page.getByRole('button', { name: shown('Calculate'), exact: true }).click();
  for (const figure of Object.values(figures))
    await expect(page.locator('.working').getByText(spaced(figure)).first()).toBeAttached();
}
