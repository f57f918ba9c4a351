import { PUBLIC_FILE } from '#app/platform/http/cache.ts';
import { speculationRules } from '#app/site/sitemap/speculation-rules.server.ts';

export function loader() {
  return new Response(JSON.stringify(speculationRules()), {
    headers: { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': PUBLIC_FILE },
  });
}
