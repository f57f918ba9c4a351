import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { home } from '#content/pages/home.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import type { Profile } from '#app/firm/core/deadline-rule.ts';
import { nextDeadlines, passedDeadlines } from '#app/firm/core/deadlines.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { expect, fillIn, NO_SCRIPT, onlyIn, SCRIPT, test, thorough } from './journey.ts';

const EMPLOYER_AND_COMPANY: Profile[] = [
  { is: 'employer' },
  { is: 'vendor', category: 'A', yearEnd: 6 },
  { is: 'company', yearEnd: 6, registered: '2019-05-14' },
];

test('without a choice it shows most people’s dates, says so, ticks nothing', NO_SCRIPT, async ({ page }) => {
  await page.goto('/deadlines');
  await expect(page.getByText('Nothing is chosen yet')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  const [next] = nextDeadlines([{ is: 'employee' }, { is: 'provisional' }], southAfricanDay());
  const first = dates(page).getByRole('time').first();
  await expect(first).toHaveAttribute('datetime', next?.day ?? '');
  await expect(first).toHaveText(longDayText(next?.day ?? ''));
});

test('the first date is on the first screen', onlyIn('phone', 'script'), async ({ page }) => {
  for (const query of ['', '?employer=yes', '?provisional=yes&employer=yes&vat=A&entity=company']) {
    await page.goto(`/deadlines${query}`);
    await expect(dates(page).getByRole('time').first()).toBeInViewport();
  }
});

test('a choice in the form has an address', async ({ page }) => {
  await page.goto('/deadlines');
  await page.getByRole('checkbox', { name: 'Employers' }).check();
  await fillIn(page, { 'VAT category': 'A', 'Company or close corporation': 'Company' });
  await fillIn(page, {
    'Financial year ends in': 'June',
    'Registered with the CIPC on (optional)': '2019-05-14',
  });
  await page.getByRole('button', { name: 'Show my dates' }).click();
  await expect(page).toHaveURL(
    /\/deadlines\?employer=yes&vat=A&entity=company&yearend=6&registered=2019-05-14/,
  );
  await expect(dates(page).getByRole('heading', { name: '(EMP201)' })).toHaveCount(12);
  await expect(dates(page).getByRole('heading', { name: '(VAT201)' })).toHaveCount(6);
  await expect(dates(page).getByText('to the CIPC')).toHaveCount(1);
  await expect(dates(page).getByText('Income tax return (ITR12)')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Employers' })).toBeChecked();
  await expect(page.getByLabel('Financial year ends in')).toHaveValue('6');
});

test('a tick shows its dates at once, and is kept in the address', SCRIPT, async ({ page }) => {
  await page.goto('/deadlines');
  await page.getByRole('checkbox', { name: 'Turnover tax' }).check();
  await expect(dates(page).getByRole('heading', { name: '(TT03)' })).toHaveCount(1);
  await expect(page).toHaveURL('/deadlines?turnover=yes');
  await expect(page.getByRole('status').filter({ hasText: 'dates in the next twelve months' })).toHaveCount(
    1,
  );
  await page.getByLabel('Did something happen?').selectOption('A company paid a dividend');
  await page.getByLabel('It happened on').fill(southAfricanDay());
  await expect(dates(page).getByRole('heading', { name: '(DTR01 and DTR02)' })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Turnover tax' })).toBeChecked();
  await expect(dates(page).getByRole('heading', { name: '(DTR01 and DTR02)' })).toHaveCount(1);
});

test('an event has its day, here and in the calendar', thorough(NO_SCRIPT), async ({ page, request }) => {
  const on = southAfricanDay();
  const [due] = nextDeadlines([{ is: 'event', kind: 'donation', on }], on);
  await page.goto('/deadlines');
  await page.getByLabel('Did something happen?').selectOption('I gave something away');
  await page.getByRole('button', { name: 'Show my dates' }).click();
  await expect(page.getByLabel('It happened on')).toHaveAccessibleDescription(/Enter the day/);
  await page.getByLabel('It happened on').fill(on);
  await page.getByRole('button', { name: 'Show my dates' }).click();
  await expect(dates(page).getByRole('time')).toHaveText([longDayText(due?.day ?? '')]);
  const address = new URL(await page.getByLabel('Address, for calendars').inputValue());
  const file = await (await request.get(address.pathname + address.search)).text();
  expect(file).toContain(`DTSTART;VALUE=DATE:${due?.day.replaceAll('-', '')}`);
});

test(
  'a date that passed says what to do now, and how long it stays',
  thorough(NO_SCRIPT),
  async ({ page }) => {
    const [latest] = passedDeadlines([{ is: 'employer' }], southAfricanDay());
    await page.goto('/deadlines?employer=yes');
    await page.getByRole('link', { name: 'What to do now' }).click();
    await expect(page).toHaveURL(/#passed$/);
    const missed = page.getByRole('region', { name: 'Missed one?' });
    await expect(missed).toContainText('until the next of its kind is due');
    await missed
      .getByText(longDayText(latest?.day ?? ''))
      .first()
      .click();
    await expect(missed.getByText(latest?.late.now ?? '').first()).toBeVisible();
    await expect(missed.getByRole('link', { name: 'Tell us what is open' }).first()).toHaveAttribute(
      'href',
      '/contact',
    );
  },
);

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
  await expect(dates(page).getByText('Two sources').filter({ visible: true })).toHaveCount(1);
  await expect(
    dates(page)
      .getByRole('link', { name: /consigliere/ })
      .first(),
  ).toBeVisible();
});

test('a wrong date is refused, and an estate sees rules instead', thorough(NO_SCRIPT), async ({ page }) => {
  await page.goto('/deadlines?entity=company&registered=soon');
  const field = page.getByLabel('Registered with the CIPC on');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/This is no date/);
  await expect(page.getByText('The annual return to the CIPC is missing')).toBeVisible();
  await page.goto('/deadlines?estate=yes');
  await expect(page.getByText('No known date in the next twelve months')).toBeVisible();
  const rules = page.getByRole('table', { name: 'Time limits of a deceased estate' });
  await expect(rules.getByText(/^Within 14 days of the death;/)).toBeVisible();
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

test('the dates are printed without the form', SCRIPT, async ({ page }) => {
  await page.goto('/deadlines?employer=yes');
  await page.emulateMedia({ media: 'print' });
  await expect(dates(page).getByRole('heading', { name: '(EMP201)' })).toHaveCount(12);
  await expect(page.getByRole('button', { name: 'Show my dates' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Subscribe in your calendar' })).toBeHidden();
});

test('the home page shows what is next, and leads here', NO_SCRIPT, async ({ page }) => {
  await page.goto('/');
  const [next] = nextDeadlines([{ is: 'employer' }], southAfricanDay());
  const band = page.getByRole('region', { name: home.deadlines.title });
  const entry = band.getByRole('listitem').filter({ hasText: 'Employers' });
  await expect(entry.getByRole('time')).toHaveAttribute('datetime', next?.day ?? '');
  await entry.getByRole('link', { name: 'Employers' }).click();
  await expect(page).toHaveURL('/deadlines?employer=yes');
  await expect(page.getByRole('checkbox', { name: 'Employers' })).toBeChecked();
});

function dates(page: Page) {
  return page.getByRole('region', { name: 'What is due' });
}
