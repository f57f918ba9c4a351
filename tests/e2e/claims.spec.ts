import { expectAccessible } from './axe.ts';
import { calculate, openWorking, spaced } from './calculator-form.ts';
import { EVERYWHERE, expect, hasScript, openHydrated, test } from './journey.ts';

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
