import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { OVERVIEW } from '#app/work/desk/overview/filter.ts';

export const handle = { permission: 'allocate' } satisfies DeskHandle;

/** The page before the practice overview, in old links and bookmarks. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAccess(args, 'allocate');
  return redirect(OVERVIEW.path, 301);
}
