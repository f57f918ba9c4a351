import { booking } from '#content/pages/booking.ts';
import { people } from '#content/people.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import { bookableStart } from '#tests/bookable.ts';
import { expectAccessible } from './axe.ts';
import { freeDay, newVisitor } from './booking.ts';
import { mailTo } from './account.ts';
import { enterRoom } from './client-room.ts';
import { onDatabase } from './database.ts';
import { field, fillFields } from './enquiry.ts';
import { expect, test, thorough, SCRIPT } from './journey.ts';
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

test('whom a link names stands first, in view on a phone', async ({ page }) => {
  const last = people.at(-1)!;
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of [`/book?with=${last.id}`, `/book?kind=first-talk&with=${last.id}`]) {
    await page.goto(path);
    const face = page.getByRole('list', { name: booking.faces.title }).getByRole('listitem').first();
    await expect(face, path).toContainText(last.name);
    await expect(face, path).toHaveAttribute('data-chosen');
    await expect(face.getByRole('heading'), path).toBeInViewport();
  }
});

test(
  'a refused form shows its notice below the header and the time',
  SCRIPT,
  async ({ page, complaints }) => {
    complaints.expect(/status of 400/);
    await page.setViewportSize({ width: 360, height: 740 });
    const day = freeDay(45);
    await page.goto(`/book?kind=first-talk&day=${day}&at=${bookableStart(45).slice(11)}`);
    await page.getByRole('button', { name: 'Book this time' }).click();
    const notice = page.getByRole('alert');
    await expect(notice).toBeVisible();
    const time = page.locator('.booking-chosen');
    await expect
      .poll(async () => {
        const [above, below] = [await time.boundingBox(), await notice.boundingBox()];
        return below!.y - above!.y - above!.height;
      })
      .toBeGreaterThanOrEqual(0);
    await expect(field(page, 'Full Name')).toBeFocused();
    await expect(field(page, 'Full Name')).toBeInViewport();
  },
);

test('on a phone the chosen time stays in view while the form is filled in', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const day = freeDay(45);
  await page.goto(`/book?kind=first-talk&day=${day}&at=${bookableStart(45).slice(11)}`);
  await field(page, 'What is it about? (optional)').fill('My return.');
  await field(page, 'What is it about? (optional)').scrollIntoViewIfNeeded();
  await expect(page.locator('.booking-chosen')).toBeInViewport();
  await expect(page.locator('.booking-chosen')).toContainText(longDayText(day));
});

test(
  'a client books the colleague of the work from its page, and moves it there',
  thorough(SCRIPT),
  async ({ page }) => {
    const person = people[test.info().project.name === 'script' ? 1 : 2];
    if (!person) throw new Error('too few people');
    const { work, path, member } = await enterRoom(page);
    await onDatabase(
      (
        sql,
      ) => sql`update engagements set assignee_id = (select id from profiles where full_name = ${person.name})
      where id = ${work}`,
    );
    await page.goto(path);
    await page.getByRole('link', { name: /^Talk to .* about this$/ }).click();
    await expect(page.getByRole('main')).toContainText(person.name);
    await expectAccessible(page);
    const soon = page.getByRole('region', { name: booking.soon.title });
    await soon
      .getByRole('link', { name: /^\d\d:\d\d/ })
      .first()
      .click();
    await expect(field(page, 'E-mail Address')).toHaveValue(member);
    await expect(page.getByRole('radio', { name: 'By video' })).toBeChecked();
    await page.getByRole('radio', { name: 'By phone' }).check({ force: true });
    await expect(field(page, 'Phone Number')).toHaveAccessibleDescription(
      'Needed: we call you at this number.',
    );
    await page.getByRole('radio', { name: 'By video' }).check({ force: true });
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your consultation is booked');
    await expect(page.getByRole('main')).toContainText('Income tax return');
    expect((await mailTo(member, /^Your consultation/)).text).toContain('About: Income tax return');

    await page.getByRole('link', { name: booking.own.work }).click();
    await expect(page.getByRole('region', { name: 'Your talk about this' })).toContainText(person.name);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Move it/ }).click();
    await expect(page).toHaveURL(/\/book\/[\w-]{43}\?do=move$/);
    await soon
      .getByRole('link', { name: /^\d\d:\d\d/ })
      .last()
      .click();
    await page.getByRole('button', { name: booking.own.moveButton }).click();
    await expect(page.getByRole('main')).toContainText(person.name);
  },
);
