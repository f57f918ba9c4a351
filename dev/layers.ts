/**
 * The rooms of `app/` by layer, lowest first. A room imports from its own layer and those before it: lint enforces that.
 * Rooms of one layer may know each other as long as they make no cycle: `tests/rooms.test.ts` enforces that.
 */
export const LAYERS: Record<string, readonly string[]> = {
  platform: ['csv', 'db', 'http', 'jobs', 'mail', 'markdown', 'notices', 'storage', 'stored-data', 'ui'],
  domain: [
    'accounts',
    'api',
    'audit',
    'blog',
    'brand',
    'calculators',
    'contact',
    'deadlines',
    'firm',
    'legal',
    'linked-data',
    'lists',
    'service-pages',
    'offline',
    'rates',
    'saved',
    'share-card',
    'shell',
    'sitemap',
    'tax',
  ],
  desk: ['administration', 'audit-desk', 'inbox', 'list-desk', 'mail-desk', 'users'],
  routes: ['registry', 'routes'],
};
