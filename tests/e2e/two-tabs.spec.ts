import { expectAccessible } from './axe.ts';
import { answerQuestions, enterRoom, item } from './client-room.ts';
import { onDatabase } from './database.ts';
import { EVERYWHERE, expect, onlyIn, test } from './journey.ts';

test(
  'an answer of a stale tab stands beside the one that came meanwhile',
  EVERYWHERE,
  async ({ page, complaints }) => {
    complaints.expect(/status of 409/);
    const { work, path } = await enterRoom(page);
    await onDatabase(
      (sql) => sql`insert into request_items (engagement_id, position, what, takes)
      values (${work}, 99, 'How many days?', 'sentence')`,
    );
    const stale = await page.context().newPage();
    for (const tab of [page, stale]) await tab.goto(path);
    const days = (tab: typeof page) => item(tab, 'How many days?');
    await days(page).getByLabel('Your answer').fill('Forty days');
    await days(page).getByRole('button', { name: 'Send this answer' }).click();
    await expect(page.getByText('Your answer is with us').first()).toBeVisible();

    await days(stale).getByLabel('Your answer').fill('Fifty days');
    await days(stale).getByRole('button', { name: 'Send this answer' }).click();
    const both = stale.getByRole('alert', { name: 'Two answers: How many days?' });
    await expect(both).toContainText('Forty days');
    await expect(both).toBeFocused();
    await expect(both).toBeInViewport();
    await expect(both.getByLabel('Your answer')).toHaveValue('Fifty days');
    await expectAccessible(stale);
    await both.getByRole('button', { name: 'Send mine instead' }).click();
    await expect(stale.getByText('Your answer is with us').first()).toBeVisible();
    await stale.getByText(/What you have answered/).click();
    await expect(stale.locator('.with-us')).toContainText('Fifty days');
  },
);

test(
  'a question that was answered meanwhile shows both answers',
  EVERYWHERE,
  async ({ page, complaints }) => {
    complaints.expect(/status of 409/);
    const { path } = await enterRoom(page);
    const stale = await page.context().newPage();
    for (const tab of [page, stale]) await tab.goto(path);
    await answerQuestions(page, [/salary/]);
    await expect(page.getByRole('heading', { name: 'What we need' })).toBeVisible();
    await answerQuestions(stale, []);
    const alert = stale.getByRole('alert').filter({ hasText: 'Answered meanwhile' });
    await expect(alert).toContainText('Yes');
    await expectAccessible(stale);
  },
);

test('a message that was sent is not in its field again after Back', EVERYWHERE, async ({ page }) => {
  const { path } = await enterRoom(page);
  await page.goto(path);
  await page.getByLabel('Your message').fill('When is it due?');
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByText('Your message is with us').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Your message')).toHaveValue('');
});

test(
  'on a phone what was done is said above the list, and covers no heading',
  onlyIn('phone'),
  async ({ page }) => {
    const { path } = await enterRoom(page);
    await page.goto(path);
    await answerQuestions(page, [/salary/]);
    const notice = page.getByText('Here is what we need.');
    const heading = page.getByRole('heading', { name: 'What we need' });
    await expect(notice).toBeVisible();
    const [over, under] = await Promise.all([page.locator('.message').boundingBox(), heading.boundingBox()]);
    expect(under?.y).toBeGreaterThanOrEqual((over?.y ?? 0) + (over?.height ?? 0));
  },
);
