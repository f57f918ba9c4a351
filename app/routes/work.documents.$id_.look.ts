import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireClient } from '#app/work/client/client.server.ts';
import { showDocument } from '#app/work/documents/download.server.ts';
import { engagementOfDocument } from '#app/work/documents/open.server.ts';

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const engagementId = (await engagementOfDocument(id)) ?? '';
  return showDocument(await requireClient({ request, context }, engagementId), id, context);
}
