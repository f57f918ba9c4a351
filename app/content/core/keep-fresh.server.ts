import { singleton } from '#app/platform/core/singleton.server.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { refreshContent } from './refresh.server.ts';

/**
 * For Remix's development server and `remix-serve`, which get no notice of a change: reads what is published each
 * second. The site's own server gets notices, and stops this.
 */
export function keepContentFresh(refresh: () => Promise<void> = refreshContent): NodeJS.Timeout {
  // If the database is away, pages keep what they showed.
  const read = () => void refresh().catch(() => {});
  return singleton('fresh content', () => setInterval(read, SECOND).unref());
}
