import { firm } from '#content/firm.ts';
import { switching } from '#content/switching.ts';
import type { Page } from '@playwright/test';
import { expect, NO_SCRIPT, test } from './journey.ts';

type Posted = { path: string; entries: Record<string, string>; button: string; shows: string | RegExp };

const ANSWERED: readonly Posted[] = [
  {
    path: '/calculator?type=company',
    entries: { taxableIncome: '500 000' },
    button: 'Calculate',
    shows: /135\s000\.00/,
  },
  {
    path: '/calculator?type=company',
    entries: { taxableIncome: '-5' },
    button: 'Calculate',
    shows: 'Invalid input',
  },
  { path: '/', entries: { grossIncome: '500 000' }, button: 'Calculate my tax', shows: 'calculated' },
  {
    path: '/switching',
    entries: {
      business: 'Marula Moon Bakery',
      signer: 'Thandi Nkosi',
      accountant: 'Old Oak Accounting',
      last: '2027-02-28',
    },
    button: switching.letter.button,
    shows: 'Marula Moon Bakery is moving',
  },
];

test(
  'Back to an answered form shows the answer again, without posting',
  NO_SCRIPT,
  async ({ page, complaints }) => {
    complaints.expect(/status of 4\d\d/);
    for (const posted of ANSWERED) {
      await post(page, posted);
      const main = page.getByRole('main');
      await expect(main, posted.path).toContainText(posted.shows);
      await page.getByRole('link', { name: firm.name }).first().click();
      await expect(page).toHaveURL('/');
      await page.goBack();
      await expect(main, `Back to ${posted.path}`).toContainText(posted.shows);
    }
  },
);

async function post(page: Page, { path, entries, button }: Posted): Promise<void> {
  await page.goto(path);
  for (const [id, value] of Object.entries(entries)) await page.locator(`#${id}`).fill(value);
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
}
