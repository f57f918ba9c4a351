import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireClient } from '#app/client-room/client.server.ts';
import { thumbnailResponse } from '#app/documents/download.server.ts';
import { engagementOfDocument } from '#app/documents/open.server.ts';

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const engagementId = (await engagementOfDocument(id)) ?? '';
  return thumbnailResponse(await requireClient({ request, context }, engagementId), id);
}
