import { booking } from '#content/pages/booking.ts';
import { people } from '#content/people.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import { bookableStart } from '#tests/bookable.ts';
import { expectAccessible } from './axe.ts';
import { freeDay, newVisitor } from './booking.ts';
import { field, fillFields } from './enquiry.ts';
import { expect, test } from './journey.ts';
import { expectSoundLayout } from './layout.ts';

test('a person is chosen by the face, and the next free time leads to the form', async ({ page }) => {
  const person = people[test.info().project.name === 'script' ? 4 : 3];
  if (!person) throw new Error('too few people');
  await page.goto('/book');
  await expectAccessible(page);
  const face = page
    .getByRole('list', { name: booking.faces.title })
    .getByRole('listitem')
    .filter({ hasText: person.name });
  await face.getByRole('link', { name: person.name, exact: true }).click();
  await expect(face).toHaveAttribute('data-chosen');
  await expectAccessible(page);
  await expectSoundLayout(page);
  await page
    .getByRole('region', { name: booking.soon.title })
    .getByRole('link', { name: /^\d\d:\d\d/ })
    .last()
    .click();
  await expect(page.getByRole('main')).toContainText(person.name);
  await page.getByRole('radio', { name: 'At our office' }).check({ force: true });
  const { fields } = newVisitor();
  await fillFields(page, { ...fields, 'Phone Number': '' });
  await expectSoundLayout(page);
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your consultation is booked');
  await expect(page.getByRole('main')).toContainText(person.name);
});

test('on a phone the chosen time stays in view while the form is filled in', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const day = freeDay(45);
  await page.goto(`/book?kind=first-talk&day=${day}&at=${bookableStart(45).slice(11)}`);
  await field(page, 'What is it about? (optional)').fill('My return.');
  await field(page, 'What is it about? (optional)').scrollIntoViewIfNeeded();
  await expect(page.locator('.booking-chosen')).toBeInViewport();
  await expect(page.locator('.booking-chosen')).toContainText(longDayText(day));
});
