import type { Page } from '@playwright/test';
import { wayLabels } from '#content/consultations.ts';
import { booking } from '#content/pages/booking.ts';
import { contact } from '#content/pages/contact.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import { startText } from '#app/bookings/core/booking.ts';
import { instantOf } from '#app/bookings/core/working-time.ts';
import { mailTo, press } from './account.ts';
import { expectAccessible } from './axe.ts';
import {
  bringNear,
  chooseDay,
  freeDay,
  newVisitor,
  openDetails,
  openMonth,
  pathIn,
  storedOf,
  takeEverybody,
  times,
} from './booking.ts';
import { calculate, openMenu } from './calculator-form.ts';
import { expectFields, field, fillFields } from './enquiry.ts';
import { expect, openHydrated, SCRIPT, test, thorough } from './journey.ts';
import { tab } from './keyboard.ts';
import { validateHtml } from './markup.ts';
import { becomeMember, NAME } from './member.ts';

/** Both modes run at once on one site, so each has its own weeks. */
const ahead = (days: number) => freeDay(days + (test.info().project.name === 'script' ? 0 : 7));

test('a consultation is booked, moved and cancelled, each with its mail', async ({ page }) => {
  const { email, fields } = newVisitor();
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Book a Consultation' }).click();
  await expect(page).toHaveURL('/contact?service=consultation');
  const nearest = page.getByRole('list', { name: contact.times.next }).getByRole('link');
  await expect(nearest).toHaveCount(4);
  await nearest.last().click();
  await page.getByRole('link', { name: /A first talk$/ }).click();
  const day = ahead(10);
  await chooseDay(page, day);
  await expectAccessible(page);
  const time = await times(page).first().innerText();
  await times(page).first().click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Your details');
  await expect(page.getByRole('main')).toContainText(`${longDayText(day)}, ${time} to`);
  await fillFields(page, fields);
  await page.getByRole('radio', { name: wayLabels.phone }).check({ force: true });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Book this time' }).dblclick();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your consultation is booked');
  await expect(page.getByRole('main')).toContainText('we call you at +27 82 123 4567');
  await expectAccessible(page);
  const start = new Date(instantOf(day, time));
  await takeEverybody(start, 30);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a Consultation');
  const missed = page.getByRole('alert').filter({ hasText: booking.missed.title });
  if (test.info().project.name === 'script') await expect(missed).toHaveCount(0);
  else await expect(missed).toContainText(booking.missed.yours);

  expect(await storedOf(email)).toMatchObject([{ state: 'booked', starts_at: start }]);
  const mail = await mailTo(email, `Your consultation: ${startText(start)}`);
  const path = pathIn(mail);
  const answer = await page.goto(path);
  const secret = { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' };
  expect(answer?.headers()).toMatchObject({ ...secret, 'x-robots-tag': 'noindex' });
  expect(await validateHtml((await answer?.text()) ?? '')).toEqual([]);
  const file = await page.request.get(`${path}/calendar.ics`);
  expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nBEGIN:VEVENT\r\n/);

  const [other, heading] = [ahead(11), page.getByRole('heading', { level: 1 })];
  await page.getByRole('link', { name: 'Move it' }).click();
  await expect(heading).toHaveText('Move your consultation');
  await expect(page.getByText(booking.done.lede)).toHaveCount(0);
  await chooseDay(page, other);
  const later = await times(page).last().innerText();
  await times(page).last().click();
  await press(page, 'Move it to this time', 'Your consultation is moved');
  await expect(page.getByRole('main')).toContainText(`${longDayText(other)}, ${later} to`);
  await mailTo(email, `Moved: your consultation: ${startText(new Date(instantOf(other, later)))}`);

  const soon = startText(await bringNear(email));
  const reminder = await mailTo(email, `Reminder: your consultation on ${soon}`);
  await page.goto(pathIn(reminder));

  await page.getByRole('link', { name: 'Cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'Cancel this consultation?' })).toBeVisible();
  expect(await storedOf(email)).toMatchObject([{ state: 'booked' }]);
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This consultation is cancelled');
  await mailTo(email, `Cancelled: your consultation of ${soon}`);
  expect(await storedOf(email)).toMatchObject([{ state: 'cancelled' }]);
});

test(
  'a visitor who is late chooses another time and types nothing again',
  thorough(),
  async ({ page, complaints }) => {
    complaints.expect(/status of 409/);
    const { email, fields } = newVisitor();
    const day = ahead(24);
    await openDetails(page, day);
    await fillFields(page, fields);
    const time = new URL(page.url()).searchParams.get('at') ?? '';
    await takeEverybody(new Date(instantOf(day, time)), 60);
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expectMissed(page, fields);

    // As if the page stayed open until its times were over.
    const [free] = await page.getByRole('radio', { name: /2\d\d\d at/ }).all();
    await free?.evaluate((radio: HTMLInputElement) => (radio.value = '2026-01-05 10:00'));
    await free?.check();
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expectMissed(page, fields);
    await expectAccessible(page);

    await page
      .getByRole('radio', { name: /2\d\d\d at/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your consultation is booked');
    expect(await storedOf(email)).toHaveLength(1);

    await page.goto(`/book?kind=first-talk&day=${day}&at=${time}`);
    await expect(page.getByRole('alert')).toContainText(booking.missed.title);
  },
);

test('arrow keys lead through the month, and Tab past it', SCRIPT, async ({ page }) => {
  await page.goto('/book?kind=first-talk');
  await openMonth(page);
  const days = page.locator('[data-day]');
  await expect(page.locator('[data-day][tabindex="0"]')).toHaveCount(1);
  await page.getByRole('link', { name: /^Next month/ }).focus();
  await tab(page);
  await expect(days.first()).toBeFocused();
  await tab(page);
  await expect(days.first()).not.toBeFocused();
  await expect(page.locator('[data-day]:focus')).toHaveCount(0);
  await tab(page, 'Shift+Tab');
  await expect(days.first()).toBeFocused();

  await page.keyboard.press('PageDown');
  const caption = page.locator('.month caption');
  await expect(page.locator('.month-before[href]')).toBeVisible();
  const month = await caption.innerText();
  await expect(page.getByRole('status').filter({ hasText: month })).toBeAttached();
  await expect(page.locator('[data-day]:focus')).toHaveCount(1);
  const numbers = (await days.allInnerTexts()).map(Number);
  const first = Number(await page.locator('[data-day]:focus').innerText());
  const at = numbers.indexOf(first);
  const next = numbers[at + 1] ?? first;
  const inColumn = numbers.filter((day) => (day - first) % 7 === 0);
  const below = inColumn.find((day) => day > first);
  for (const [key, expected] of [
    ['ArrowRight', next],
    ['ArrowLeft', first],
    ['ArrowDown', below ?? first],
    ['ArrowUp', below ? first : (inColumn.findLast((day) => day < first) ?? first)],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.locator('[data-day]:focus')).toHaveText(String(expected));
  }
  await page.keyboard.press('End');
  const end = Number(await page.locator('[data-day]:focus').innerText());
  await page.keyboard.press('Home');
  const home = Number(await page.locator('[data-day]:focus').innerText());
  expect(end - home).toBeGreaterThanOrEqual(0);
  expect(end - home).toBeLessThan(7);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose a time' })).toBeFocused();
  await expect(times(page).first()).toBeVisible();
  await page.goBack();
  await expect(page.locator('[aria-current=date]')).toHaveCount(0);
  await expect(caption).toHaveText(month);
});

test('a member types nothing known, attaches a calculation, and finds the booking', async ({ page }) => {
  const email = await becomeMember(page);
  await openHydrated(page, '/calculator?type=individual');
  await calculate(page, { 'Gross income': '500 000' });
  await openMenu(page);
  await page.getByRole('button', { name: 'Book a Consultation' }).click();
  await expect(page).toHaveURL(/kind=first-talk/);
  // Without its id, whose digits may be any.
  expect(new URL(page.url()).search.replace(/[0-9a-f-]{36}/, '')).not.toContain('500');
  await chooseDay(page, ahead(38));
  await times(page).first().click();
  await expect(field(page, 'Full Name')).toHaveValue(NAME);
  await expect(field(page, 'E-mail Address')).toHaveValue(email);
  await expect(page.getByRole('checkbox', { name: /Send my calculation along/ })).toBeChecked();
  await field(page, 'Phone Number').fill('082 123 4567');
  await page.getByRole('link', { name: 'Another time' }).click();
  await times(page).nth(1).click();
  await field(page, 'Phone Number').fill('082 123 4567');
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your consultation is booked');
  expect(await storedOf(email)).toMatchObject([
    { member_id: expect.any(String), calculation: { kind: 'individual' } },
  ]);

  await page.goto('/account/bookings');
  await page.getByRole('button', { name: /^Cancel it/ }).click();
  await expect(page).toHaveURL(/\/book\/[\w-]{43}\?do=cancel$/);
  await expect(page.getByRole('button', { name: 'Yes, cancel it' })).toBeVisible();
});

test('what was typed stays while another time is chosen', SCRIPT, async ({ page, complaints }) => {
  complaints.expect(/status of 400/);
  const { fields } = newVisitor();
  await openDetails(page, freeDay(45));
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(field(page, 'Full Name')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await fillFields(page, fields);
  await page.getByRole('radio', { name: 'At our office' }).check({ force: true });
  await page.getByRole('link', { name: 'Another time' }).click();
  await times(page).nth(2).click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
  await expectFields(page, fields);
  await expect(page.getByRole('radio', { name: 'At our office' })).toBeChecked();
});

test.describe('elsewhere', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a visitor in another zone sees both times', SCRIPT, async ({ page }) => {
    await page.goto(`/book?kind=first-talk&day=${freeDay(45)}`);
    await expect(times(page).filter({ hasText: /^10:00/ })).toHaveText(/^10:00\s*0[34]:00 your\stime$/);
    await times(page)
      .filter({ hasText: /^10:00/ })
      .click();
    await expect(page.getByRole('main')).toContainText('10:00 to 10:30, South African time');
    await expect(page.getByRole('main')).toContainText(
      /For you that is .* 0[34]:00 to 0[34]:30 \(America\/New York\)/,
    );
  });
});

async function expectMissed(page: Page, fields: Record<string, string>): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: booking.missed.title })).toBeVisible();
  await expectFields(page, fields);
}
