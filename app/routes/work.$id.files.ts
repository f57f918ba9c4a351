import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { allHereText } from '#app/work/client/all-here.server.ts';
import { answerInWords } from '#app/work/client/answer-in-words.server.ts';
import { requireClient } from '#app/work/client/client.server.ts';
import { UPLOAD } from '#app/work/documents/kinds.ts';
import { receiveFiles } from '#app/work/documents/receive.server.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';

export const handle = { upload: { ...UPLOAD, isForClients: true } } satisfies RouteHandle;

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  await requireClient({ request, context }, id);
  return redirect(`/work/${id}`, { headers: { 'Cache-Control': PRIVATE_PAGE } });
}

export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const actor = await requireClient({ request, context }, id);
  return receiveFiles(request, actor, {
    engagementId: id,
    page: `/work/${id}`,
    allHere: () => allHereText(actor, id),
    answer: (item, form) => answerInWords(actor, id, item, form),
  });
}
