import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KeptTop } from './kept-bar.tsx';

test('the link of a kept page stands at its top, to copy and to mail to oneself', () => {
  const address = 'https://example.org/kept/estate/a_b-c';
  const link = { path: '/kept/estate/a_b-c', address, until: '1 March 2027', isDeleted: false };
  const html = renderToStaticMarkup(<KeptTop link={link} title="The estate, step by step" />);
  expect(html).toContain(`data-copy="${address}"`);
  expect(html).toContain(`<a href="${address}">`);
  const [, mail = ''] = /href="(mailto:[^"]+)"/.exec(html) ?? [];
  const { searchParams } = new URL(mail.replaceAll('&amp;', '&'));
  expect(searchParams.get('subject')).toBe('The estate, step by step');
  expect(searchParams.get('body')).toBe(address);
});
