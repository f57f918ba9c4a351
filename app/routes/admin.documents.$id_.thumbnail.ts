import type { LoaderFunctionArgs } from '@remix-run/node';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { thumbnailResponse } from '#app/work/documents/download.server.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  return thumbnailResponse(await requireFirmActor({ request, context }, 'work'), id);
}
