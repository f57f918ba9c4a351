import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blog } from '#content/pages/blog.ts';
import { xml } from '#app/http/xml.ts';
import { Author } from './author.tsx';

test('an author is shown by name and initials', () => {
  const html = renderToStaticMarkup(<Author author={{ name: 'Lerato Anne Kgosana', avatar: null }} />);
  expect(html).toContain('>LA</span>Lerato Anne Kgosana');
  expect(html).not.toContain('<img');
});

test('a picture covers the initials, which show again where it doesn’t come', () => {
  const html = renderToStaticMarkup(<Author author={{ name: 'Lerato Kgosana', avatar: '/lerato.webp' }} />);
  expect(html).toMatch(/>LK<img src="\/lerato\.webp" alt=""/);
});

test('an unsigned article is the firm’s', () => {
  expect(renderToStaticMarkup(<Author author={null} />)).toContain(xml(blog.team));
});
