import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { requireAccess, type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { deliverByScript } from '#app/work/desk/deliver/deliver.server.ts';
import { UPLOAD } from '#app/work/documents/kinds.ts';
import { receiveFiles } from '#app/work/documents/receive.server.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { notFound } from '#app/platform/http/responses.ts';

export const handle = { permission: 'work', upload: UPLOAD } satisfies DeskHandle;

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  await requireAccess({ request, context }, 'work');
  return redirect(`/admin/work/${encodeURIComponent(id)}`, { headers: { 'Cache-Control': PRIVATE_PAGE } });
}

export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const actor = await requireFirmActor({ request, context }, 'work');
  if (!(await findEngagement(actor, id))) throw notFound('There is no such piece of work.');
  // The page of the form has an answer of its own.
  if (new URL(request.url).searchParams.has('deliver')) return deliverByScript({ me: actor, id, request });
  const page = `/admin/work/${id}`;
  return receiveFiles(request, actor, { engagementId: id, page });
}
