import type { LoaderFunctionArgs } from '@remix-run/node';
import { orPage } from '#app/platform/http/or-page.ts';
import { requireClient } from '#app/work/client/client.server.ts';
import { showDocument } from '#app/work/documents/download.server.ts';
import { engagementOfDocument } from '#app/work/documents/open.server.ts';

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  return orPage(request, `/work/documents/${id}/gone`, async () => {
    const engagementId = (await engagementOfDocument(id)) ?? '';
    return showDocument(await requireClient({ request, context }, engagementId), id, context);
  });
}
