import type { ActionFunctionArgs } from '@remix-run/node';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { takeArticlePicture } from '#app/content/desk/take-picture.server.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';

export const handle = { permission: 'content', upload: { bytes: 16 * 1024 * 1024 } } satisfies DeskHandle;

/** For the editor of an article: stores a picture, and answers with its address or with what is wrong. */
export async function action(args: ActionFunctionArgs) {
  await requireAccess(args, 'content');
  const taken = await takeArticlePicture(await requireForm(args.request));
  const headers = { 'Cache-Control': PRIVATE_PAGE };
  return Response.json(taken, { status: 'error' in taken ? 400 : 200, headers });
}
