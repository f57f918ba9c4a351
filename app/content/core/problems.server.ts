import { publicPaths } from '#app/site/sitemap/dead-links.server.ts';
import type { Content } from './define-content.ts';
import { publishableAmong } from './publishable.ts';
import type { Entries } from './values.ts';

export function publishable(content: Content, entries: Partial<Entries>, file: unknown, id: string) {
  return publishableAmong(publicPaths(), content, entries, file, id);
}
