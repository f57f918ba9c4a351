import type { LoaderFunctionArgs } from '@remix-run/node';
import { IMMUTABLE_FILE } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { notFound, unavailable } from '#app/platform/http/responses.ts';
import { pictureInFiles } from '#app/content/core/pictures.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';

/** Without SVG, which could run scripts when opened by its address. */
const TYPES = new Map([
  ['avif', 'image/avif'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
]);

/** As uploads name them: client id, timestamp, extension. */
const KEY = /^[a-z0-9][a-z0-9-]{0,99}(?:\.[a-z0-9]+)?\.([a-z]+)$/;

/** The type follows from the address, never from what was stored. */
export async function loader({ params: { key = '' }, context }: LoaderFunctionArgs) {
  const type = TYPES.get(KEY.exec(key)?.[1] ?? '');
  if (!type) throw notFound();
  const logo = await storage()
    .get(key)
    .catch((error: unknown) => {
      contextOf(context).logFailure('a logo could not be read', reasonOf(error));
      throw unavailable();
    });
  const bytes = logo?.bytes ?? pictureInFiles(key);
  if (!bytes) throw notFound();
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': type, 'Cache-Control': IMMUTABLE_FILE, 'X-Content-Type-Options': 'nosniff' },
  });
}
