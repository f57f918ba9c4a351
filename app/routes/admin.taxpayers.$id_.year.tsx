import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { toCard } from '#app/work/desk/taxpayers/card.server.ts';
import yearCss from '#app/work/year/year.css?url';
import { findYear } from '#app/work/year/year.server.ts';
import { YearSheet } from '#app/work/year/year-sheet.tsx';

export const handle = { permission: 'work' } satisfies DeskHandle;
export const headers = privatePage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: yearCss }];

export async function loader({ request, params: { id = '' }, context }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  const sheet = await findYear(me, id, new URL(request.url).searchParams.get('year'));
  if (!sheet) throw await toCard(me, id);
  return { sheet };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data ? `${data.sheet.taxpayer.name}: ${data.sheet.year}` : 'Year');

export default function YearPage() {
  const { sheet } = useLoaderData<typeof loader>();
  const home = `/admin/taxpayers/${sheet.taxpayer.id}`;
  return (
    <AdminPage title={`The year ${sheet.year}`} lede={<Link to={home}>{sheet.taxpayer.name}</Link>}>
      <YearSheet sheet={sheet} home={home} work="/admin/work" who="They" />
      <p className="hint no-print mt-6">Of the work that you see. The client has the same page.</p>
    </AdminPage>
  );
}
