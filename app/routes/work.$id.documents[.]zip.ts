import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireClient } from '#app/client-room/client.server.ts';
import { downloadAll } from '#app/documents/download.server.ts';

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  return downloadAll(await requireClient({ request, context }, id), id, context);
}
