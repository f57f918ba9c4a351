import { refreshContent } from '#app/content/core/refresh.server.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { purgePages, type PageCache } from './page-cache/page-cache.ts';
import type { Log } from './request-log.ts';

const AGAIN_AFTER = 2 * SECOND;

/** First what is published, then the pages: one that was made in between would stay old. */
export function createRenewal(
  cache: PageCache,
  log: Pick<Log, 'warn'>,
  refresh: () => Promise<void> = refreshContent,
) {
  let again: NodeJS.Timeout | undefined;
  let stopped = false;
  const renew = async (): Promise<void> => {
    clearTimeout(again);
    try {
      await refresh();
    } catch (error) {
      log.warn(
        { reason: reasonOf(error) },
        'the content of the desk could not be read: pages show what they did',
      );
      if (!stopped) again = setTimeout(() => void renew(), AGAIN_AFTER).unref();
    }
    purgePages(cache);
  };
  return {
    renew,
    stop() {
      stopped = true;
      clearTimeout(again);
    },
  };
}
