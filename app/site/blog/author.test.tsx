import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { blog } from '#content/pages/blog.ts';
import { people } from '#content/people.ts';
import { holdContent } from '#app/platform/content/held.ts';
import { xml } from '#app/platform/http/xml.ts';
import { PEOPLE, personPath } from '#app/firm/people/people.ts';
import { Author, AuthorBox } from './author.tsx';

const person = people.find(({ portrait }) => portrait) ?? people[0];
const author = { name: person?.name ?? '' };

afterEach(() => holdContent(new Map()));

test('an author has initials under the portrait, and leads to the team page', () => {
  const html = renderToStaticMarkup(<Author author={author} />);
  expect(html).toMatch(person?.portrait ? />\p{Lu}+<svg .*href="[^"]+\.svg#/u : />\p{Lu}+</u);
  expect(html).toContain(`<a href="${person && personPath(person)}">${author.name}</a>`);
  holdContent(new Map([[PEOPLE, [{ ...person, portrait: null }]]]));
  expect(renderToStaticMarkup(<Author author={author} />)).not.toContain('<svg');
});

test('the box below an article gives qualification, body and practitioner number', () => {
  const html = renderToStaticMarkup(<AuthorBox author={author} />);
  for (const fact of [person?.qualification, person?.body, person?.practitionerNumber])
    expect(html).toContain(fact ?? '');
});

test('who left keeps the name on an article; who has another name has it there too', () => {
  holdContent(new Map([[PEOPLE, []]]));
  const left = renderToStaticMarkup(<Author author={author} />);
  expect(left).toContain(author.name);
  expect(left).not.toMatch(/<svg|<a /);
  expect(renderToStaticMarkup(<AuthorBox author={author} />)).toBe('');
  holdContent(new Map([[PEOPLE, [{ ...person, name: 'Anusha Naidoo' }]]]));
  expect(renderToStaticMarkup(<Author author={author} />)).toContain('>Anusha Naidoo</a>');
});

test('an unsigned article is the firm’s, without a box', () => {
  const html = renderToStaticMarkup(<Author author={null} />);
  expect(html).toContain(xml(blog.team));
  expect(html).not.toMatch(/<svg|<a /);
  expect(renderToStaticMarkup(<AuthorBox author={null} />)).toBe('');
});
