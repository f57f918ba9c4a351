import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireClient } from '#app/work/client/client.server.ts';
import { downloadDocument, removeFromPage } from '#app/work/documents/download.server.ts';
import { engagementOfDocument } from '#app/work/documents/open.server.ts';

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const engagementId = (await engagementOfDocument(id)) ?? '';
  return downloadDocument(await requireClient({ request, context }, engagementId), id, context);
}

export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const engagementId = (await engagementOfDocument(id)) ?? '';
  return removeFromPage(await requireClient({ request, context }, engagementId), id, `/work/${engagementId}`);
}
