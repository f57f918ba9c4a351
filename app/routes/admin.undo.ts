import type { ActionFunctionArgs } from '@remix-run/node';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { undoAt } from '#app/work/desk/undo.server.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;

export async function action({ request, context }: ActionFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  return undoAt(await requireForm(request), me);
}
