import { calculatorLinks } from '#app/tools/calculators/calculator-links.ts';

/* Documents are fetched without cookies, so that no personal page or form result is stored. */
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & { request: Request; respondWith(response: Promise<Response>): void };
type WorkerScope = {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
  addEventListener(type: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void;
};

declare const self: WorkerScope;

const PAGE = '/calculator';
const ASSET = /\/assets\/[\w.$@~+-]+/g;
const CACHE = `calculator ${new URL(location.href).searchParams.get('v')}`;

self.addEventListener('install', (event) => {
  event.waitUntil(storeAll().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches((name) => name !== CACHE).then(() => self.clients.claim()));
});
self.addEventListener('fetch', respond);

function respond(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && pathname === PAGE) {
    event.respondWith(networkFirst(request, addressOf(searchParams.get('type'))));
  } else if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request));
}

async function networkFirst(request: Request, address: string): Promise<Response> {
  const fresh = await fetch(request).catch(() => null);
  if (fresh?.status === 404 || fresh?.status === 410) await unregister();
  if (fresh && fresh.status < 500) return fresh;
  return (await findStored(address)) ?? fresh ?? Response.error();
}

/** File names contain a hash of the content, so a stored copy is never stale. */
async function cacheFirst(request: Request): Promise<Response> {
  return (await findStored(request.url)) ?? fetch(request);
}

async function findStored(address: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return cache.match(address, { ignoreVary: true });
}

async function storeAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const addresses = calculatorLinks.map(({ to }) => to).filter((to) => to.startsWith(PAGE));
  const pages = await Promise.all(addresses.map((address) => storePage(cache, address)));
  const files = filesIn(pages);
  const styles = await Promise.all(files.filter((file) => file.endsWith('.css')).map(read));
  await cache.addAll(filesIn([...files, ...styles]));
}

async function storePage(cache: Cache, address: string): Promise<string> {
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

async function deleteCaches(isOld: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
}

async function unregister(): Promise<void> {
  await deleteCaches(() => true);
  await self.registration.unregister();
}

function filesIn(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(ASSET) ?? []))];
}

function addressOf(type: string | null): string {
  return (calculatorLinks.find((link) => link.type === type) ?? calculatorLinks[0])?.to ?? PAGE;
}
