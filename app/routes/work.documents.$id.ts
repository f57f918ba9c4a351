import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { orPage } from '#app/platform/http/or-page.ts';
import { requireClient } from '#app/work/client/client.server.ts';
import { changeOwnDocument } from '#app/work/documents/document-action.server.ts';
import { downloadDocument } from '#app/work/documents/download.server.ts';
import { engagementOfDocument } from '#app/work/documents/open.server.ts';

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  return orPage(request, `/work/documents/${id}/gone`, async () => {
    const engagementId = (await engagementOfDocument(id)) ?? '';
    return downloadDocument(await requireClient({ request, context }, engagementId), id, context);
  });
}

export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const engagementId = (await engagementOfDocument(id)) ?? '';
  const actor = await requireClient({ request, context }, engagementId);
  return changeOwnDocument({ request, actor, id, page: `/work/${engagementId}` });
}
