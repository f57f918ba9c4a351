import { randomUUID } from 'node:crypto';
import { MINUTE } from '#app/platform/core/time.ts';
import { press } from './account.ts';
import {
  addLink,
  addRoom,
  another,
  enterCode,
  expectWellMade,
  nextCode,
  PDF,
  reached,
} from './client-room.ts';
import { onDatabase } from './database.ts';
import { deliver, deskItem, toApprove } from './desk.ts';
import { EVERYWHERE, expect, test } from './journey.ts';
import { becomeMember } from './member.ts';

test.describe.configure({ timeout: 3 * MINUTE });
test.beforeEach(() => onDatabase((sql) => sql`delete from rate_limits where key like 'link-%'`));

test(
  'a client approves what is filed by a code, takes it back, and says what is wrong',
  EVERYWHERE,
  async ({ page, browser }) => {
    const email = `client-${randomUUID()}@example.org`;
    const room = await addRoom({ email });
    await onDatabase(
      (sql) => sql`update engagements set state = 'in_progress', answers = '{}' where id = ${room.work}`,
    );
    const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await becomeMember(desk, { name: 'Bob Brink', role: 'staff' });
    await desk.goto(`/admin/work/${room.work}`);
    await deliver(desk, [PDF, another('annex.pdf')], (form) => toApprove(form, 'Your return'));

    await page.goto(await addLink(room, email));
    await expect(page.getByText('Something to approve')).toBeVisible();
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await enterCode(page, await nextCode(email));
    await reached(page, room.path);
    const question = page.getByRole('article', { name: 'Your return', exact: true });
    await expect(question).toContainText('You are paid back R 12 345.67.'.replaceAll(' ', ' '));
    await expect(question.getByRole('list', { name: 'To approve: Your return' })).toContainText('annex.pdf');
    await expectWellMade(page, room.path);
    await press(question, 'Approve Your return', 'Approved');
    await page.getByText(/^What you have answered/).click();
    await expect(
      page.getByText(/^Approved by .+ \(client-.+\) on .+, by a code to the address/),
    ).toBeVisible();
    await expectWellMade(page, room.path);
    await press(page, 'Take the approval back Your return', 'Taken back');
    await question.getByText('Something is wrong').click();
    await question.getByLabel('What is wrong, and on which page').fill('Page 2: the rent.');
    await press(question, 'Send to us', 'We look at it');
    const answered = page.locator('details', { has: page.getByText(/^What you have answered/) });
    if ((await answered.getAttribute('open')) === null) await answered.locator('summary').first().click();
    await expect(answered).toContainText('We stop looking at what you wrote.');
    await expectWellMade(page, room.path);
    await press(page, 'Take back “Something is wrong” Your return', 'You can answer it again');
    await expect(question.getByLabel('What is wrong, and on which page')).toHaveValue('Page 2: the rent.');
    await press(question, 'Send to us', 'We look at it');

    await desk.reload();
    await expect(deskItem(desk, 'Your return')).toContainText('Page 2: the rent.');
    await press(deskItem(desk, 'Your return'), /^Noted\s?: Your return$/, 'Accepted');
    await deliver(desk, [], async (form) => {
      await toApprove(form, 'Your return, with the rent');
      for (const file of await form.getByRole('checkbox').all()) await file.check();
    });
    await page.reload();
    await press(page, 'Approve Your return, with the rent', 'Approved');
    await desk.reload();
    await expect(desk.getByText(/^“Your return, with the rent” approved by/).first()).toBeVisible();
    await press(desk, 'Submitted to SARS', 'Set to “With SARS”');
    await desk.close();
  },
);
