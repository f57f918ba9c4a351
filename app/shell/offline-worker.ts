import { calculatorTypes } from '#app/calculators/calculator.ts';

/*
 * Keeps the calculator for when there is no network: its public documents and the files they name. What is kept was
 * asked for without cookies, so no form's answer and nobody's page can be among it.
 */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Extendable & { request: Request; respondWith(answer: Promise<Response>): void };
type Scope = {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
};

const worker = self as unknown as Scope;
const PAGE = '/calculator';
const ASSET = /\/assets\/[\w.$@~+-]+/g;
/** One store for each build: the page names its build when it registers. */
const KEPT = `calculator ${new URL(location.href).searchParams.get('v')}`;

addEventListener('install', (event) => {
  (event as Extendable).waitUntil(keepAll().then(() => worker.skipWaiting()));
});
addEventListener('activate', (event) => {
  (event as Extendable).waitUntil(forget((name) => name !== KEPT).then(() => worker.clients.claim()));
});
addEventListener('fetch', (event) => answer(event as Fetching));

function answer(event: Fetching): void {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && pathname === PAGE) {
    event.respondWith(freshOrKept(request, addressOf(searchParams.get('type'))));
  } else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFresh(request));
}

/** The document as the site gives it now. A site that has no calculator any more needs no worker either. */
async function freshOrKept(request: Request, address: string): Promise<Response> {
  const fresh = await fetch(request).catch(() => null);
  if (fresh?.status === 404 || fresh?.status === 410) await retire();
  if (fresh && fresh.status < 500) return fresh;
  return (await findKept(address)) ?? fresh ?? Response.error();
}

/** A file's name carries the hash of what is in it, so the kept one is the right one. */
async function keptOrFresh(request: Request): Promise<Response> {
  return (await findKept(request.url)) ?? fetch(request);
}

async function findKept(address: string): Promise<Response | undefined> {
  const cache = await caches.open(KEPT);
  return cache.match(address, { ignoreVary: true });
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(KEPT);
  const pages = await Promise.all(calculatorTypes.map((type) => keepPage(cache, addressOf(type))));
  const files = filesIn(pages);
  const styles = await Promise.all(files.filter((file) => file.endsWith('.css')).map(read));
  await cache.addAll(filesIn([...files, ...styles]));
}

async function keepPage(cache: Cache, address: string): Promise<string> {
  const page = await fetch(address, { credentials: 'omit', cache: 'no-cache' });
  const isPublic = /\bpublic\b/.test(page.headers.get('Cache-Control') ?? '');
  if (!page.ok || page.redirected || !isPublic) throw new Error(`${address} is not for everybody`);
  await cache.put(address, page.clone());
  return page.text();
}

async function read(file: string): Promise<string> {
  const response = await fetch(file);
  return response.text();
}

async function forget(isOld: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
}

async function retire(): Promise<void> {
  await forget(() => true);
  await worker.registration.unregister();
}

function filesIn(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(ASSET) ?? []))];
}

function addressOf(type: string | null): string {
  return `${PAGE}?type=${calculatorTypes.find((known) => known === type) ?? 'individual'}`;
}
