import type { LoaderFunctionArgs } from '@remix-run/node';
import { may as roleMay, type Permission } from '#app/accounts/core/roles.ts';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { searchDesk } from '#app/desk/search/search.server.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { searchText } from '#app/platform/http/query.ts';
import { searchSources } from '#app/registry/search.server.ts';

export const handle = { permission: 'desk' } satisfies DeskHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'desk');
  const typed = searchText(new URL(request.url).searchParams);
  const may = (permission: Permission) => roleMay(me.role, permission);
  const groups = await searchDesk(searchSources, typed, { me, may });
  return Response.json({ groups }, { headers: { 'Cache-Control': PRIVATE_PAGE } });
}
