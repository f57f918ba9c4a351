import { beforeEach, expect, test } from 'vitest';
import { people } from '#content/people.ts';
import { askForChecks } from '#app/content/core/check-job.server.ts';
import { isOld, uncheckedItems } from '#app/content/core/checks.server.ts';
import { findItem } from '#app/content/core/find.server.ts';
import { fieldsOf } from '#app/content/core/define-content.ts';
import { entriesOf } from '#app/content/core/values.ts';
import { findContent } from '#app/content/core/contents.server.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { loadOverview } from '#app/content/desk/overview.server.ts';
import { uncheckedContent } from '#app/content/desk/notices.server.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { DAY, dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { fileArticles } from '#app/site/blog/article-files.server.ts';
import { findArticle } from '#app/site/blog/articles.server.ts';
import { addMember, forgetAccounts, queuedMails, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit } from '#tests/routes.ts';

await useTestDatabase();

const AUTHOR = people[0]?.name ?? '';
const [FIRST, SECOND] = fileArticles as [(typeof fileArticles)[0], (typeof fileArticles)[0]];
const ARTICLES = findContent('articles')!;
const OLD = southAfricanDay(new Date(Date.now() - 400 * DAY));

let cookie: string;
let editor: string;
beforeEach(async () => {
  await forgetAccounts();
  await db().delete(contentVersions);
  await db().delete(auditEntries);
  editor = await addMember({ role: 'editor', fullName: AUTHOR, email: 'author@firm.example' });
  cookie = await signedInAs(editor);
});

/** From a year after the files were checked, all of them are due. */
async function checkAllBut(...files: readonly File[]): Promise<void> {
  await refreshContent();
  for (const { id, path } of uncheckedItems()) {
    if (files.some(({ item }) => item === id)) continue;
    const answer = await submit(path, { intent: 'checked', version: '0' }, { cookie });
    expect(answer.status, path).toBe(303);
  }
  await db().delete(auditEntries);
}

test('a year is over on the same day of the next', () => {
  const on = (day: string) => new Date(`${day}T10:00:00+02:00`);
  expect(isOld('2026-03-01', on('2027-02-28'))).toBe(false);
  expect(isOld('2026-03-01', on('2027-03-01'))).toBe(true);
  expect(isOld('2028-02-29', on('2029-02-28'))).toBe(false);
  expect(isOld('2028-02-29', on('2029-03-01'))).toBe(true);
});

test('what nobody checked for a year stands on the overview, until it is checked', async () => {
  const state = async () => {
    const me = firmActor({ id: editor, fullName: AUTHOR, email: 'author@firm.example', role: 'editor' });
    return (await uncheckedContent.check({ me, now: new Date() })).state;
  };
  await checkAllBut(FIRST);
  await publishOld(FIRST);
  expect(await state()).toBe(`${FIRST.title}: last checked a year ago or longer`);
  expect(await statesOf(FIRST)).toContain(`Last checked ${dayText(OLD)}`);
  const draft = { intent: 'save', version: '1', title: 'Another title for it' };
  await post(FIRST, { ...entries(FIRST), checked: OLD, written: OLD, ...draft });
  expect((await post(FIRST, { intent: 'checked', version: '2' })).status).toBe(303);
  await refreshContent();
  expect(findArticle(FIRST.slug)).toMatchObject({ checked: southAfricanDay(), title: FIRST.title });
  expect(await state()).toBe('All were checked this year');
  const { draft: kept } = await findItem(ARTICLES, FIRST.item);
  expect(kept?.values).toMatchObject({ title: 'Another title for it' });
  // Undo.
  const before = await versionOf(OLD);
  await post(FIRST, { intent: 'restore', to: before, version: '3' });
  await refreshContent();
  expect(findArticle(FIRST.slug)?.checked).toBe(OLD);
  expect((await post(FIRST, { intent: 'checked', version: '1' })).status).toBe(409);
});

test('what is not checked each year has no such act', async () => {
  const [person] = people;
  const answer = await submit(
    `/admin/content/people/${person?.id}`,
    { intent: 'checked', version: '0' },
    { cookie },
  );
  expect(answer.status).toBe(409);
});

test('an author gets one mail about all that is due, and of each text once a year', async () => {
  await checkAllBut(FIRST, SECOND);
  await publishOld(FIRST);
  await publishOld(SECOND);
  expect(await askForChecks()).toBe(1);
  expect(await askForChecks()).toBe(0);
  expect(await mailed()).toEqual([expect.stringContaining('Are they still right? 2 texts of the site')]);
  expect(await askForChecks(new Date(Date.now() + 366 * DAY))).toBe(1);
});

test('nobody is mailed for a text of the team, nor of somebody without an account', async () => {
  await checkAllBut(FIRST, SECOND);
  await publishOld(FIRST, { author: '' });
  await publishOld(SECOND, { author: people[1]?.name ?? '' });
  expect(await askForChecks()).toBe(0);
  expect(await mailed()).toEqual([]);
});

type File = (typeof fileArticles)[0];

async function publishOld(file: File, fields: Record<string, string> = {}): Promise<void> {
  const old = { written: OLD, checked: OLD, author: AUTHOR };
  const answer = await post(file, { ...entries(file), ...old, ...fields, intent: 'publish', version: '0' });
  expect(answer.status).toBe(303);
  await refreshContent();
}

function post({ item }: File, fields: Record<string, string>) {
  return submit(`/admin/content/articles/${item}`, fields, { cookie });
}

function entries(file: File): Record<string, string> {
  return entriesOf(fieldsOf(ARTICLES, file), ARTICLES.valuesOf(file)) ?? {};
}

async function statesOf({ item }: File): Promise<string[]> {
  const { kinds } = await loadOverview({ id: editor }, { kind: ARTICLES.name });
  return kinds[0]?.items.find(({ id }) => id === item)?.states ?? [];
}

/** The id of the version that says so. */
async function versionOf(checked: string): Promise<string> {
  const versions = await db().select().from(contentVersions);
  return versions.find(({ values, state }) => state === 'past' && values?.checked === checked)?.id ?? '';
}

async function mailed(): Promise<string[]> {
  return (await queuedMails('author@firm.example')).map(({ subject, text }) => `${subject} ${text}`);
}
