import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { monthText } from '#app/firm/core/day-text.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { bookableStart } from '#tests/bookable.ts';
import { onDatabase } from './database.ts';
import { field } from './enquiry.ts';
import { expect } from './journey.ts';

/** A day with free times, at least so many days from now. Each journey has days of its own. */
export function freeDay(daysAhead: number): string {
  return bookableStart(daysAhead).slice(0, 10);
}

export function newVisitor() {
  const email = `visitor-${randomUUID()}@example.org`;
  return {
    email,
    fields: { 'Full Name': 'Lerato O’Brien', 'E-mail Address': email, 'Phone Number': '082 123 4567' },
  };
}

export async function chooseDay(page: Page, day: string): Promise<void> {
  await openMonth(page);
  const caption = page.getByRole('table', {
    name: monthText(Number(day.slice(0, 4)), Number(day.slice(5, 7))),
  });
  for (let months = 0; months < 3 && !(await isThere(caption)); months += 1) {
    const before = await page.locator('.month caption').innerText();
    await page.getByRole('link', { name: /^Next month/ }).click();
    await expect(page.locator('.month caption')).not.toHaveText(before);
  }
  await page.locator(`[data-day="${day}"]`).click();
  await expect(page.locator(`[data-day="${day}"]`)).toHaveAttribute('aria-current', 'date');
}

export async function openDetails(page: Page, day: string): Promise<void> {
  await page.goto('/book?kind=first-talk');
  await chooseDay(page, day);
  await times(page).nth(3).click();
  await expect(field(page, 'Full Name')).toBeVisible();
}

/** The month is folded until somebody asks for it. */
export async function openMonth(page: Page): Promise<void> {
  const fold = page.locator('.month-fold');
  await fold.waitFor();
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
}

export function times(page: Page): Locator {
  return page.getByRole('region', { name: 'Choose a time' }).getByRole('link');
}

export async function takeEverybody(start: Date, minutes: number): Promise<void> {
  const end = new Date(start.getTime() + minutes * 60_000);
  await onDatabase(
    (sql) => sql`
      insert into time_off (colleague_id, starts_at, ends_at) select colleague_id, ${start}, ${end} from diaries`,
  );
}

export async function storedOf(email: string) {
  return onDatabase(
    (sql) => sql`select state, starts_at, member_id, calculation, topic from bookings where email = ${email}`,
  );
}

async function isThere(locator: Locator): Promise<boolean> {
  return (await locator.count()) > 0;
}

export function pathIn({ text }: { text: string }): string {
  return new URL(/http:\S+\/book\/[\w-]{43}/.exec(text)?.[0] ?? '').pathname;
}

/** As when the hour before it has come: the queue is asked for what is due. Returns the new start. */
export async function bringNear(email: string): Promise<Date> {
  const start = new Date(Date.now() + (35 + Math.random() * 20) * MINUTE);
  await onDatabase(async (sql) => {
    // A second is enough: a longer one might overlap with that of another journey.
    await sql`update bookings set starts_at = ${start}, ends_at = ${start}::timestamptz + interval '1 second',
      held_until = ${start}::timestamptz + interval '1 second' where email = ${email}`;
    await sql`insert into pgboss.job (name, data) values ('booking-reminders', '{}')`;
  });
  return start;
}
