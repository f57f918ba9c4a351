import { enquiry, expectSent, field, sendButton } from './enquiry.ts';
import { expect, openHydrated, SCRIPT, test, thorough } from './journey.ts';
import { stopsOf, tabTo, typeInto } from './keyboard.ts';
test(
  'by keyboard alone an enquiry is refused, corrected and sent',
  thorough(SCRIPT),
  async ({ page, complaints }) => {
    complaints.expect(/status of 400/);
    const { fields } = enquiry('Company');
    await openHydrated(page, '/contact');
    await tabTo(page, sendButton(page));
    await page.keyboard.press('Enter');
    await expect(field(page, 'Full Name')).toBeFocused();
    await tabTo(page, page.getByRole('radio', { name: 'Individual' }), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Company' })).toBeFocused();
    for (const label of ['Company Name', 'Representative Name', 'Position', 'E-mail Address']) {
      await typeInto(page, field(page, label), fields[label] ?? '');
    }
    await tabTo(page, page.getByLabel('Country Code'));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('Country Code')).toHaveValue('+1');
    await page.keyboard.press('ArrowUp');
    for (const label of ['Phone Number', 'Subject', 'Message']) {
      await typeInto(page, field(page, label), fields[label] ?? '');
    }
    await tabTo(page, sendButton(page));
    await page.keyboard.press('Space');
    await expectSent(page);
  },
);

test('by keyboard alone a tax is calculated, and the result saved', thorough(SCRIPT), async ({ page }) => {
  await openHydrated(page, '/calculator?type=individual');
  await typeInto(page, page.getByLabel('Gross income', { exact: true }), '500 000');
  await page.keyboard.press('Enter');
  const sheet = page.locator('.result-sheet');
  await expect(sheet.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(sheet.locator('[data-figure=current] .figure')).toContainText(/R\s98\s417\.00/);
  await tabTo(page, page.locator('.working > summary'));
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('row', { name: 'Final tax' })).toBeVisible();
  await tabTo(page, page.getByRole('slider'));
  await page.keyboard.press('End');
  await expect(page.getByRole('slider')).toHaveValue('12');
  await tabTo(page, page.getByRole('button', { name: 'Save Calculation' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Individual Tax Calculator, 2026/27');
  expect(await stopsOf(page)).toContain('Cookie Policy');
});
