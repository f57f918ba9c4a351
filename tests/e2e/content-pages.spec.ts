import type { APIRequestContext } from '@playwright/test';
import { fieldsOf, type ShownOn } from '#app/content/core/define-content.ts';
import { pageTexts } from '#app/content/core/kinds/page-texts.ts';
import type { Page as PageText } from '#app/firm/core/page-text.ts';
import type { ContentValue, ContentValues } from '#app/platform/db/content-values.ts';
import { test, write } from './admin-site.ts';
import { expectAccessible } from './axe.ts';
import { onDatabase } from './database.ts';
import { expect, openHydrated } from './journey.ts';

test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ site }) => write(site, 'truncate content_versions'));

/** Shown elsewhere, or only when something is the case: after a message, of an empty list, of a choice. */
const ELSEWHERE =
  /alsoCalled|\.(?:sent|subject|services|about|none|notPublished|vendor|talk|open|fits|dates|yearEnd|vat|ofCategory|allDates|loading|times|intro|wrote|caption)\b|^pricing\.hero\.eyebrow$|^pricing\.finder\.(?:year\.|rest$)|^partnerGroups|\.plan$|Title$/;

test('the words of a page are written at the desk; what is quoted says why', async ({ admin, request }) => {
  await openHydrated(admin, '/admin/content?kind=pages');
  await admin.getByRole('link', { name: 'Home', exact: true }).click();
  const hero = admin.getByRole('group', { name: 'Hero', exact: true });
  await hero.getByLabel('Introduction').fill('{{firm.name}} keeps your books, in {{firm.city}} and by post.');
  await expect(admin.getByText('This text is fixed: it is agreed for this site').first()).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Save and preview' }).click();
  for (const width of ['On a phone', 'On a desktop'])
    await expect(admin.frameLocator(`iframe[title="${width}"]`).getByText('and by post.')).toBeVisible();
  expect(await textOf(request, '/')).not.toContain('and by post.');
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await expect
    .poll(() => textOf(request, '/'))
    .toMatch(/Jacaranda Ledger keeps your books, in Pretoria and by post\./);
  await admin.getByRole('link', { name: 'See it' }).click();
  await expect(admin).toHaveURL('/');
  await expect(admin.getByText('and by post.')).toBeVisible();
  await admin.goBack();
  await admin.getByRole('button', { name: 'Back to the text that came with the site' }).click();
  await expect.poll(() => textOf(request, '/')).not.toContain('and by post.');
});

test('every text that can be written is on its page', async ({ site, request }) => {
  const pages = pageTexts.file.map((page) => ({ page, marked: markedOf(page) }));
  await onDatabase(async (sql) => {
    for (const { page, marked } of pages)
      await sql`insert into content_versions (kind, item, state, source, values, revision)
        values ('pages', ${page.id}, 'live', 'own', ${sql.json(marked)}, 1)`;
  }, site.databaseUrl);
  await write(site, 'select 1');
  await expect.poll(() => textOf(request, '/')).toContain(MARK);
  const missing: string[] = [];
  for (const { page, marked } of pages) {
    const shown = await shownOn(request, pageTexts.shownOn(page));
    const names = Object.keys(fieldsOf(pageTexts, page)).filter((name) => !ELSEWHERE.test(name));
    missing.push(...names.filter((name) => !shown.includes(markOf(marked[name]))));
  }
  expect(missing).toEqual([]);
});

const MARK = 'Zz';

function markedOf(page: PageText): ContentValues {
  const values = Object.entries(pageTexts.valuesOf(page));
  return Object.fromEntries(
    values.map(([name, value], at) => [
      name,
      Array.isArray(value) ? value.map((line) => `${line} ${MARK}${at}z`) : `${String(value)} ${MARK}${at}z`,
    ]),
  );
}

function markOf(value: ContentValue | undefined): string {
  return new RegExp(`${MARK}\\d+z`).exec(String(value))?.[0] ?? '';
}

async function shownOn(request: APIRequestContext, pages: readonly ShownOn[]): Promise<string> {
  const texts: string[] = [];
  for (const { path } of pages) texts.push(await textOf(request, path));
  return texts.join('\n');
}

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}
