import type { LoaderFunctionArgs } from '@remix-run/node';
import { may } from '#app/accounts/roles.ts';
import { requireAccess, type DeskHandle } from '#app/administration/access.server.ts';
import { searchDesk } from '#app/desk-search/search.server.ts';
import { PRIVATE_PAGE } from '#app/http/cache.ts';
import { searchText } from '#app/http/query.ts';
import { searchSources } from '#app/registry/search.server.ts';

export const handle = { permission: 'desk' } satisfies DeskHandle;

/** What the palette shows while somebody types. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = await requireAccess({ request, context }, 'desk');
  const groups = await searchDesk(
    searchSources,
    searchText(new URL(request.url).searchParams),
    (permission) => may(role, permission),
  );
  return Response.json({ groups }, { headers: { 'Cache-Control': PRIVATE_PAGE } });
}
