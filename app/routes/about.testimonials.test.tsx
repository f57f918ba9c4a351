import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { testimonialsPage } from '#content/pages/testimonials.ts';
import Testimonials from './about.testimonials.tsx';

vi.mock('#content/testimonials.ts', () => ({ testimonials: [], testimonialsFrom: 'Asked by us.' }));

test('without testimonials the page says so, with neither an empty list nor ratings', () => {
  const html = renderToStaticMarkup(<Testimonials />);
  expect(html).toContain(testimonialsPage.list.none);
  expect(html).not.toMatch(/Rated|Asked|<ul class="testimonials"/);
});
