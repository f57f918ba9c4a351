import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isMutation, isOwnRequest } from '#app/platform/http/origin.ts';
import { REFUSALS, type Refusal } from './error-page.ts';
import {
  addressOf,
  connectionHead,
  headOf,
  logExchange,
  recordResponse,
  originsOf,
  pageHead,
  render,
  since,
  type Exchange,
  type Site,
} from './exchange.ts';
import { sendResponse } from './fetch-adapter.ts';
import {
  answerPage,
  cacheKey,
  findForError,
  findFresh,
  isPersonal,
  sendStored,
  type CacheState,
  type Page,
} from './page-cache/page-cache.ts';
import { receiveBody } from './form-body.ts';
import { LIMITS } from './limits.ts';
import { isArriving, sendRefusal } from './refusal.ts';
import { RENDERS_REFUSED } from './render-limit.ts';
import { hasOneHost, parseTarget } from './request-target.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

const LEFT = new Set<unknown>(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']);

export function handleRequest(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const started = performance.now();
  const requestId = randomUUID();
  const method = request.method ?? '';
  if (!isMutation(method) && isArriving(request)) closeWhenSlow(request);
  if (hasOneHost(request) && sendFreshPage(site, request, response, requestId)) {
    const path = request.url?.split('?')[0] ?? '';
    const status = response.statusCode;
    recordResponse(site, { requestId, method, path, status, ms: since(started), cache: 'hit' });
    return;
  }
  const exchange: Exchange = { site, request, response, requestId, method, path: '', query: '' };
  response.once('close', () => logExchange(exchange, started));
  answer(exchange).catch((error: unknown) => fail(exchange, error));
}

/** Fast path: no promise, no parsing, prepared headers. */
function sendFreshPage(site: Site, request: IncomingMessage, response: ServerResponse, requestId: string) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const page = request.url && findFresh(site.cache, request.url);
  if (!page || isPersonal(request.headers.cookie)) return false;
  sendStored(request, response, page.stored, pageHead(site, requestId, page, 'hit'));
  return true;
}

async function answer(exchange: Exchange): Promise<void> {
  const { site, request, response } = exchange;
  const refusal = refusalOf(exchange);
  if (refusal) return refuse(exchange, refusal);
  if (isMutation(exchange.method)) return answerMutation(exchange);
  if (exchange.method === 'OPTIONS') return answerAlone(exchange, null);
  const file = site.files.get(exchange.path);
  if (file) return void sendStored(request, response, file, connectionHead(site));
  if (exchange.path.startsWith('/assets/')) return refuse(exchange, REFUSALS.missingFile);
  const health = await site.health(exchange.path, site.draining);
  if (health) return sendResponse(response, health, headOf(exchange), false);
  const key = cacheKey(exchange.path, exchange.query, exchange.route?.handle.cache);
  if (!key || isPersonal(request.headers.cookie)) return answerAlone(exchange, key);
  return answerShared(exchange, key);
}

function refusalOf(exchange: Exchange): Refusal | null {
  const { request, method } = exchange;
  if (!hasOneHost(request)) return REFUSALS.badRequest;
  const target = parseTarget(request.url);
  if (target === 414) return REFUSALS.addressTooLong;
  if (target === 400) return REFUSALS.badRequest;
  const route = exchange.site.findRoute(target.path);
  Object.assign(exchange, target, { route });
  const isApi = route.handle.api === true;
  const isPreflight = method === 'OPTIONS' && isApi;
  if (!METHODS.has(method) && !isPreflight) return REFUSALS.method;
  const { origin, referer, 'sec-fetch-site': fetchSite } = request.headers;
  const from = { method, origin, referer, fetchSite: fetchSite?.toString() };
  return isApi || isOwnRequest(from, originsOf(exchange)) ? null : REFUSALS.foreignOrigin;
}

async function answerMutation(exchange: Exchange): Promise<void> {
  const body = await receiveBody(exchange);
  if (body === 'aborted') return void exchange.response.destroy();
  if ('title' in body) return refuse(exchange, body);
  try {
    const answered = await render(exchange, addressOf(exchange), { body });
    await sendResponse(exchange.response, answered, headOf(exchange), true);
  } finally {
    if ('close' in body) await body.close();
  }
}

async function answerAlone(exchange: Exchange, key: string | null): Promise<void> {
  const personal = isPersonal(exchange.request.headers.cookie);
  exchange.cacheState = 'bypass';
  const answered = await render(exchange, addressOf(exchange));
  const copy = key && answered.status >= 500 ? findForError(exchange.site.cache, key) : undefined;
  if (!copy) return sendResponse(exchange.response, answered, headOf(exchange), personal);
  await answered.body?.cancel();
  sendPage(exchange, copy, 'stale');
}

async function answerShared(exchange: Exchange, key: string): Promise<void> {
  const answered = await answerPage(exchange.site.cache, key, () => render(exchange, key, { shared: true }));
  if ('page' in answered) return sendPage(exchange, answered.page, answered.state);
  if (answered.response.status < 500 && key !== addressOf(exchange)) {
    // Not a shared page after all: it may read the parameters that the key leaves out.
    await answered.response.body?.cancel();
    return answerAlone(exchange, null);
  }
  exchange.cacheState = answered.state;
  return sendResponse(exchange.response, answered.response, headOf(exchange), false);
}

function sendPage(exchange: Exchange, page: Page, state: CacheState): void {
  exchange.cacheState = state;
  const { site, request, response, requestId } = exchange;
  sendStored(request, response, page.stored, pageHead(site, requestId, page, state));
}

/** Nobody reads the body of a GET, so a slow one is cut off. */
function closeWhenSlow(request: IncomingMessage): void {
  const timer = setTimeout(() => request.complete || request.destroy(), LIMITS.requestTimeout);
  request.once('close', () => clearTimeout(timer));
}

function refuse(exchange: Exchange, refusal: Refusal): void {
  sendRefusal(exchange.response, refusal, headOf(exchange), exchange);
}

function fail(exchange: Exchange, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (LEFT.has(code)) return;
  if (code === RENDERS_REFUSED) return refuse(exchange, REFUSALS.tooMany);
  exchange.site.log.error({ requestId: exchange.requestId, err: error }, 'the request failed');
  refuse(exchange, REFUSALS.failed);
}
