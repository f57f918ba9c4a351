import { expect, test } from 'vitest';
import { firm } from '#app/platform/content/firm.ts';
import { xml } from '#app/platform/http/xml.ts';
import type { Article } from './article.ts';
import { article } from './article.test-support.ts';
import { atomFeed } from './atom-feed.ts';

const ORIGIN = 'https://firm.example';

test('an entry has its days, and the feed is as new as its newest entry', () => {
  const articles = ['2026-01-02', '2026-03-04', '2026-02-03'].map((checked) => article({ checked }));
  const feed = atomFeed(articles, ORIGIN);
  expect(feed).toContain('<published>2025-05-14T00:00:00+02:00</published>');
  expect([...feed.matchAll(/<updated>(.*?)T/g)].map(([, day]) => day)).toEqual([
    '2026-03-04',
    ...articles.map(({ checked }) => checked),
  ]);
});

test('an unsigned entry has the firm as its author', () => {
  const names = (author: Article['author']) =>
    [...atomFeed([article({ author })], ORIGIN).matchAll(/<name>(.*?)<\/name>/g)].map(([, name]) => name);
  expect(names({ name: 'Lerato Kgosana' })).toEqual([xml(firm.name), 'Lerato Kgosana']);
  expect(names(null)).toEqual([xml(firm.name)]);
});

test('the text of an article is escaped', () => {
  const feed = atomFeed([article({ title: '</title><script>', excerpt: 'Profit & "loss"' })], ORIGIN);
  expect(feed).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  expect(feed).toContain('<summary>Profit &amp; &quot;loss&quot;</summary>');
});

test('links and pictures get absolute addresses, the text stays the same', () => {
  const html = [
    '<a href="/contact">a</a>',
    '<a title="href=&quot;/x&quot;" href="#dates">b</a>',
    '<a href="/calculator?type=company&amp;year=2026">c</a>',
    '<a href="https://www.sars.gov.za/x">d</a>',
    '<img alt="e" src="../x.png"> href="/text"',
  ].join('');
  expect(contentOf(atomFeed([article({ slug: 'vat', html })], ORIGIN))).toBe(
    [
      `<a href="${ORIGIN}/contact">a</a>`,
      `<a title="href=&quot;/x&quot;" href="${ORIGIN}/blog/vat#dates">b</a>`,
      `<a href="${ORIGIN}/calculator?type=company&amp;year=2026">c</a>`,
      '<a href="https://www.sars.gov.za/x">d</a>',
      `<img alt="e" src="${ORIGIN}/x.png"> href="/text"`,
    ].join(''),
  );
});

function contentOf(feed: string) {
  return /<content type="html">(.*?)<\/content>/s
    .exec(feed)?.[1]
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
