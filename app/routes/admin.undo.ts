import type { ActionFunctionArgs } from '@remix-run/node';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { undoAt } from '#app/work/desk/undo.server.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;

export async function action({ request, context }: ActionFunctionArgs) {
  const me = firmActor(await requireAccess({ request, context }, 'work'));
  return undoAt(await requireForm(request), me);
}
