import { singleton } from '#app/platform/core/singleton.server.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { refreshContent } from './refresh.server.ts';

/**
 * For Remix's development server and `remix-serve`, which hear of no change: reads what is published each second. Stops at once
 * where the site's own server has read it.
 */
export function keepContentFresh(refresh: () => Promise<void> = refreshContent): NodeJS.Timeout {
  return singleton('fresh content', () => {
    let isOurs = false;
    const timer = setInterval(() => {
      if (!isOurs && globalThis.heldContent) return clearInterval(timer);
      isOurs = true;
      // The database is away: pages show what they did.
      void refresh().catch(() => {});
    }, SECOND).unref();
    return timer;
  });
}
