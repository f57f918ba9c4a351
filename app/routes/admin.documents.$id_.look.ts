import type { LoaderFunctionArgs } from '@remix-run/node';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { showDocument } from '#app/work/documents/download.server.ts';
import { orPage } from '#app/platform/http/or-page.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  return orPage(request, `/admin/documents/${id}/gone`, () => showDocument(me, id, context));
}
