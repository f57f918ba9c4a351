import { AsyncLocalStorage } from 'node:async_hooks';
import * as z from 'zod/mini';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import { PREVIEW, previewThe, type HeldContent } from '#app/platform/content/held.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';
import { readPreviewed } from './refresh.server.ts';

const LASTS = 7 * DAY;

const Sealed = z.object({ kind: z.string(), item: z.string(), version: z.string(), until: z.number() });

type Previewed = Omit<z.infer<typeof Sealed>, 'until'>;

/** A page with one version in place of the published one. Open to everybody who has the address, for a week. */
export function previewPath(path: string, previewed: Previewed, now = Date.now()): string {
  const [page = '', place] = path.split('#');
  const sealed = seal(JSON.stringify({ ...previewed, until: now + LASTS }), 'preview');
  return `${page}${page.includes('?') ? '&' : '?'}${PREVIEW}=${sealed}${place ? `#${place}` : ''}`;
}

/** A preview is stored in no cache, and is in no search engine. */
export async function withPreview(request: Request, render: () => Promise<Response>): Promise<Response> {
  const sealed = request.url.includes(`${PREVIEW}=`) && new URL(request.url).searchParams.get(PREVIEW);
  const held = sealed ? await findPreviewed(sealed) : null;
  if (!held) return render();
  const { body, status, headers } = await withHeld(held, render);
  const own = new Headers(headers);
  own.set('Cache-Control', PRIVATE_PAGE);
  own.set('X-Robots-Tag', 'noindex');
  own.set('Referrer-Policy', 'same-origin');
  own.delete('Speculation-Rules');
  // The desk shows it in frames of two widths.
  own.set('X-Frame-Options', 'SAMEORIGIN');
  const policy = headers.get('Content-Security-Policy');
  if (policy)
    own.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  return new Response(body, { status, headers: own });
}

/** All content that `work` reads comes from `held`. */
export function withHeld<Result>(held: HeldContent, work: () => Promise<Result>): Promise<Result> {
  const pages = running();
  previewThe(() => pages.getStore());
  return pages.run(held, work);
}

function running() {
  return singleton('previewed content', () => new AsyncLocalStorage<HeldContent>());
}

/** Null for a changed or expired address, and for a deleted version. */
async function findPreviewed(sealed: string, now = Date.now()): Promise<HeldContent | null> {
  const text = unseal(sealed, 'preview');
  if (text === null) return null;
  const { kind, item, version, until } = Sealed.parse(JSON.parse(text));
  return until < now ? null : readPreviewed(kind, item, version);
}
