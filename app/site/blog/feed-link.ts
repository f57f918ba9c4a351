import type { LinksFunction } from '@remix-run/node';
import { firm } from '#app/platform/content/firm.ts';

export const FEED = { path: '/blog/feed.xml', type: 'application/atom+xml' };

export const feedLink: LinksFunction = () => [
  { rel: 'alternate', type: FEED.type, title: `${firm.name}: blog`, href: FEED.path },
];
