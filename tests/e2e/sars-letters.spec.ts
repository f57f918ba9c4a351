import { plusDays } from '#app/firm/core/calendar-day.ts';
import { MINUTE, southAfricanDay } from '#app/platform/core/time.ts';
import { press } from './account.ts';
import { another, choose, enterRoom, expectWellMade, PDF } from './client-room.ts';
import { onDatabase } from './database.ts';
import { EVERYWHERE, expect, test } from './journey.ts';
import { becomeMember } from './member.ts';

test.describe.configure({ timeout: 3 * MINUTE });

const TODAY = southAfricanDay();

test(
  'a client sends a letter from SARS, a colleague reads it, and both know its day',
  EVERYWHERE,
  async ({ page, browser }) => {
    const { work, path } = await enterRoom(page);
    await onDatabase(
      (sql) => sql`update engagements set state = 'with_sars', answers = '{}' where id = ${work}`,
    );
    await page.goto(path);
    const room = page.getByRole('region', { name: 'Letters from SARS' });
    await room.getByText('A letter from SARS came', { exact: true }).click();
    await room.getByLabel('What it is about').fill('It came in the post');
    await choose(room, PDF);
    await room.getByRole('button', { name: 'Send the letter' }).click();
    await expect(room).toContainText('We read it, and say here by when it is answered.');
    await expectWellMade(page, path);

    const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await becomeMember(desk, { name: 'Bob Brink', role: 'staff' });
    await desk.goto('/admin/work?state=letters');
    await expect(desk.getByRole('table')).toContainText('Letter from SARS: to be read');
    await desk.goto(`/admin/work/${work}`);
    const letters = desk.getByRole('region', { name: 'Letters from SARS' });
    await expect(letters).toContainText('“It came in the post”');
    await expect(letters.getByRole('link', { name: PDF.name })).toBeVisible();
    await expectWellMade(desk, `/admin/work/${work}`);
    const unread = letters.locator('.sars-letter').first();
    await unread.getByLabel('What it is').selectOption('findings');
    await unread.getByLabel('Day of the letter').fill(plusDays(TODAY, -5));
    await unread.getByLabel('Day on which it came').fill(plusDays(TODAY, -2));
    await press(unread, 'Start its clocks', 'Letter written down');
    await expect(letters).toContainText('Answer the findings of the audit until');
    await letters.getByText('How the day was found').click();
    await expect(letters).toContainText('section 42(3)');
    await expectWellMade(desk, `/admin/work/${work}`);

    await page.reload();
    await expect(room).toContainText('SARS has written what it found in its audit.');
    await expect(room).toContainText(/We answer by \d+ \w+ \d{4}\./);
    await press(letters, /^Answered\s?: Answer the findings of the audit$/, 'Answered');
    await page.reload();
    await expect(room).toContainText('Answered on');

    await desk.goto(`/admin/work/${work}`);
    await letters.getByText('A letter from SARS came', { exact: true }).click();
    await choose(letters, another('summons.pdf'));
    await press(letters, 'Add the letter', 'The letter is here');
    await expect(letters.getByRole('link', { name: 'summons.pdf' })).toBeVisible();
    await desk.close();
  },
);
