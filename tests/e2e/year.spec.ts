import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Outcome } from '#app/platform/db/work-values.ts';
import { enterRoom, expectWellMade } from './client-room.ts';
import { onDatabase } from './database.ts';
import { EVERYWHERE, expect, test } from './journey.ts';

const PAID: Outcome = {
  assessedOn: '2025-09-01',
  reference: 'ITA34-1234567890',
  figure: 'pay',
  cents: 12_345_67,
  payBy: '2025-10-31',
  filed: null,
  why: '',
  settledOn: '2025-10-28',
};

test('a client’s year is on one page, and prints on one sheet', EVERYWHERE, async ({ page }) => {
  const { taxpayer } = await enterRoom(page);
  const path = `/account/taxpayers/${taxpayer}/year`;
  await file(taxpayer, 'itr12', '2024');
  await file(taxpayer, 'itr12', '2025', PAID);
  for (const half of [1, 2]) await file(taxpayer, 'irp6', `2025-${half}`, PAID);
  for (const month of months(2)) await file(taxpayer, 'vat201', month);
  for (const month of months(1)) await file(taxpayer, 'payroll', month);
  await page.goto(`/account/taxpayers/${taxpayer}`);
  await page.getByRole('link', { name: 'The year on one page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The year 2025');
  await expect(page.getByRole('table').first().getByRole('rowheader')).toHaveCount(21);
  await expect(page.getByRole('table', { name: 'Money of the year' })).toContainText('R 37 037.01');
  await expectWellMade(page, path);
  expect(await sheetsOf(page)).toBe(1);

  for (const month of months(1)) await file(taxpayer, 'vat201-monthly', month);
  await page.reload();
  await expect(page.getByText(/^9 more are left out here/)).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);
  await page.getByLabel('Year').selectOption('2024');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The year 2024');
});

/** Of A4, as the page is printed. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

function months(step: number): string[] {
  const last = Array.from({ length: 12 / step }, (_, at) => (at + 1) * step);
  return last.map((month) => `2025-${String(month).padStart(2, '0')}`);
}

async function file(taxpayer: string, type: string, period: string, outcome: Outcome | null = null) {
  await onDatabase(
    (
      sql,
    ) => sql`insert into engagements (id, taxpayer_id, type, period, state, submitted_on, reference, outcome)
      values (${randomUUID()}, ${taxpayer}, ${type}, ${period}, 'done', '2025-08-20', 'SARS-0123456789',
        ${outcome && sql.json(outcome)})`,
  );
}
