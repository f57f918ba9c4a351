import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { showDocument } from '#app/work/documents/download.server.ts';
import { firmActor } from '#app/accounts/core/actor.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  return showDocument(firmActor(await requireAccess({ request, context }, 'work')), id, context);
}
