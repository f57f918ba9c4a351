import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { answerInWords } from '#app/client-room/answer-in-words.server.ts';
import { requireClient } from '#app/client-room/client.server.ts';
import { UPLOAD } from '#app/documents/kinds.ts';
import { receiveFiles } from '#app/documents/receive.server.ts';
import { PRIVATE_PAGE } from '#app/http/cache.ts';
import type { RouteHandle } from '#app/http/route-handle.ts';

export const handle = { upload: { ...UPLOAD, isForClients: true } } satisfies RouteHandle;

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  await requireClient({ request, context }, id);
  return redirect(`/work/${id}`, { headers: { 'Cache-Control': PRIVATE_PAGE } });
}

export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const actor = await requireClient({ request, context }, id);
  return receiveFiles(request, actor, {
    engagementId: id,
    direction: 'from_client',
    page: `/work/${id}`,
    answer: (itemId, words) => answerInWords(actor, id, itemId, words),
  });
}
