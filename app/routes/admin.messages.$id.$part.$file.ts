import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccess, type DeskHandle } from '#app/administration/access.server.ts';
import { PRIVATE_PAGE } from '#app/http/cache.ts';
import { notFound } from '#app/http/responses.ts';
import { readReceivedFile, readReceivedSource } from '#app/inbox/received/files.server.ts';

const READERS: Record<string, typeof readReceivedFile> = {
  files: readReceivedFile,
  source: readReceivedSource,
};

/** Strangers sent these bytes: a browser saves them and never shows them as part of the site. */
export const handle = { permission: 'messages' } satisfies DeskHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { id = '', part = '', file = '' } = params;
  await requireAccess({ request, context }, 'messages');
  const read = Object.hasOwn(READERS, part) ? READERS[part] : undefined;
  const found = await read?.(id, file);
  if (!found) throw notFound('There is no such file. Its conversation may have been deleted.');
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': PRIVATE_PAGE,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
