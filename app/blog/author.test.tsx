import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blog } from '#content/pages/blog.ts';
import { xml } from '#app/http/xml.ts';
import { Author } from './author.tsx';

test('an author has a name and initials, which a picture covers; an unsigned article is the firm’s', () => {
  const name = 'Lerato Anne Kgosana';
  const html = renderToStaticMarkup(<Author author={{ name, avatar: null }} />);
  expect(html).toContain('>LA</span>Lerato Anne Kgosana');
  expect(html).not.toContain('<img');
  const pictured = renderToStaticMarkup(<Author author={{ name, avatar: '/lerato.webp' }} />);
  expect(pictured).toMatch(/>LA<img src="\/lerato\.webp" alt=""/);
  expect(renderToStaticMarkup(<Author author={null} />)).toContain(xml(blog.team));
});
