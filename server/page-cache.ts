import { setTimeout } from 'node:timers/promises';
import { SECOND } from '#app/time.ts';
import { cachePolicy, type CachePolicy } from './cache-policy.ts';
import { compressBody, isCompressible } from './encoding.ts';
import { createPageStore, dropPage, groupOf, keepPage, type Page, type PageStore } from './page-store.ts';
import type { RawHeaders } from './security-headers.ts';
import { storeResponse, type StoredResponse } from './stored-response.ts';

const MB = 1024 * 1024;

/** How long a visitor waits for a renewal while a copy is at hand. */
const PATIENCE = 2.5 * SECOND;
const RETRY_AFTER = 5 * SECOND;
/** An address found not to be cacheable is asked for without waiting for others, for this long. */
const PASS_FOR = 60 * SECOND;
const MAX_PASSING = 1_000;
const MAX_PAGE_BYTES = 2 * MB;
/**
 * For a page that is rendered once and sent many times. Up to a window of 64 kB, brotli does with a megabyte where it would
 * take 32, and a page comes out as small in a quarter of the time.
 */
const PAGE_EFFORT = { quality: 9, window: 16 };

/** Renders the page anew, as for a visitor without cookies. */
export type Ask = () => Promise<Response>;

export type CacheState = 'hit' | 'stale' | 'miss' | 'bypass';
export type Answer = { state: CacheState; page: Page } | { state: CacheState; response: Response };

type Outcome = { page: Page } | { response: Response } | { error: unknown };

export type PageCache = {
  store: PageStore;
  rendering: Map<string, Promise<Outcome>>;
  passing: Map<string, number>;
  /** Counts purges: what was asked for before one is not kept after it. */
  generation: number;
  security: RawHeaders;
  now: () => number;
};

/** A shared cache of whole pages, holding at most `maxBytes` of them. `now` is no clock that anybody sets: one set back would keep pages for as long. */
export function createPageCache(
  security: RawHeaders,
  { maxBytes = 64 * MB, now = () => performance.now() }: { maxBytes?: number; now?: () => number } = {},
): PageCache {
  const store = createPageStore(maxBytes);
  return { store, rendering: new Map(), passing: new Map(), generation: 0, security, now };
}

/** The page if it is fresh: the short way, without waiting for anything. */
export function findFresh(cache: PageCache, key: string): Page | undefined {
  const page = cache.store.pages.get(key);
  const now = cache.now();
  if (!page || now >= page.freshUntil) return undefined;
  page.usedAt = now;
  return page;
}

/** The last good copy, while its `stale-if-error` lasts. */
export function findForError(cache: PageCache, key: string): Page | undefined {
  const page = cache.store.pages.get(key);
  return page && cache.now() < page.errorUntil ? page : undefined;
}

/** The page from the cache, or from `ask`, which many who wait for one page call once. Throws what `ask` throws. */
export async function answerPage(cache: PageCache, key: string, ask: Ask): Promise<Answer> {
  const fresh = findFresh(cache, key);
  if (fresh) return { state: 'hit', page: fresh };
  const old = findForError(cache, key);
  if (old && cache.now() < Math.max(old.staleUntil, old.retryAt)) {
    if (cache.now() >= old.retryAt) void renew(cache, key, ask);
    return { state: 'stale', page: old };
  }
  if (!old && (cache.passing.get(key) ?? 0) > cache.now()) return { state: 'bypass', response: await ask() };
  return awaitRenewal(cache, key, ask, old);
}

/** Makes every page be asked for anew before it is served again; copies stay for when the site is ill. */
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

async function awaitRenewal(cache: PageCache, key: string, ask: Ask, old?: Page): Promise<Answer> {
  const leads = !cache.rendering.has(key);
  const renewal = renew(cache, key, ask);
  const outcome = await (old ? Promise.race([renewal, setTimeout(PATIENCE, null, { ref: false })]) : renewal);
  if (outcome && 'page' in outcome) return { state: leads ? 'miss' : 'hit', page: outcome.page };
  if (old && (!outcome || failed(outcome))) return { state: 'stale', page: old };
  if (!leads || !outcome) return { state: 'bypass', response: await ask() };
  if ('error' in outcome) throw outcome.error;
  return { state: 'bypass', response: outcome.response };
}

function renew(cache: PageCache, key: string, ask: Ask): Promise<Outcome> {
  const running = cache.rendering.get(key);
  if (running) return running;
  const renewal = render(cache, key, ask).finally(() => {
    if (cache.rendering.get(key) === renewal) cache.rendering.delete(key);
  });
  cache.rendering.set(key, renewal);
  return renewal;
}

async function render(cache: PageCache, key: string, ask: Ask): Promise<Outcome> {
  const { generation } = cache;
  try {
    const response = await ask();
    const policy = cachePolicy(response.status, response.headers);
    if (!policy) return setAside(cache, key, { response });
    const page = await toPage(cache, key, response, policy);
    if (cache.generation === generation && page.stored.bytes <= MAX_PAGE_BYTES)
      keepPage(cache.store, key, page);
    return { page };
  } catch (error) {
    return setAside(cache, key, { error });
  }
}

function setAside(cache: PageCache, key: string, outcome: Outcome): Outcome {
  const page = cache.store.pages.get(key);
  if (page && failed(outcome)) page.retryAt = cache.now() + RETRY_AFTER;
  else dropPage(cache.store, key);
  if (cache.passing.size >= MAX_PASSING) cache.passing.clear();
  if (!failed(outcome)) cache.passing.set(key, cache.now() + PASS_FOR);
  return outcome;
}

function failed(outcome: Outcome): boolean {
  return 'error' in outcome || ('response' in outcome && outcome.response.status >= 500);
}

async function toPage(cache: PageCache, key: string, response: Response, policy: CachePolicy): Promise<Page> {
  const stored = await store(response, cache.security);
  const now = cache.now();
  const freshUntil = now + policy.fresh;
  const staleUntil = freshUntil + policy.staleWhileRevalidate;
  const errorUntil = Math.max(staleUntil, freshUntil + policy.staleIfError);
  const group = groupOf(key, response.status);
  return { stored, group, storedAt: now, freshUntil, staleUntil, errorUntil, retryAt: 0, usedAt: now };
}

async function store(response: Response, security: RawHeaders): Promise<StoredResponse> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = [...response.headers]
    .filter(([name]) => name !== 'vary' && name !== 'content-length')
    .flat();
  const compressible = isCompressible(response.headers.get('Content-Type'));
  const encoded = compressible ? await compressBody(body, PAGE_EFFORT) : {};
  return storeResponse({ status: response.status, headers, body, ...encoded, vary: 'Cookie' }, security);
}
