import { wholeArticles } from '#app/site/blog/articles.server.ts';
import { atomFeed } from '#app/site/blog/atom-feed.ts';
import { FEED } from '#app/site/blog/blog-links.ts';
import { env } from '#app/platform/env/env.server.ts';
import { PUBLIC_FILE } from '#app/platform/http/cache.ts';

export function loader() {
  return new Response(atomFeed(wholeArticles(), env().APP_URL), {
    headers: { 'Content-Type': `${FEED.type}; charset=utf-8`, 'Cache-Control': PUBLIC_FILE },
  });
}
