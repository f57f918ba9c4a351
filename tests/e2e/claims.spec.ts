import { calculatorCases } from './calculator-cases.ts';
import { expectAccessible } from './axe.ts';
import { calculate, openWorking, spaced } from './calculator-form.ts';
import { EVERYWHERE, expect, fillIn, hasScript, openHydrated, test } from './journey.ts';

/** The columns of SARS's template. */
const LOGBOOK = [
  'Travel logbook 2026/27',
  'Date,Opening kilometres,Closing kilometres,Total kilometres,Business kilometres,Where and why',
  '2026-03-02,10 000,18 000,8 000,8 000,Mrs Dlamini in Centurion',
  '2026-03-03,18 000,30 000,12 000,0,School',
  'Total,,,20 000,8 000,',
].join('\r\n');

test(
  'a logbook is shown as it was read before it counts, and its places are not kept',
  EVERYWHERE,
  async ({ page }) => {
    await openHydrated(page, '/calculator?type=travel');
    await page.locator('summary', { hasText: 'Add up a logbook' }).click();
    const rows = page.getByLabel('Rows of the logbook');
    if (hasScript()) {
      await page.getByLabel('Or read a CSV file').setInputFiles({
        name: 'logbook.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`\uFEFF${LOGBOOK}`, 'utf16le'),
      });
    } else await rows.fill(LOGBOOK);
    await calculate(page, { 'Travel allowance of the year': '96 000', 'Value of the vehicle': '400 000' });
    await expect(page.getByText('Look at the rows first').first()).toBeVisible();
    const asRead = page.getByRole('region', { name: 'Rows of the logbook, as read' });
    await expect(asRead.getByRole('row', { name: '2 March 2026' })).toContainText(spaced('8 000'));
    await expect(asRead.getByRole('row', { name: 'Together' })).toContainText(spaced('20 000'));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Count these rows' }).click();
    await openWorking(page);
    await expect(page.getByRole('row', { name: 'Cost of business travel' })).toContainText(
      spaced('69 949.20'),
    );
    await expect(rows).toHaveValue(/^Trips,Business km,All km\s+1,8000,20000$/);
    await expect(page.getByText('Read as 1 business trip')).toBeVisible();
  },
);

test('a claim moves the auto-assessment only with its papers', EVERYWHERE, async ({ page }) => {
  await openHydrated(page, '/auto-assessment');
  await fillIn(page, {
    ...calculatorCases['auto-assessment'].fields,
    'Did you give to a charity that issues section 18A receipts?': 'yes',
  });
  // Without JavaScript a "yes" shows its fields once it is posted.
  if (!hasScript()) await calculate(page);
  await expect(page.locator('.result-sheet')).toBeHidden();
  await calculate(page, { Donations: '9 000' });
  const sheet = page.locator('.result-sheet');
  await expect(sheet).toContainText('Tax to pay as SARS has it');
  await expect(sheet).toContainText(
    /Not counted yet: donations\. With its papers it would bring R\s2\s790\.00/,
  );
  await page.getByLabel('I have receipts that name section 18A').check();
  await calculate(page);
  await expect(sheet).toContainText('What the correction brings');
  await expect(sheet).toContainText(/R\s2\s790\.00 more comes back to you/);
  await expect(page.getByRole('heading', { name: 'Papers to have ready' })).toBeVisible();
  await expect(sheet).toContainText('Receipts that name section 18A');
});
