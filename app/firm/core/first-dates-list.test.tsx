import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { firstAnswers } from '#content/price-finder.ts';
import { FirstDatesList } from './first-dates-list.tsx';

test('a vendor chooses the category beside the first dates, and others are not asked', () => {
  const linksFor = (vat: 'yes' | 'no') => {
    const list = renderToStaticMarkup(<FirstDatesList dates={[]} answers={{ ...firstAnswers, vat }} />);
    return [...list.matchAll(/href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, name]) => [href, name]);
  };
  const all = '/deadlines?entity=company';
  expect(linksFor('no')).toEqual([[all, 'All your dates']]);
  expect(linksFor('yes')).toEqual([
    [`${all}&amp;vat=A`, 'With category A'],
    [`${all}&amp;vat=B`, 'With category B'],
    [`${all}&amp;vat=AB`, 'All your dates'],
  ]);
});
