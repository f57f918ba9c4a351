import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { may } from '#app/accounts/core/roles.ts';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { SearchPage } from '#app/desk/search/search-page.tsx';
import { searchDesk } from '#app/desk/search/search.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { searchText } from '#app/platform/http/query.ts';
import { searchSources } from '#app/registry/search.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';

export const handle = { hydrate: false, permission: 'desk' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'desk');
  const q = searchText(new URL(request.url).searchParams);
  return {
    q,
    groups: await searchDesk(searchSources, q, { me, may: (permission) => may(me.role, permission) }),
  };
}

export const meta: MetaFunction = () => privateMeta('Search');

export default function Search() {
  return (
    <AdminPage title="Search">
      <SearchPage {...useLoaderData<typeof loader>()} />
    </AdminPage>
  );
}
