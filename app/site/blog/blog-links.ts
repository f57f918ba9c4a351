import type { LinksFunction } from '@remix-run/node';
import { firm } from '#app/platform/content/firm.ts';
import blogCss from './blog.css?url';

export const FEED = { path: '/blog/feed.xml', type: 'application/atom+xml' };

export const blogLinks: LinksFunction = () => [
  { rel: 'stylesheet', href: blogCss },
  { rel: 'alternate', type: FEED.type, title: `${firm.name}: blog`, href: FEED.path },
];
