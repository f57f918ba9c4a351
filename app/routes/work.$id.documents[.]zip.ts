import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireClient } from '#app/work/client/client.server.ts';
import { downloadAll } from '#app/work/documents/download.server.ts';

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  return downloadAll(await requireClient({ request, context }, id), id, context);
}
