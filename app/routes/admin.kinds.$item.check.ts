import type { ActionFunctionArgs } from '@remix-run/node';
import type { DeskHandle } from '#app/accounts/access/access.server.ts';
import { requireKind } from '#app/content/desk/commands.server.ts';
import { checkTyped } from '#app/content/desk/typed.server.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';

export const handle = { permission: 'kinds' } satisfies DeskHandle;

/** While somebody types: the same checks as before publishing, and what was typed is kept. */
export async function action(args: ActionFunctionArgs) {
  const opened = await requireKind(args);
  const checked = await checkTyped({ ...opened, form: await requireForm(args.request) });
  return Response.json(checked, { headers: { 'Cache-Control': PRIVATE_PAGE } });
}
