import { setTimeout } from 'node:timers/promises';
import { SECOND } from '#app/platform/core/time.ts';
import type { RawHeaders } from '../security-headers.ts';
import { isFailure, renew, type Render, type Renewals } from './renew.ts';
import { shrinkAskedAgain } from './shrink.ts';
import { createPageStore, type Page } from './store.ts';

export { cacheKey, isPersonal } from './key.ts';
export { listenForPurges } from './purge.ts';
export { sendStored, storeResponse, type StoredResponse } from './stored-response.ts';
export type { Page } from './store.ts';

const MB = 1024 * 1024;

/** How long a visitor waits for a renewal if there is an old copy. */
const RENEWAL_WAIT = 2.5 * SECOND;

export type CacheState = 'hit' | 'stale' | 'miss' | 'bypass';
export type Answer = { state: CacheState; page: Page } | { state: CacheState; response: Response };

export type PageCache = Renewals;

/** `now` is in milliseconds and monotonic: a wall clock that is set back would keep pages too long. */
export function createPageCache(
  security: RawHeaders,
  { maxBytes = 64 * MB, now = () => performance.now() }: { maxBytes?: number; now?: () => number } = {},
): PageCache {
  const store = createPageStore(maxBytes);
  return {
    store,
    isShrinking: false,
    rendering: new Map(),
    passing: new Map(),
    generation: 0,
    security,
    now,
  };
}

export function findFresh(cache: PageCache, key: string): Page | undefined {
  const page = cache.store.pages.get(key);
  const now = cache.now();
  if (!page || now >= page.freshUntil) return undefined;
  page.usedAt = now;
  void shrinkAskedAgain(cache, key, page);
  return page;
}

export function findForError(cache: PageCache, key: string): Page | undefined {
  const page = cache.store.pages.get(key);
  return page && cache.now() < page.errorUntil ? page : undefined;
}

/** `render` runs once for all waiting visitors. Throws what `render` throws. */
export async function answerPage(cache: PageCache, key: string, render: Render): Promise<Answer> {
  const fresh = findFresh(cache, key);
  if (fresh) return { state: 'hit', page: fresh };
  const old = findForError(cache, key);
  if (old && cache.now() < Math.max(old.staleUntil, old.retryAt)) {
    if (cache.now() >= old.retryAt) void renew(cache, key, render);
    return { state: 'stale', page: old };
  }
  if (!old && (cache.passing.get(key) ?? 0) > cache.now())
    return { state: 'bypass', response: await render() };
  return awaitRenewal(cache, key, render, old);
}

/** Old copies stay for times when the site fails. */
export function purgePages(cache: PageCache): void {
  cache.generation += 1;
  cache.rendering.clear();
  cache.passing.clear();
  for (const page of cache.store.pages.values()) {
    page.freshUntil = 0;
    page.staleUntil = 0;
    page.retryAt = 0;
  }
}

async function awaitRenewal(cache: PageCache, key: string, render: Render, old?: Page): Promise<Answer> {
  const leads = !cache.rendering.has(key);
  const renewal = renew(cache, key, render);
  const outcome = await (old
    ? Promise.race([renewal, setTimeout(RENEWAL_WAIT, null, { ref: false })])
    : renewal);
  if (outcome && 'page' in outcome) return { state: leads ? 'miss' : 'hit', page: outcome.page };
  if (old && (!outcome || isFailure(outcome))) return { state: 'stale', page: old };
  if (!leads || !outcome) return { state: 'bypass', response: await render() };
  if ('error' in outcome) throw outcome.error;
  return { state: 'bypass', response: outcome.response };
}
