import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { openIdentity } from '#app/accounts/recovery/identity.server.ts';
import { downloadOf, shownInline } from '#app/platform/http/download.ts';
import { notFound, unprocessable } from '#app/platform/http/responses.ts';
import { CLOSED } from '#app/work/documents/closed.ts';
import { canBeShown } from '#app/work/documents/kinds.ts';

export const handle = { permission: 'recovery' } satisfies DeskHandle;

export async function loader({ request, context, params: { id = '', file = '' } }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'recovery');
  const found = await openIdentity(me.id, id, file);
  if (found === null) throw notFound('There is no such file. It may have been deleted.');
  if (typeof found === 'string') throw unprocessable(CLOSED[found].refusal);
  return canBeShown(found.type) ? shownInline(found, found.type) : downloadOf(found);
}
