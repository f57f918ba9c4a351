import { UNSAFE_RemixContext as RemixContext, Meta } from '@remix-run/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import type { StaticHandlerContext } from 'react-router-dom/server';
import { expect, test } from 'vitest';
import { firm } from '#app/platform/content/firm.ts';
import { pageMeta } from './page-meta.ts';

type Page = Parameters<typeof pageMeta>[1];

const ORIGIN = 'https://firm.example';
const DESCRIPTION = 'What the page is about.';

test('a title is followed by the firm’s name where search engines would still show it', () => {
  const long = 'Why Cloud Accounting Is Essential for Modern South African Businesses';
  for (const [title, shown] of [
    ['Pricing', `Pricing · ${firm.name}`],
    [long, long],
    [undefined, `${firm.name}: ${firm.tagline} in ${firm.city}`],
  ])
    expect(metaAt('/', { title, description: DESCRIPTION })).toContainEqual({ title: shown });
});

test('addresses are whole, and the canonical one has only the page’s own query', () => {
  const addresses = (page: Partial<Page>) =>
    metaAt('/calculator', { description: DESCRIPTION, ...page }).flatMap((tag) => [
      ...('rel' in tag && tag.rel === 'canonical' ? [tag.href] : []),
      ...('property' in tag && tag.property === 'og:image' ? [tag.content] : []),
    ]);
  const [plain, card] = addresses({});
  expect(plain).toBe(`${ORIGIN}/calculator`);
  expect(card).toMatch(/^https:\/\/firm\.example\/.*\.png/);
  expect(addresses({ path: '/calculator?type=company', card: '/assets/x.png' })).toEqual([
    `${ORIGIN}/calculator?type=company`,
    `${ORIGIN}/assets/x.png`,
  ]);
});

test('breadcrumbs begin at home and end at the page', () => {
  const within = [{ name: 'Blog', path: '/blog' }];
  const meta = metaAt('/blog/vat', { title: 'VAT', description: DESCRIPTION, within });
  expect(linkedDataOf(meta)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
        { '@type': 'ListItem', position: 2, name: 'Blog', item: `${ORIGIN}/blog` },
        { '@type': 'ListItem', position: 3, name: 'VAT', item: `${ORIGIN}/blog/vat` },
      ],
    },
  ]);
  expect(linkedDataOf(metaAt('/', { description: DESCRIPTION }))).toEqual([]);
});

test('no title can end the script of its linked data', async () => {
  const title = '</script><script>alert(1)</script> & <!--';
  const html = await renderedMeta({ title, description: DESCRIPTION });
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.[1]).not.toMatch(/[<>]/);
  expect(JSON.parse(scripts[0]?.[1] ?? '').itemListElement[1].name).toBe(title);
});

function linkedDataOf(meta: ReturnType<typeof pageMeta>) {
  return meta.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []));
}

function metaAt(pathname: string, page: Page) {
  const root = { id: 'root', pathname: '/', params: {}, data: { origin: ORIGIN }, meta: [], handle: null };
  const location = { pathname, search: '?utm_source=mail', hash: '', state: null, key: '' };
  return pageMeta({ matches: [root], location }, page);
}

async function renderedMeta(page: Page): Promise<string> {
  const routes = [{ id: 'root', path: '/', Component: () => createElement(Meta) }];
  const { query } = createStaticHandler(routes);
  const context = (await query(new Request(`${ORIGIN}/`))) as StaticHandlerContext;
  const router = createStaticRouter(routes, context);
  const remix = { routeModules: { root: { default: Meta, meta: () => metaAt('/', page) } } };
  return renderToStaticMarkup(
    createElement(
      RemixContext.Provider,
      { value: remix as never },
      createElement(StaticRouterProvider, { router, context, hydrate: false }),
    ),
  );
}
