import { MINUTE } from '#app/platform/core/time.ts';
import type { PageKind } from '#tests/budgets.ts';
import { expectAccessible, firstOfEachKind } from './axe.ts';
import { onDatabase } from './database.ts';
import { addEnquiry, enterDesk } from './desk.ts';
import { expect, SCRIPT, test } from './journey.ts';
import { validateHtml } from './markup.ts';
import { expectLightFirstVisit } from './weight.ts';

test('the pages of administration are light, valid and accessible', SCRIPT, async ({ page }) => {
  test.setTimeout(5 * MINUTE);
  const email = await addEnquiry();
  await enterDesk(page);
  const closely = firstOfEachKind();
  for (const [path, kind] of (await deskPages(email)).filter(([, kind]) => closely(kind))) {
    const answer = await expectLightFirstVisit(page, path, kind);
    expect(answer?.status(), path).toBe(200);
    expect(await validateHtml((await answer?.text()) ?? ''), `HTML of ${path}`).toEqual([]);
    await expectAccessible(page);
  }
});

async function deskPages(email: string): Promise<[path: string, kind: PageKind][]> {
  const [ids] = await onDatabase(
    (sql) => sql<{ message: string; member: string; client: string; taxpayer: string }[]>`
      with added as (insert into taxpayers (kind, name) values ('individual', 'Lerato Dube') returning id)
      select (select id from enquiries where email = ${email}) as message,
        (select user_id from user_roles limit 1) as member, (select id from clients limit 1) as client,
        (select id from added) as taxpayer`,
  );
  const kinds: Partial<Record<PageKind, string[]>> = {
    desk: [
      '',
      '/messages?state=all',
      '/messages/templates',
      '/bookings',
      '/bookings?view=list&state=all',
      '/bookings/hours',
      '/bookings/new',
      '/work',
      '/work?state=ended',
      '/taxpayers',
      '/taxpayers/new',
      '/search?q=a',
      '/users',
      `/users/${ids?.member}`,
      '/mail',
      '/audit',
    ],
    thread: [`/messages/${ids?.message}`, `/taxpayers/${ids?.taxpayer}`],
    'list desk': [
      '/partners',
      '/clients',
      '/clients?add=yes&q=a',
      `/clients?edit=${ids?.client}`,
      '/clients/import',
      '/clients/trash',
      `/clients/history/${ids?.client}`,
    ],
    preview: ['/clients/preview'],
  };
  return Object.entries(kinds).flatMap(([kind, paths]) =>
    paths.map((path) => [`/admin${path}`, kind as PageKind] as [string, PageKind]),
  );
}
