import { beforeEach, expect, test } from 'vitest';
import { people } from '#content/people.ts';
import { brokenContent } from '#app/content/desk/notices.server.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { articleWordsNow, fileArticles } from '#app/site/blog/article-files.server.ts';
import { allArticles, findArticle, searchArticles, wholeArticles } from '#app/site/blog/articles.server.ts';
import { atomFeed } from '#app/site/blog/atom-feed.ts';
import { searchSite } from '#app/site/sitemap/entries.server.ts';
import { publicPages } from '#app/site/sitemap/public-pages.server.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';
import { freshEditor } from '#tests/content.ts';

await useTestDatabase();

const NEW = '33333333-3333-4333-8333-333333333333';
const BODY = `A bakery that sells to a school wants to know what a quokka costs. This is what it pays, and when.

## What it costs

| What | How much |
| --- | ---: |
| The limit since 2026-04-01 | {{vat.compulsory 2026-04-01}} |

[Ask us](/contact), or <a href="javascript:alert(1)" onclick="alert(1)">press here</a><script>alert(1)</script>.

## Questions

### Is it due each year?

Yes, each year.`;
const WORDS = {
  title: 'What a quokka costs a bakery',
  slug: 'quokka-bakery',
  excerpt: 'When a bakery pays for a quokka, and how much of it SARS gives back.',
  body: BODY.replace('"javascript:alert(1)"', '"/book"'),
  category: 'Tax',
  tags: 'quokka\nbakeries',
  author: people[0]?.name ?? '',
  written: '2026-05-04',
  checked: '2026-05-05',
  law: 'Income Tax Act 58 of 1962: section 11(a)',
  folded: '',
};
const [FILE] = fileArticles as [(typeof fileArticles)[0]];

let cookie: string;
beforeEach(async () => {
  cookie = await freshEditor();
}, 60_000);

test('a figure of now is held as that of its year, so that the next one is compiled', async () => {
  const body = WORDS.body.replace('Yes, each year.', 'The rebate is {{individual.primaryRebate now}}.');
  expect(await post(NEW, { body })).toMatchObject({ status: 303 });
  const held = articleWordsNow().find(({ slug }) => slug === WORDS.slug);
  expect(held?.body).toContain(`The rebate is {{individual.primaryRebate ${newestTaxYear}}}.`);
  const { data } = await visit(pathOf(NEW), { cookie });
  expect((data as { entries: { body: string } }).entries.body).toContain('{{individual.primaryRebate now}}');
});

test('a table without its line of dashes is named at its line before it is published', async () => {
  const body = WORDS.body.replace('| --- | ---: |\n', '');
  const question = await post(NEW, { body });
  expect(question).toMatchObject({
    status: 400,
    data: { affected: { groups: [{ items: [{ text: 'Line 5: | What | How much |.' }] }] } },
  });
  const { affected } = question.data as unknown as { affected: { seen: string } };
  expect(await post(NEW, { body, seen: affected.seen })).toMatchObject({ status: 303 });
});

test('a new article has its page, and stands in list, feed, search and sitemap', async () => {
  expect((await post(NEW)).status).toBe(303);
  const article = findArticle('quokka-bakery');
  expect(article).toMatchObject({
    title: WORDS.title,
    readTime: '1 min read',
    author: { name: WORDS.author },
  });
  expect(article?.html).toMatch(/R\s2\s300\s000/);
  expect(article?.html).toContain('<th scope="row">The limit since 2026-04-01</th>');
  expect(article?.html).not.toMatch(/script|onclick/);
  expect(article?.references.law).toEqual([{ act: 'Income Tax Act 58 of 1962', places: ['section 11(a)'] }]);
  expect(searchArticles('quokka').articles).toMatchObject([{ slug: 'quokka-bakery' }]);
  expect(searchSite('quokka bakery')[0]).toMatchObject({ to: '/blog/quokka-bakery' });
  expect(atomFeed(wholeArticles(), 'https://x')).toContain('/blog/quokka-bakery');
  expect(publicPages().map(({ to }) => to)).toContain('/blog/quokka-bakery');
  expect((await visit('/blog/quokka-bakery')).data).toMatchObject({ article: { slug: 'quokka-bakery' } });
  await submit(pathOf(NEW), { intent: 'remove', version: '1' }, { cookie });
  await refreshContent();
  expect(allArticles()).toHaveLength(fileArticles.length);
}, 60_000);

test('a new article has the days of today, and its address from its title', async () => {
  const { data } = await visit(pathOf(NEW), { cookie });
  const today = southAfricanDay();
  expect((data as { entries: object }).entries).toEqual({ written: today, checked: today });
  await post(NEW, { slug: '', title: 'Crèches & “quokkas”: what’s due?' });
  expect(findArticle('creches-quokkas-whats-due')?.title).toContain('Crèches');
  await post(NEW, { title: '???', slug: '' }, 1);
  expect(findArticle('creches-quokkas-whats-due')).toBeTruthy();
}, 60_000);

test('an unknown slug redirects to the list, an old one to the new for good', async () => {
  await post(NEW);
  await post(NEW, { slug: 'bakery-quokkas' }, 1);
  await post(FILE.item, { ...entriesOf(), slug: 'another-address' });
  const moved = { status: 301, cacheControl: expect.stringContaining('public') };
  expect(await visit('/blog/quokka-bakery')).toMatchObject({ ...moved, location: '/blog/bakery-quokkas' });
  expect(await visit(`/blog/${FILE.slug}`)).toMatchObject({ ...moved, location: '/blog/another-address' });
  expect(await visit('/blog/nobody')).toMatchObject({ status: 302, location: '/blog' });
  expect((await visit('/blog/another-address')).data).toMatchObject({ article: { id: FILE.id } });
}, 60_000);

test('what the build would refuse is said at its field, with its place', async () => {
  for (const [fields, field, text] of [
    [{ body: `${BODY}\n\n{{vat.mood 2026}}` }, 'body', 'vat.mood'],
    [{ body: BODY }, 'body', 'javascript'],
    [{ body: `${WORDS.body}\n\n[x](/nowhere)` }, 'body', 'Line 17: there is no page /nowhere.'],
    [{ body: `${WORDS.body} See section 99.` }, 'law', 'section 99'],
    [{ law: ': section 7' }, 'law', 'Act'],
    [{ slug: 'Not An Address' }, 'slug', 'hyphens'],
    [{ slug: FILE.slug }, 'slug', 'Another article'],
    [{ author: 'Nobody' }, 'author', 'Nobody'],
    [{ checked: '2026-05-03' }, 'checked', 'before'],
    [{ folded: 'no-such-part' }, 'folded', 'no-such-part'],
  ] as const)
    expect(await post(NEW, fields), field).toMatchObject({
      status: 400,
      data: { errors: { [field]: expect.stringContaining(text) } },
    });
  expect(allArticles()).toHaveLength(fileArticles.length);
}, 60_000);

test('a stored article that fits no more shows the file’s, or nothing, and a notice', async () => {
  await post(FILE.item, { ...entriesOf(), title: 'A title of our own' });
  expect(findArticle(FILE.slug)?.title).toBe('A title of our own');
  await post(NEW);
  const values = { ...WORDS, tags: null, law: null, folded: null, body: '{{gone}}'.padEnd(200, '.') };
  await db().update(contentVersions).set({ values });
  await refreshContent();
  expect([findArticle(FILE.slug)?.title, findArticle('quokka-bakery')]).toEqual([FILE.title, null]);
  const me = { party: 'firm', id: NEW, name: 'T', role: 'editor' } as const;
  expect(await brokenContent.check({ me, now: new Date() })).toMatchObject({ standing: 'urgent' });
}, 60_000);

test('who left stays the author of what she wrote', async () => {
  await post(NEW);
  await submit(`/admin/content/people/${people[0]?.id}`, { intent: 'remove:sure', version: '0' }, { cookie });
  await refreshContent();
  expect(findArticle('quokka-bakery')?.author).toEqual({ name: WORDS.author });
  expect((await post(NEW, { title: 'Another title for it' }, 1)).status).toBe(400);
  expect((await post(NEW, { author: '' }, 1)).status).toBe(303);
}, 60_000);

async function post(id: string, fields: Record<string, string> = {}, version = 0) {
  const all = { ...WORDS, intent: 'publish', version: String(version), ...fields };
  const answer = await submit(pathOf(id), all, { cookie });
  await refreshContent();
  return answer;
}

function pathOf(id: string): string {
  return `/admin/content/articles/${id}`;
}

function entriesOf() {
  const { item: _item, id: _id, tags, law, folded, author, ...words } = FILE;
  return {
    ...words,
    author: author ?? '',
    tags: tags.join('\n'),
    law: law.map(({ act, places }) => (places.length > 0 ? `${act}: ${places.join('; ')}` : act)).join('\n'),
    folded: folded.join('\n'),
  };
}
