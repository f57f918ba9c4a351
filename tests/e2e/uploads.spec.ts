import type { Page } from '@playwright/test';
import { addRoom, another, choose, enterRoom, item, PDF } from './client-room.ts';
import { LOCKED } from '#app/work/documents/locked-pdf.test-support.ts';
import { onDatabase } from './database.ts';
import { give } from './give.ts';
import { expect, holdBack, NO_SCRIPT, openHydrated, SCRIPT, test, thorough } from './journey.ts';
import { becomeMember } from './member.ts';

const WHAT = 'Proof of your address';

test(
  'a refused file says what to do; one is sent again, dropped, pasted and removed',
  SCRIPT,
  async ({ page, complaints }) => {
    complaints.expect(/ERR_CONNECTION_FAILED/);
    const { work, path } = await enterRoom(page);
    await onDatabase(async (sql) => {
      await sql`update engagements set answers = '{}' where id = ${work}`;
      await sql`insert into request_items (engagement_id, position, what)
        values (${work}, 1, ${WHAT}), (${work}, 2, 'Something else')`;
    });
    await page.goto(path);
    const upload = () => item(page, WHAT).locator('file-upload[data-ready]');
    await give(upload(), 'drop', { name: 'virus.exe', mimeType: '', buffer: Buffer.from('MZ') });
    await expect(upload().getByText(/^We take PDF.* Save it as a PDF, and send that\.$/)).toBeVisible();

    let losses = 1;
    await page.route(`**${path}/files`, (route) =>
      losses-- > 0 ? route.abort('connectionfailed') : route.continue(),
    );
    await upload().getByLabel('Files from this device').setInputFiles(PDF);
    await expect(upload().getByText('The connection was lost. Trying again …')).toBeVisible();
    await expect(item(page, WHAT).getByText('Sent to us', { exact: true })).toBeVisible();
    await expect(item(page, WHAT).getByRole('link', { name: 'certificate.pdf', exact: true })).toBeVisible();

    await give(upload(), 'drop', PDF);
    await expect(upload().getByText('That was here already')).toBeVisible();
    await give(upload(), 'paste', another('second.pdf'));
    await expect(item(page, WHAT).getByRole('link', { name: 'second.pdf', exact: true })).toBeVisible();
    await item(page, WHAT).getByText('Remove second.pdf').click();
    await item(page, WHAT).getByRole('button', { name: 'Yes, remove it second.pdf' }).click();
    await expect(page.getByText('The document was removed')).toBeInViewport();
    await expect(item(page, WHAT).getByRole('link', { name: 'second.pdf', exact: true })).toHaveCount(0);
  },
);

test(
  'files chosen before the script came are sent, and leaving asks until they are',
  SCRIPT,
  async ({ page }) => {
    const { work, path } = await enterRoom(page);
    await onDatabase(async (sql) => {
      await sql`update engagements set answers = '{}' where id = ${work}`;
      await sql`insert into request_items (engagement_id, position, what) values (${work}, 1, ${WHAT})`;
    });
    const script = await holdBack(page, /\/assets\/upload-element-/);
    const files = await holdBack(page, `**${path}/files`);
    await page.goto(path, { waitUntil: 'commit' });
    // Browsers ask only whoever has used the page.
    await page.getByRole('heading', { level: 1 }).click();
    await item(page, WHAT)
      .getByLabel('Files from this device')
      .setInputFiles([PDF, another('second.pdf')]);
    script();
    await expect(item(page, WHAT).getByRole('progressbar')).toHaveCount(2);
    await expectQuestion(page);
    files();
    await expect(item(page, WHAT).getByRole('link', { name: 'second.pdf', exact: true })).toBeVisible();
  },
);

test(
  'leaving the desk asks while files wait for the button that delivers them',
  thorough(SCRIPT),
  async ({ page }) => {
    const { work } = await addRoom({});
    await becomeMember(page, { name: 'Ann Adams', isAdmin: true });
    await openHydrated(page, `/admin/work/${work}/deliver`);
    const place = page.getByRole('main');
    await place.getByRole('heading').first().click();
    await place.getByRole('button', { name: 'Deliver to the client' }).click();
    const files = place.getByLabel('Files', { exact: true }).and(place.locator('input'));
    await expect(files).toHaveJSProperty('validationMessage', 'Choose a file first.');
    await choose(place, PDF);
    await expectQuestion(page);
    await place.getByRole('button', { name: 'Take away' }).click();
    await page.reload();
    await expect(place.getByRole('button', { name: 'Take away' })).toHaveCount(0);
  },
);

test('a PDF with a password is sent again once it is typed', SCRIPT, async ({ page }) => {
  const { work, path } = await enterRoom(page);
  await onDatabase(async (sql) => {
    await sql`update engagements set answers = '{}' where id = ${work}`;
    await sql`insert into request_items (engagement_id, position, what) values (${work}, 1, ${WHAT})`;
  });
  await page.goto(path);
  const place = item(page, WHAT);
  await choose(place, { name: 'bank.pdf', mimeType: 'application/pdf', buffer: LOCKED });
  await expect(place.getByText('This PDF asks for a password.')).toBeVisible();
  await expect(place.getByLabel('Password of a PDF')).toBeFocused();
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(place.getByText('This is not the password of this PDF.')).toBeVisible();
  await expect(place.getByText('This PDF asks for a password.')).toHaveCount(0);
  await place.getByLabel('Password of a PDF').fill('secret');
  await place.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByRole('link', { name: 'bank.pdf', exact: true })).toBeVisible();
});

test('without a script a refused file is said once, at its item', NO_SCRIPT, async ({ page }) => {
  const { work, path } = await enterRoom(page);
  await onDatabase(async (sql) => {
    await sql`update engagements set answers = '{}' where id = ${work}`;
    await sql`insert into request_items (engagement_id, position, what) values (${work}, 1, ${WHAT})`;
  });
  await page.goto(path);
  await choose(item(page, WHAT), { name: 'bank.pdf', mimeType: 'application/pdf', buffer: LOCKED });
  await item(page, WHAT).getByRole('button', { name: 'Send', exact: true }).click();
  const refusal = page.getByText('“bank.pdf” was not taken').filter({ visible: true });
  await expect(refusal).toHaveCount(1);
  await expect(item(page, WHAT).getByText('“bank.pdf” was not taken')).toBeVisible();
});

/** The browser asks before it leaves the page; here it stays. */
async function expectQuestion(page: Page): Promise<void> {
  const opened = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  const dialog = await opened;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}
