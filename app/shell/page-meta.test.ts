import { UNSAFE_RemixContext as RemixContext, Meta } from '@remix-run/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import type { StaticHandlerContext } from 'react-router-dom/server';
import { expect, test } from 'vitest';
import { firm } from '#content/firm.ts';
import { pageMeta } from './page-meta.ts';

const ORIGIN = 'https://firm.example';
const DESCRIPTION = 'What the page is about.';

test('a title is followed by the firm’s name where search engines would still show it', () => {
  expect(titleOf({ title: 'Pricing', description: DESCRIPTION })).toBe(`Pricing · ${firm.name}`);
  const long = 'Why Cloud Accounting Is Essential for Modern South African Businesses';
  expect(titleOf({ title: long, description: DESCRIPTION })).toBe(long);
});

test('the title of the home page is the firm’s name and tagline', () => {
  expect(titleOf({ description: DESCRIPTION })).toBe(`${firm.name}: ${firm.tagline} in ${firm.city}`);
});

test('the canonical link contains only the page’s own query', () => {
  const canonical = (page: Partial<Parameters<typeof pageMeta>[1]>) =>
    metaAt('/calculator', { description: DESCRIPTION, ...page }).find(
      (tag) => 'rel' in tag && tag.rel === 'canonical',
    );
  expect(canonical({})).toMatchObject({ href: `${ORIGIN}/calculator` });
  expect(canonical({ path: '/calculator?type=company' })).toMatchObject({
    href: `${ORIGIN}/calculator?type=company`,
  });
});

test('the share card has a whole address', () => {
  const content = (page: Partial<Parameters<typeof pageMeta>[1]>) =>
    metaAt('/', { description: DESCRIPTION, ...page }).find(
      (tag) => 'property' in tag && tag.property === 'og:image',
    );
  expect(content({})).toMatchObject({ content: expect.stringMatching(/^https:\/\/firm\.example\/.*\.png/) });
  expect(content({ card: '/assets/x.png' })).toMatchObject({ content: `${ORIGIN}/assets/x.png` });
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

function titleOf(page: Parameters<typeof pageMeta>[1]) {
  const tag = metaAt('/', page).find((tag) => 'title' in tag);
  return tag && 'title' in tag ? tag.title : undefined;
}

function linkedDataOf(meta: ReturnType<typeof pageMeta>) {
  return meta.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []));
}

function metaAt(pathname: string, page: Parameters<typeof pageMeta>[1]) {
  const root = {
    id: 'root',
    pathname: '/',
    params: {},
    data: { origin: ORIGIN },
    meta: [],
    handle: undefined,
  };
  const location = { pathname, search: '?utm_source=mail', hash: '', state: null, key: '' };
  return pageMeta({ matches: [root], location }, page);
}

async function renderedMeta(page: Parameters<typeof pageMeta>[1]): Promise<string> {
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
