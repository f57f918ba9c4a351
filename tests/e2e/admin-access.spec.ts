import { MINUTE } from '#app/time.ts';
import { expectAccessible } from './axe.ts';
import { onDatabase } from './database.ts';
import { addEnquiry, enterDesk } from './desk.ts';
import { expect, onlyIn, test } from './journey.ts';
import { validateHtml } from './markup.ts';

test('the pages of administration are accessible and valid', onlyIn('script'), async ({ page }) => {
  test.setTimeout(5 * MINUTE);
  const email = await addEnquiry();
  await enterDesk(page);
  for (const path of await deskPages(email)) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    expect(await validateHtml((await answer?.text()) ?? ''), `HTML of ${path}`).toEqual([]);
    await expectAccessible(page);
  }
});

async function deskPages(email: string): Promise<string[]> {
  const [ids] = await onDatabase(
    (sql) => sql<{ message: string; member: string; client: string }[]>`
      select (select id from contact_messages where email = ${email}) as message,
        (select user_id from user_roles limit 1) as member, (select id from clients limit 1) as client`,
  );
  const lists = [
    '?add=yes&q=a',
    `?edit=${ids?.client}`,
    '/import',
    '/preview',
    '/trash',
    `/history/${ids?.client}`,
  ];
  return [
    '/admin',
    '/admin/messages?state=all',
    `/admin/messages/${ids?.message}`,
    '/admin/messages/templates',
    '/admin/bookings',
    '/admin/bookings?view=list&state=all',
    '/admin/bookings/hours',
    '/admin/bookings/new',
    '/admin/work',
    '/admin/work?state=ended',
    '/admin/taxpayers',
    '/admin/taxpayers/new',
    '/admin/partners',
    '/admin/search?q=a',
    ...lists.map((end) => `/admin/clients${end}`),
    '/admin/users',
    `/admin/users/${ids?.member}`,
    '/admin/mail',
    '/admin/audit',
  ];
}
