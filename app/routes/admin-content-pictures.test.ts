import { join } from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { editedPath, readEdited, writeEdited } from '#app/content/core/edited-files.ts';
import { exportContent } from '#app/content/core/exchange.server.ts';
import { exportPictures, importPictures, pictureInFiles } from '#app/content/core/pictures.server.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { articleMeta } from '#app/site/blog/article-meta.ts';
import { atomFeed } from '#app/site/blog/atom-feed.ts';
import { findArticle, wholeArticles } from '#app/site/blog/articles.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { addMember, forgetAccounts, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit } from '#tests/routes.ts';
import { temporaryFolder } from '#tests/temporary.ts';
import { freshContent } from '#tests/content.ts';

await useTestDatabase();

const NEW = '33333333-3333-4333-8333-333333333333';
const WORDS = {
  title: 'What a till roll is good for',
  slug: 'till-roll',
  excerpt: 'Why a bakery keeps its till rolls, and for how many years it does.',
  body: '',
  category: 'Tax',
  tags: '',
  author: '',
  written: '2026-05-04',
  checked: '2026-05-05',
  law: '',
  folded: '',
};
const TEXT = 'A bakery prints a roll each day. It keeps them all, in a box below the till, for five years.';

let cookie: string;
beforeEach(async () => {
  await forgetAccounts();
  await freshContent();
  for (const key of await storage().list('')) await storage().remove(key);
  cookie = await signedInAs(await addMember({ role: 'editor' }));
});

test('a picture is stored as pixels, and its address has its size', async () => {
  const answer = await store({ picture: await photo(2400, 1200) }, '.json');
  expect(answer).toMatchObject({ status: 200, cacheControl: 'private, no-store' });
  const path = String(answer.data?.path);
  expect(path).toMatch(/^\/logos\/content-[\da-f]{32}-1440x720\.webp$/);
  const { bytes } = (await storage().get(path.replace('/logos/', '')))!;
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1440, height: 720 });
});

test('what is no picture is refused in words, by the page as for a script', async () => {
  const wrong = new File(['<script>alert(1)</script>'], 'x.png', { type: 'image/png' });
  expect(await store({ picture: wrong }, '.json')).toMatchObject({
    status: 400,
    data: { error: expect.stringContaining('PNG') },
  });
  expect(await store({}, '.json')).toMatchObject({ status: 400, data: { error: 'Choose a picture.' } });
  expect(await store({ picture: wrong, alt: 'A till' })).toMatchObject({
    status: 400,
    data: { alt: 'A till', errors: { picture: expect.stringContaining('PNG') } },
  });
  expect(await store({ picture: await photo(30, 20), alt: ' ' })).toMatchObject({
    status: 400,
    data: { errors: { alt: 'Say what it shows.' } },
  });
  expect(await store({ picture: await photo(30, 20), alt: 'A till', decoration: 'on' })).toMatchObject({
    status: 400,
    data: { errors: { alt: expect.stringContaining('decoration') } },
  });
  expect(await storage().list('')).toEqual([]);
});

test('a picture that is decoration only is published without words', async () => {
  const { data } = await store({ picture: await photo(800, 400), decoration: 'on' });
  expect(data).toMatchObject({ alt: '', isDecoration: true });
  expect((await publish(`${TEXT}\n\n![](${String(data?.path)} "decoration")`)).status).toBe(303);
  const image = /<img [^>]*>/.exec(findArticle('till-roll')!.html)?.[0];
  expect(image).toContain('alt=""');
  expect(image).not.toContain('title');
});

test('an article, its feed and its share card show a picture that has words', async () => {
  const path = String((await store({ picture: await photo(800, 400), alt: 'A till' })).data?.path);
  const unsaid = await publish(`${TEXT}\n\n![](${path})`);
  expect(unsaid).toMatchObject({
    status: 400,
    data: { errors: { body: expect.stringMatching(/^Line 3: say between the square brackets /) } },
  });
  expect((await publish(`${TEXT}\n\n![A till](${path})`)).status).toBe(303);
  const article = findArticle('till-roll')!;
  const image = /<img [^>]*>/.exec(article.html)?.[0];
  for (const part of [`src="${path}"`, 'alt="A till"', 'width="800"', 'height="400"'])
    expect(image).toContain(part);
  expect(atomFeed(wholeArticles(), 'https://x')).toContain(`src=&quot;https://x${path}&quot;`);
  const at = { matches: [], location: { pathname: '/blog/till-roll' } } as never;
  expect(articleMeta(at, article)).toContainEqual({ property: 'og:image:width', content: '800' });
  expect(article.card).toBe(path);
});

test('exported texts take their pictures along; a changed one is left out', async () => {
  const path = String((await store({ picture: await photo(800, 400), alt: 'A till' })).data?.path);
  const key = path.replace('/logos/', '');
  await publish(`${TEXT}\n\n![A till](${path})`);
  const folder = temporaryFolder();
  const items = await exportContent();
  for (const item of items) writeEdited(folder, item);
  expect(await exportPictures(folder, items)).toEqual([`content/edited/pictures/${key}`]);
  expect(await exportPictures(folder, items)).toEqual([]);
  expect(readEdited(folder).map(editedPath)).toEqual([`content/edited/articles/${NEW}.json`]);
  const before = await storage().get(key);
  await storage().remove(key);
  expect(pictureInFiles(key, folder)).toEqual(Buffer.from(before!.bytes));
  expect(await importPictures(folder)).toEqual([]);
  expect((await storage().get(key))?.bytes).toEqual(before?.bytes);
  const file = join(folder, 'content/edited/pictures', key);
  writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from('x')]));
  await storage().remove(key);
  expect(await importPictures(folder)).toEqual([`content/edited/pictures/${key}`]);
  expect(await storage().list('')).toEqual([]);
  expect(pictureInFiles(`../pictures/${key}`, folder)).toBeNull();
});

async function store(fields: Record<string, string | File>, kind = '') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return submit(`/admin/content/pictures${kind}`, form, { cookie });
}

async function publish(body: string) {
  const fields = { ...WORDS, body, intent: 'publish', version: '0' };
  const answer = await submit(`/admin/content/articles/${NEW}`, fields, { cookie });
  await refreshContent();
  return answer;
}

async function photo(width: number, height: number): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#6b3fa0' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'till.jpg', { type: 'image/jpeg' });
}
