import { singleton } from '#app/platform/core/singleton.server.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { refreshContent } from './refresh.server.ts';

/**
 * For Remix's development server and `remix-serve`, which hear of no change: reads what is published each second. The site's own
 * server hears of changes, and stops this.
 */
export function keepContentFresh(refresh: () => Promise<void> = refreshContent): NodeJS.Timeout {
  // The database may be away: pages show what they did.
  const read = () => void refresh().catch(() => {});
  return singleton('fresh content', () => setInterval(read, SECOND).unref());
}
