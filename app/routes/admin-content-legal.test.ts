import { beforeEach, expect, test } from 'vitest';
import { exportContent } from '#app/content/core/exchange.server.ts';
import { fieldsOf } from '#app/content/core/define-content.ts';
import { brokenContent } from '#app/content/desk/notices.server.ts';
import { legalContent } from '#app/content/core/kinds/legal.server.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { entriesOf } from '#app/content/core/values.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { firm } from '#app/platform/content/firm.ts';
import { db } from '#app/platform/db/client.server.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { legalFiles } from '#app/site/legal/legal-files.server.ts';
import { legalText } from '#app/site/legal/legal-texts.server.ts';
import { publicPages } from '#app/site/sitemap/public-pages.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';
import { freshEditor } from '#tests/content.ts';

await useTestDatabase();

const [TERMS] = legalFiles as [(typeof legalFiles)[0]];
const WORDS = entriesOf(fieldsOf(legalContent, TERMS), legalContent.valuesOf(TERMS)) ?? {};
const BODY = WORDS.body ?? '';
const DESCRIPTION = 'Quokkas, and what else the website of {{firm.name}} does not offer.';
const CLAUSE = `## Quokkas

We, {{firm.legalName}}, keep none: see [the clause before](#how-to-reach-us).`;

let cookie: string;
beforeEach(async () => {
  cookie = await freshEditor();
}, 60_000);

test('a new clause is on the page, with facts, the day of today, in search and sitemap', async () => {
  const before = legalText('terms');
  expect(await post({ body: `${BODY}\n\n${CLAUSE}`, description: DESCRIPTION })).toMatchObject({
    status: 303,
  });
  const after = legalText('terms');
  expect(after.clauses.slice(0, -1)).toEqual(before.clauses);
  expect(after.clauses.at(-1)).toMatchObject({ id: 'quokkas', title: 'Quokkas', isFolded: false });
  expect(after.clauses.at(-1)?.html).toContain(`We, ${firm.legalName}, keep none`);
  expect(after.updated).toBe(southAfricanDay());
  expect(publicPages().find(({ to }) => to === '/terms')).toMatchObject({
    about: expect.stringContaining('Quokkas'),
    changed: southAfricanDay(),
  });
  expect((await visit('/terms')).data).toMatchObject({ updated: southAfricanDay() });
  expect(legalText('privacy').updated).toBe(legalFiles[1]?.updated);
}, 60_000);

test('back to the file is a change too, of the day on which it was made', async () => {
  await post({ title: 'Our terms' });
  await submit(PATH, { intent: 'restore', version: '1', to: 'file' }, { cookie });
  await db()
    .update(contentVersions)
    .set({ publishedAt: new Date('2031-03-01T23:30:00Z') });
  await refreshContent();
  expect(legalText('terms')).toMatchObject({ title: TERMS.title, updated: '2031-03-02' });
}, 60_000);

test('what is exported names the day of its change', async () => {
  await post({ title: 'Our terms' });
  await db()
    .update(contentVersions)
    .set({ publishedAt: new Date('2031-03-01T08:00:00Z') });
  expect(await exportContent()).toMatchObject([{ kind: 'legal', item: 'terms', changed: '2031-03-01' }]);
}, 60_000);

test('what the specification and other texts need cannot go', async () => {
  for (const [fields, field, text] of [
    [{ body: BODY.replace('## No warranty', '## Warranty') }, 'body', 'Keep “## No warranty” in it.'],
    [{ body: BODY.replaceAll('mainly in South Africa', 'in Africa') }, 'body', 'mainly in South Africa'],
    [{ body: BODY.replaceAll('(/privacy#how-long-we-keep-it)', '(/privacy#how-long)') }, 'body', '#how-long'],
    [{ body: `${BODY}\n\n## Quokkas\n\n[x](#koalas)` }, 'body', '#koalas'],
    [{ body: `${BODY}\n\n## No warranty\n\nNone.` }, 'body', 'No warranty'],
    [{ body: `Before.\n\n${BODY}` }, 'body', 'clause'],
    [{ body: `${BODY}\n\n{{firm.fax}}` }, 'body', 'firm.fax'],
    [{ body: `${BODY}\n\n[x](/nowhere)` }, 'body', 'there is no page /nowhere'],
    [{ body: `${BODY}\n\n<div>` }, 'body', 'HTML'],
    [{ seeAlso: 'See [the blog](/blog).' }, 'seeAlso', '](/privacy)'],
    [{ summary: 'One sentence only.' }, 'summary', 'At least three'],
    [{ description: `${DESCRIPTION} {{firm.email}}` }, 'description', 'no links'],
    [{ folded: 'no-such-clause' }, 'folded', 'no-such-clause'],
    [{ title: '<b>Terms</b>' }, 'title', 'Write it without'],
  ] as const)
    expect(await post(fields), text).toMatchObject({
      status: 400,
      data: { errors: { [field]: expect.stringContaining(text) } },
    });
  expect(legalText('terms').updated).toBe(TERMS.updated);
}, 60_000);

test('a clause to which the other text leads keeps its heading', async () => {
  const [, privacy] = legalFiles as [unknown, (typeof legalFiles)[0]];
  const words = entriesOf(fieldsOf(legalContent, privacy), legalContent.valuesOf(privacy)) ?? {};
  const body = words.body?.replace('## Complaints to the Information Regulator', '## The Regulator') ?? '';
  const folded = words.folded?.replace('complaints-to-the-information-regulator\n', '') ?? '';
  const fields = { intent: 'publish', version: '0', ...words, body, folded };
  expect(await submit('/admin/content/legal/privacy', fields, { cookie })).toMatchObject({
    status: 400,
    data: { errors: { body: expect.stringContaining('#complaints-to-the-information-regulator') } },
  });
}, 60_000);

test('what stays is shown with its reason', async () => {
  const { data } = await visit('/admin/content/legal/privacy', { cookie });
  expect((data as unknown as { locked: unknown }).locked).toEqual(
    expect.arrayContaining([
      {
        label: 'A clause that stays',
        value: 'Your rights',
        why: expect.stringContaining('agreed for this site'),
      },
      {
        label: 'A clause that stays',
        value: 'Cookies and local storage',
        why: expect.stringContaining('browser'),
      },
    ]),
  );
});

test('a stored text that fits no more shows the file’s, and a notice', async () => {
  await post({ title: 'Our terms' });
  const values = { ...legalContent.valuesOf(TERMS), body: '{{gone}}'.padEnd(600, '.') };
  await db().update(contentVersions).set({ values });
  await refreshContent();
  expect(legalText('terms')).toMatchObject({ title: TERMS.title });
  expect(legalText('terms').clauses.length).toBeGreaterThan(10);
  const me = {
    party: 'firm',
    id: '33333333-3333-4333-8333-333333333333',
    name: 'T',
    role: 'editor',
  } as const;
  expect(await brokenContent.check({ me, now: new Date() })).toMatchObject({ standing: 'urgent' });
}, 60_000);

const PATH = '/admin/content/legal/terms';

async function post(fields: Record<string, string>) {
  const answer = await submit(PATH, { intent: 'publish', version: '0', ...WORDS, ...fields }, { cookie });
  await refreshContent();
  return answer;
}
