import { MINUTE } from '#app/time.ts';
import { enterDesk, onDatabase, sendEnquiry } from './desk.ts';
import { expectAccessibleInBothSchemes } from './axe.ts';
import { expect, onlyIn, test } from './journey.ts';
import { validateHtml } from './markup.ts';

const WIDTHS = [360, 768, 1440];

test(
  'the pages of administration are accessible, valid, and never scroll sideways',
  onlyIn('script'),
  async ({ page }) => {
    test.setTimeout(5 * MINUTE);
    const email = await sendEnquiry(page);
    await enterDesk(page);
    for (const path of await deskPages(email)) {
      await page.goto(path);
      const answer = await page.request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(await validateHtml(await answer.text()), `HTML of ${path}`).toEqual([]);
      await expectAccessibleInBothSchemes(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth, `${path} at ${width}`).toBeLessThanOrEqual(width);
      }
    }
  },
);

async function deskPages(email: string): Promise<string[]> {
  const [ids] = await onDatabase(
    (sql) => sql<{ message: string; member: string; client: string }[]>`
      select (select id from contact_messages where email = ${email}) as message,
        (select user_id from user_roles limit 1) as member, (select id from clients limit 1) as client`,
  );
  const lists = [`?edit=${ids?.client}`, '/import', '/preview', '/trash', `/history/${ids?.client}`];
  return [
    '/admin',
    '/admin/messages?state=all',
    `/admin/messages/${ids?.message}`,
    '/admin/partners',
    ...lists.map((end) => `/admin/clients${end}`),
    '/admin/users',
    `/admin/users/${ids?.member}`,
    '/admin/mail',
    '/admin/audit',
  ];
}
