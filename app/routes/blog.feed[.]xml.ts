import { wholeArticles } from '#app/blog/articles.server.ts';
import { atomFeed } from '#app/blog/atom-feed.ts';
import { FEED } from '#app/blog/feed-link.ts';
import { env } from '#app/env.server.ts';
import { PUBLIC_FILE } from '#app/http/cache.ts';

export function loader() {
  return new Response(atomFeed(wholeArticles(), env().APP_URL), {
    headers: { 'Content-Type': `${FEED.type}; charset=utf-8`, 'Cache-Control': PUBLIC_FILE },
  });
}
