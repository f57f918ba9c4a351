import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { longDayText } from '#app/firm/day-text.ts';
import type { Profile } from '#app/firm/deadline-rule.ts';
import { nextDeadlines } from '#app/firm/deadlines.ts';
import { southAfricanDay } from '#app/time.ts';
import { expect, onlyIn, test } from './journey.ts';

const NO_SCRIPT = onlyIn('no-script');

const EMPLOYER_AND_COMPANY: Profile[] = [
  { is: 'employer' },
  { is: 'vendor', category: 'A', yearEnd: 6 },
  { is: 'company', yearEnd: 6, registered: '2019-05-14' },
];

test('without a choice the page shows the dates of most people, and says so', NO_SCRIPT, async ({ page }) => {
  await page.goto('/deadlines');
  await expect(page.getByText('Nothing is chosen yet')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Provisional taxpayers' })).toBeChecked();
  const [next] = nextDeadlines([{ is: 'employee' }, { is: 'provisional' }], southAfricanDay());
  const first = dates(page).getByRole('time').first();
  await expect(first).toHaveAttribute('datetime', next?.day ?? '');
});

test('a choice in the form has an address', onlyIn('script', 'no-script'), async ({ page }) => {
  await page.goto('/deadlines');
  await page.getByRole('checkbox', { name: 'Employees and pensioners' }).uncheck();
  await page.getByRole('checkbox', { name: 'Provisional taxpayers' }).uncheck();
  await page.getByRole('checkbox', { name: 'Employers' }).check();
  await page.getByLabel('VAT category').selectOption('A');
  await page.getByLabel('Company or close corporation').selectOption('Company');
  await page.getByLabel('Financial year ends in').selectOption('June');
  await page.getByLabel('Registered with the CIPC on').fill('2019-05-14');
  await page.getByRole('button', { name: 'Show my dates' }).click();
  await expect(page).toHaveURL(
    /\/deadlines\?employer=yes&vat=A&entity=company&yearend=6&registered=2019-05-14/,
  );
  await expect(dates(page).getByRole('heading', { name: '(EMP201)' })).toHaveCount(12);
  await expect(dates(page).getByRole('heading', { name: '(VAT201)' })).toHaveCount(6);
  await expect(dates(page).getByText('to the CIPC')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Employers' })).toBeChecked();
  await expect(page.getByLabel('Financial year ends in')).toHaveValue('6');
});

test('a moved date says why, each date has its rule and source', NO_SCRIPT, async ({ page }) => {
  await page.goto('/deadlines?employer=yes');
  const moved = nextDeadlines([{ is: 'employer' }], southAfricanDay()).find(
    ({ moveReasons }) => moveReasons.length > 0,
  );
  await expect(
    dates(page)
      .getByText(`Moved back from ${longDayText(moved?.legalDay ?? '')}`)
      .first(),
  ).toBeVisible();
  const rule = dates(page).getByText('One return carries all three.').first();
  await expect(rule).toBeHidden();
  await dates(page).locator('summary', { hasText: 'EMP201' }).first().click();
  await expect(rule).toBeVisible();
  await expect(dates(page).getByText('Two sources').first()).toBeVisible();
  await expect(
    dates(page)
      .getByRole('link', { name: /consigliere/ })
      .first(),
  ).toBeVisible();
});

test('a wrong date is refused, and an estate sees rules instead', NO_SCRIPT, async ({ page }) => {
  await page.goto('/deadlines?entity=company&registered=soon');
  const field = page.getByLabel('Registered with the CIPC on');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/This is no date/);
  await expect(page.getByText('The annual return to the CIPC is missing')).toBeVisible();
  await page.goto('/deadlines?estate=yes');
  await expect(page.getByText('No known date in the next twelve months')).toBeVisible();
  const rules = page.getByRole('table', { name: 'Time limits of a deceased estate' });
  await expect(rules.getByText('Within 14 days of the death', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Subscribe in your calendar' })).toHaveCount(0);
});

test('a choice is a calendar to subscribe to, sent when changed', NO_SCRIPT, async ({ page, request }) => {
  await page.goto('/deadlines?employer=yes&vat=A&entity=company&yearend=6&registered=2019-05-14');
  const address = await page.getByLabel('Address, for calendars').inputValue();
  const webcal = await page.getByRole('link', { name: 'Subscribe in your calendar' }).getAttribute('href');
  expect(webcal).toBe(address.replace(/^https?:/, 'webcal:'));
  const response = await request.get(new URL(address).pathname + new URL(address).search);
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(response.headers()['cache-control']).toContain('public, max-age=3600');
  const headers = { 'If-None-Match': response.headers()['etag'] ?? '' };
  expect((await request.get(response.url(), { headers })).status()).toBe(304);
  const root = new ICAL.Component(ICAL.parse(await response.text()));
  const starts = root
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event).startDate.toString());
  expect(starts).toEqual(nextDeadlines(EMPLOYER_AND_COMPANY, southAfricanDay()).map(({ day }) => day));
});

test('printed are the dates, without the form', onlyIn('script'), async ({ page }) => {
  await page.goto('/deadlines?employer=yes');
  await page.emulateMedia({ media: 'print' });
  await expect(dates(page).getByRole('heading', { name: '(EMP201)' })).toHaveCount(12);
  await expect(page.getByRole('button', { name: 'Show my dates' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Subscribe in your calendar' })).toBeHidden();
});

test('the home page shows what is next, and leads here', NO_SCRIPT, async ({ page }) => {
  await page.goto('/');
  const [next] = nextDeadlines([{ is: 'employer' }], southAfricanDay());
  const band = page.getByRole('region', { name: 'Next on the calendar' });
  await expect(band.getByText(longDayText(next?.day ?? ''))).toBeVisible();
  await band.getByRole('link', { name: 'All dates for Employers' }).click();
  await expect(page).toHaveURL('/deadlines?employer=yes');
  await expect(page.getByRole('checkbox', { name: 'Employers' })).toBeChecked();
});

function dates(page: Page) {
  return page.getByRole('region', { name: 'What is due' });
}
