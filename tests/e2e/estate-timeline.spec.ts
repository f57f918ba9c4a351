import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import ICAL from 'ical.js';
import { longDayText } from '#app/firm/core/day-text.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { daysToCome, estateTimeline } from '#app/firm/core/estate-timeline.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { downloadBy, expect, fillIn, isPost, NO_SCRIPT, onlyIn, SCRIPT, test, thorough } from './journey.ts';

const today = southAfricanDay();
// The days of the Master have passed; that of the account is to come.
const death = plusDays(today, -60);
const letters = plusDays(death, 40);
const timeline = estateTimeline({ size: 'large', death, letters }, today);

test('an executor gets each step with its day, and no day is in an address', async ({ page }) => {
  const posted: string[] = [];
  await page.goto('/tax/deceased-estate');
  await page.getByRole('radio', { name: /^More than/ }).check();
  await page.getByText('I have letters of executorship').click();
  await fillIn(page, { 'Day of death': death, 'Day of the letters of executorship': letters });
  await page.getByRole('button', { name: 'Work out the days' }).click();
  await expect(page).toHaveURL('/tax/deceased-estate/timeline#timeline');
  page.on('request', (request) => posted.push(...(isPost(request) ? [request.url()] : [])));
  await page.reload();
  expect(posted).toEqual([]);
  const sheet = page.getByRole('region', { name: 'Timeline of the estate' });
  await expect(sheet.getByRole('time')).toHaveText(timeline.dated.map(({ day }) => longDayText(day)));
  for (const { what, law, evidence } of [...timeline.dated, ...timeline.open]) {
    const step = sheet.getByRole('listitem').filter({ has: page.getByText(what, { exact: true }) });
    await expect(step.getByText(what, { exact: true })).toBeVisible();
    await expect(step.getByText(law)).toBeHidden();
    await step.locator('summary', { hasText: 'Why' }).click();
    await expect(step.getByText(law)).toBeVisible();
    await expect(step.locator('.estate-why li')).toHaveCount(evidence.sources.length);
  }
  const file = await downloadBy(page.getByRole('button', { name: 'Download as a calendar' }));
  expect(file.suggestedFilename()).toBe('estate.ics');
  const root = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')));
  const starts = root
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event).startDate.toString());
  expect(starts).toEqual(daysToCome(timeline, today).map(({ day }) => day));
});

test(
  'on a phone what is late is in view, and a letter opens at its title',
  onlyIn('phone'),
  async ({ page }) => {
    await page.goto('/tax/deceased-estate/timeline');
    await page.getByRole('radio', { name: /or less$/ }).check();
    await page.getByLabel('Day of death').fill(death);
    await page.getByRole('button', { name: 'Work out the days' }).click();
    const late = page.getByRole('link', { name: /^Death notice, inventory and will/ });
    await expect(late).toBeInViewport({ ratio: 1 });
    await late.click();
    await expect(page.getByText('At the office of the Master in whose area')).toBeInViewport();
    await page.getByRole('link', { name: 'Letter to the Master' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  },
);

test('only the timeline is printed, under the firm’s letterhead', SCRIPT, async ({ page }) => {
  await page.goto('/tax/deceased-estate/timeline');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('radio', { name: /^More than/ }).check();
  await page.getByLabel('Day of death').fill(death);
  await page.getByRole('button', { name: 'Work out the days' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Timeline of the estate' })).toBeVisible();
  await expect(page.getByText('Drawn up on')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Work out the days' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g);
  // One sheet of paper, both sides.
  expect(pages?.length).toBeLessThanOrEqual(2);
});

test(
  'two who have the link tick steps, and a letter is written from one of them',
  thorough(),
  async ({ page }) => {
    await page.goto('/tax/deceased-estate/timeline');
    await page.getByRole('radio', { name: /or less$/ }).check();
    await fillIn(page, { 'Day of death': death });
    await page.getByRole('button', { name: 'Work out the days' }).click();
    await page.getByRole('button', { name: 'Keep this, and tick what is done' }).click();
    await expect(page).toHaveURL(/\/kept\/estate\/[\w-]{43}$/);
    await page.getByRole('button', { name: 'Mark as done: Tell the bank of the death' }).click();
    const sister = await page.context().newPage();
    await sister.goto(page.url());
    await expect(
      sister.getByRole('button', { name: 'Mark as not done: Tell the bank of the death' }),
    ).toBeVisible();
    await sister.getByRole('button', { name: 'Mark as done: Tell the employer, if there was one' }).click();
    await page.reload();
    await expect(
      page.getByRole('button', { name: /^Mark as not done: Tell the (?:bank|employer)/ }),
    ).toHaveCount(2);
    await expect(page.getByText(/^2 of \d+ done$/)).toBeVisible();
    await page.getByRole('link', { name: 'Letter to the bank' }).click();
    await fillIn(page, {
      'Full name': 'Nomsa <b>Dlamini</b>',
      'ID or passport number': '5203040080082',
      'Day of death': death,
      'Your name': 'Thandi Nkosi',
      'Your phone number or e-mail address': '082 555 0101',
    });
    await page.getByRole('radio', { name: 'The bank' }).check();
    await page.getByRole('button', { name: 'Write the letter' }).click();
    const letter = page.getByRole('region', { name: 'The letter' });
    await expect(letter.getByRole('heading')).toHaveText(
      'Death of Nomsa <b>Dlamini</b>, ID 5203040080082: accounts with you',
    );
    const file = await downloadBy(page.getByRole('button', { name: 'Download for Word' }));
    expect(file.suggestedFilename()).toBe('letter-bank.docx');
  },
);

test(
  'a letter that lacks an entry says so in view, and at the field',
  thorough(),
  async ({ page, complaints }) => {
    complaints.expect(/status of 422/);
    const whole = {
      'Full name': 'Nomsa Dlamini',
      'ID or passport number': '5203040080082',
      'Day of death': death,
      'Your name': 'Thandi Nkosi',
      'Your phone number or e-mail address': '082 555 0101',
      'Whom do you write to?': 'bank',
    };
    await page.goto('/tax/deceased-estate/letters');
    const write = page.getByRole('button', { name: 'Write the letter' });
    for (const [field, wrong, words] of [
      ['Full name', '', 'Enter the full name of the person who died.'],
      ['ID or passport number', '5203040080083', 'its last digit does not fit the others'],
      ['Day of death', plusDays(southAfricanDay(), 2), 'This day is still to come.'],
      ['Your name', '', 'Enter your name: the letter is from you.'],
      ['Whom do you write to?', null, 'Choose whom the letter goes to.'],
    ] as const) {
      await page.goto('/tax/deceased-estate/letters');
      const { [field]: _right, ...others } = whole;
      await fillIn(page, wrong === null ? others : { ...others, [field]: wrong });
      await write.click();
      const summary = page.getByRole('alert');
      await expect(summary).toContainText('The letter is not written yet');
      await expect(summary).toBeInViewport();
      await expect(summary.getByRole('link')).toHaveText([new RegExp(words)]);
      const control =
        wrong === null
          ? page.getByRole('radiogroup', { name: field })
          : page.getByLabel(field, { exact: true });
      await expect(control).toHaveAccessibleDescription(new RegExp(words));
      await summary.getByRole('link').click();
      await expect(control).toBeInViewport();
    }
    await page.getByRole('radio', { name: 'The bank' }).check();
    await write.click();
    await expect(page.getByRole('region', { name: 'The letter' })).toBeInViewport();
  },
);

test(
  'on a phone the way to the day of death is on the first two screens',
  onlyIn('phone'),
  async ({ page }) => {
    const { height } = page.viewportSize()!;
    const bottomOf = async (locator: Locator) => {
      const box = await locator.boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0);
    };
    await page.goto('/tax/deceased-estate');
    const way = page.getByRole('link', { name: /enter the day of death/ });
    expect(await bottomOf(way)).toBeLessThan(2 * height);
    await way.click();
    await expect(page).toHaveURL('/tax/deceased-estate/timeline');
    expect(await bottomOf(page.getByLabel('Day of death', { exact: true }))).toBeLessThan(2 * height);
  },
);

test('the page for executors has time limits as rules, and sells nothing', NO_SCRIPT, async ({ page }) => {
  await page.goto('/tax/deceased-estate');
  const main = page.getByRole('main');
  const limits = main.getByRole('table', { name: 'Time limits of a deceased estate' });
  await expect(limits.getByRole('row', { name: /^Death notice/ })).toContainText('Within 14 days');
  await expect(main).not.toContainText('Cancel anytime');
  const prices = main.getByRole('table', { name: /prices for an estate/ });
  await expect(prices.getByRole('columnheader')).toHaveText(['Part', 'From', 'To']);
  await expect(prices.getByRole('row')).toHaveCount(5);
});
