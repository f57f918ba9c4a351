import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blog } from '#content/pages/blog.ts';
import { people } from '#content/people.ts';
import { xml } from '#app/platform/http/xml.ts';
import { personPath } from '#app/firm/people/people.ts';
import { Author, AuthorBox } from './author.tsx';

const person = people.find(({ portrait }) => portrait) ?? people[0];
const author = { name: person?.name ?? '', avatar: person?.portrait ?? null };

test('an author has initials under the portrait, and leads to the team page', () => {
  const html = renderToStaticMarkup(<Author author={author} />);
  expect(html).toMatch(author.avatar ? />\p{Lu}+<svg .*href="[^"]+\.svg#/u : />\p{Lu}+</u);
  expect(html).toContain(`<a href="${person && personPath(person)}">${author.name}</a>`);
  expect(renderToStaticMarkup(<Author author={{ ...author, avatar: null }} />)).not.toContain('<svg');
});

test('the box below an article gives qualification, body and practitioner number', () => {
  const html = renderToStaticMarkup(<AuthorBox author={author} />);
  for (const fact of [person?.qualification, person?.body, person?.practitionerNumber])
    expect(html).toContain(fact ?? '');
});

test('an unsigned article is the firm’s, without a box', () => {
  const html = renderToStaticMarkup(<Author author={null} />);
  expect(html).toContain(xml(blog.team));
  expect(html).not.toMatch(/<svg|<a /);
  expect(renderToStaticMarkup(<AuthorBox author={null} />)).toBe('');
});
