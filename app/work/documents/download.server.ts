import type { AppLoadContext } from '@remix-run/node';
import type { Actor } from '#app/accounts/core/actor.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { downloadOf, shownInline } from '#app/platform/http/download.ts';
import { notFound, unprocessable } from '#app/platform/http/responses.ts';
import { CLOSED } from './closed.ts';
import { canBeShown } from './kinds.ts';
import { openDocument, openThumbnail } from './open.server.ts';
import { zipOfWork } from './zip.server.ts';

export const NONE = 'There is no such document, or it is not yours.';

/** Throws 404, and 422 if the virus scanner has not called it clean. */
export async function downloadDocument(actor: Actor, id: string, context: AppLoadContext): Promise<Response> {
  return downloadOf(await requireDocument(actor, id, context));
}

/** Shown in the browser if it is a PDF or a picture, otherwise downloaded; throws as above. */
export async function showDocument(actor: Actor, id: string, context: AppLoadContext): Promise<Response> {
  const found = await requireDocument(actor, id, context);
  return canBeShown(found.type) ? shownInline(found, found.type) : downloadOf(found);
}

async function requireDocument(actor: Actor, id: string, context: AppLoadContext) {
  const found = await openDocument(actor, id, logDamage(context));
  if (found === null) throw notFound(NONE);
  if (typeof found === 'string') throw unprocessable(CLOSED[found].refusal);
  return found;
}

export async function thumbnailResponse(actor: Actor, id: string): Promise<Response> {
  const bytes = await openThumbnail(actor, id);
  if (!bytes) throw notFound(NONE);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'Cache-Control': PRIVATE_PAGE,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

export async function downloadAll(
  actor: Actor,
  engagementId: string,
  context: AppLoadContext,
): Promise<Response> {
  const engagement = await findEngagement(actor, engagementId);
  if (!engagement) throw notFound('There is no such piece of work, or it is not yours.');
  return downloadOf(await zipOfWork(actor, engagement, logDamage(context)));
}

export function logDamage(context: AppLoadContext): () => void {
  return () =>
    contextOf(context).logFailure('a document is damaged', 'its bytes are not those that were stored');
}
