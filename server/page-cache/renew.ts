import { SECOND } from '#app/platform/core/time.ts';
import { bytesOf } from '#app/platform/http/page-response.ts';
import { compressBody, isCompressible } from '../encoding.ts';
import { withSecurity, type RawHeaders } from '../security-headers.ts';
import { cachePolicy, type CachePolicy } from './policy.ts';
import { dropPage, groupOf, storePage, type Page, type PageStore } from './store.ts';
import { bodiesOf, storeResponse, withSmallerBrotli, type StoredResponse } from './stored-response.ts';

const MB = 1024 * 1024;

const RETRY_AFTER = 5 * SECOND;
/** For this long, requests for an address that cannot be cached do not wait for each other. */
const PASS_FOR = 60 * SECOND;
const MAX_PASSING = 1_000;
const MAX_PAGE_BYTES = 2 * MB;
const FIRST_EFFORT = { quality: 9 };

export type Render = () => Promise<Response>;

export type Outcome = { page: Page } | { response: Response } | { error: unknown };

export type Renewals = {
  store: PageStore;
  isShrinking: boolean;
  rendering: Map<string, Promise<Outcome>>;
  passing: Map<string, number>;
  /** Counts purges: a page whose rendering began before one is not stored after it. */
  generation: number;
  security: RawHeaders;
  now: () => number;
};

export function renew(cache: Renewals, key: string, render: Render): Promise<Outcome> {
  const running = cache.rendering.get(key);
  if (running) return running;
  const renewal = renderPage(cache, key, render).finally(() => {
    if (cache.rendering.get(key) === renewal) cache.rendering.delete(key);
  });
  cache.rendering.set(key, renewal);
  return renewal;
}

export function isFailure(outcome: Outcome): boolean {
  return 'error' in outcome || ('response' in outcome && outcome.response.status >= 500);
}

async function renderPage(cache: Renewals, key: string, render: Render): Promise<Outcome> {
  const { generation } = cache;
  try {
    const response = await render();
    const policy = cachePolicy(response.status, response.headers);
    if (!policy) return setAside(cache, key, { response });
    const page = await toPage(cache, key, response, policy);
    if (cache.generation === generation && page.stored.bytes <= MAX_PAGE_BYTES)
      storePage(cache.store, key, page);
    return { page };
  } catch (error) {
    return setAside(cache, key, { error });
  }
}

function setAside(cache: Renewals, key: string, outcome: Outcome): Outcome {
  const page = cache.store.pages.get(key);
  if (page && isFailure(outcome)) page.retryAt = cache.now() + RETRY_AFTER;
  else dropPage(cache.store, key);
  if (cache.passing.size >= MAX_PASSING) cache.passing.clear();
  if (!isFailure(outcome)) cache.passing.set(key, cache.now() + PASS_FOR);
  return outcome;
}

async function toPage(cache: Renewals, key: string, response: Response, policy: CachePolicy): Promise<Page> {
  const stored = await store(response, cache.security, cache.store.pages.get(key)?.stored);
  const now = cache.now();
  const freshUntil = now + policy.fresh;
  const staleUntil = freshUntil + policy.staleWhileRevalidate;
  const errorUntil = Math.max(staleUntil, freshUntil + policy.staleIfError);
  const group = groupOf(key, response.status);
  return { stored, group, storedAt: now, freshUntil, staleUntil, errorUntil, retryAt: 0, usedAt: now };
}

/** A page that says the same as `old` keeps its compressed bodies. */
async function store(
  response: Response,
  security: RawHeaders,
  old: StoredResponse | undefined,
): Promise<StoredResponse> {
  const body = await bytesOf(response);
  const own = [...response.headers].filter(([name]) => name !== 'vary' && name !== 'content-length').flat();
  const headers = withSecurity(security, own);
  const compressible = isCompressible(response.headers.get('Content-Type'));
  const content = { status: response.status, headers, body, vary: 'Cookie' };
  if (!compressible) return storeResponse(content);
  if (!old?.variants.identity.body.equals(body))
    return storeResponse({ ...content, ...(await compressBody(body, FIRST_EFFORT)) });
  const { br, gzip } = bodiesOf(old);
  const again = storeResponse({ ...content, br, gzip });
  return old.isSmallest && br ? withSmallerBrotli(again, br) : again;
}
