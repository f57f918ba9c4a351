import { expect, test } from 'vitest';
import { holdContent } from '#app/platform/content/held.ts';
import { services } from '#app/firm/core/services.ts';
import { calculators } from './calculators.ts';
import type { Calculator } from './calculator.ts';
import { shownLinks } from './shown-links.ts';

const listed: readonly Calculator[] = calculators;

test('a link to a service, article or calculator that the firm lacks is left out', () => {
  const none = [
    { label: 'a', to: '/payroll', service: 'none' },
    { label: 'b', to: '/blog/none' },
    { label: 'c', to: '/calculator?type=none' },
  ];
  const [service] = services;
  const kept = [
    { label: 'd', to: service?.path ?? '', service: service?.id },
    { label: 'e', to: '/calculator?type=individual' },
    { label: 'f', to: '/pricing' },
  ];
  expect(shownLinks([...none, ...kept])).toEqual(kept);
});

test('a link to an article that was taken off is left out', () => {
  const link = listed
    .flatMap(({ explains }) => explains.seeAlso ?? [])
    .find(({ to }) => to.startsWith('/blog/'));
  expect(shownLinks(link ? [link] : [])).toEqual([link]);
  holdContent(new Map([['articles', [{ slug: 'own' }]]]));
  expect(shownLinks(link ? [link] : [])).toEqual([]);
  holdContent(new Map());
});

test('a calculator says which service a link needs', () => {
  const links = listed.flatMap(({ explains }) => explains.seeAlso ?? []);
  for (const { path, id } of services)
    for (const link of links.filter(({ to }) => to === path || to.startsWith(`${path}#`)))
      expect(link.service, link.to).toBe(id);
});
