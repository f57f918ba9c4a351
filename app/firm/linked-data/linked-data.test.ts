import { expect, test } from 'vitest';
import { firm } from '#app/platform/content/firm.ts';
import { people, type Person } from '#content/people.ts';
import { plans } from '#content/plans.ts';
import { personPath } from '#app/firm/people/people.ts';
import { plans as fixturePlans } from '#tests/fixtures/plans.ts';
import { supportDays } from '#tests/fixtures/firm.ts';
import { articleData } from './article.ts';
import { firmData, openingHours } from './firm.ts';
import type { LinkedData } from './linked-data.ts';
import { offerData, priceListData } from './price-list.ts';

const ORIGIN = 'https://firm.example';

const [author] = people as [Person];

const article = {
  slug: 'vat',
  title: 'VAT',
  excerpt: 'What it is.',
  category: 'Tax',
  tags: ['vat'],
  author,
  written: '2025-05-14',
  checked: '2026-11-20',
  card: '/assets/vat.png',
};

test('the firm has the address of content/firm.ts, and its support hours day by day', () => {
  const data = firmData(ORIGIN);
  expect(data).toMatchObject({
    '@type': 'AccountingService',
    name: firm.name,
    telephone: firm.phone,
    address: { '@type': 'PostalAddress', postalCode: firm.address.postalCode, addressCountry: 'ZA' },
  });
  expect(openingHours(supportDays)).toMatchObject([
    { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '08:00', closes: '17:00' },
    { dayOfWeek: ['Friday'], opens: '08:00', closes: '14:00' },
  ]);
});

test('the firm has no coordinates: nobody measured them', () => {
  expect(JSON.stringify(firmData(ORIGIN))).not.toMatch(/geo|latitude/i);
});

test('an article is signed by its author, who stands on the team page, or by the firm', () => {
  expect(articleData(article)(ORIGIN)).toMatchObject({
    author: { '@type': 'Person', name: author.name, url: `${ORIGIN}${personPath(author)}` },
    datePublished: '2025-05-14',
    dateModified: '2026-11-20',
    keywords: ['vat'],
  });
  const unsigned = articleData({ ...article, author: null, tags: [] })(ORIGIN);
  expect(unsigned).toMatchObject({ author: { '@id': `${ORIGIN}/#firm`, name: firm.name } });
  expect(unsigned).not.toHaveProperty('keywords');
});

test('every plan is an offer at its price in rand', () => {
  const offers = priceListData(ORIGIN).itemListElement as { name: string }[];
  expect(offers.map(({ name }) => name)).toEqual(plans.map(({ title }) => title));
  const [small, , large] = fixturePlans.map((plan) => offerData(plan, ORIGIN).priceSpecification);
  expect(small).toMatchObject({ price: '1495.00', priceCurrency: 'ZAR', unitCode: 'MON' });
  expect(large).toMatchObject({ minPrice: '19995.00', maxPrice: '49995.00' });
  expect(large).not.toHaveProperty('price');
});

test('every address is absolute', () => {
  const all: LinkedData[] = [firmData(ORIGIN), priceListData(ORIGIN), articleData(article)(ORIGIN)];
  expect(JSON.stringify(all)).not.toMatch(/"\/(?!\/)/);
});
