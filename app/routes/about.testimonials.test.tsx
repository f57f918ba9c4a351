import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { testimonialsPage } from '#content/pages/testimonials.ts';
import { testimonialsFrom } from '#content/testimonials.ts';
import { TESTIMONIALS } from '#app/firm/core/testimonials.ts';
import { holdContent } from '#app/platform/content/held.ts';
import Testimonials from './about.testimonials.tsx';

afterEach(() => holdContent(new Map()));

test('without testimonials the page says so, with neither an empty list nor ratings', () => {
  holdContent(new Map([[TESTIMONIALS, []]]));
  const html = renderToStaticMarkup(<Testimonials />);
  expect(html).toContain(testimonialsPage.list.none);
  expect(html).not.toContain(testimonialsFrom);
  expect(html).not.toMatch(/Rated|<ul class="testimonials"/);
});
