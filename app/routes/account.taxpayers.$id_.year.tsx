import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountPage } from '#app/accounts/core/account-page.tsx';
import { requireMember } from '#app/accounts/core/member.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { Link } from '#app/platform/ui/link.tsx';
import { memberActor } from '#app/work/client/client.server.ts';
import { goneTaxpayer } from '#app/work/client/gone-taxpayer.server.ts';
import roomCss from '#app/work/client/room.css?url';
import yearCss from '#app/work/year/year.css?url';
import { findYear } from '#app/work/year/year.server.ts';
import { YearSheet } from '#app/work/year/year-sheet.tsx';

export const headers = privatePage;
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: roomCss },
  { rel: 'stylesheet', href: yearCss },
];

export async function loader({ request, params: { id = '' } }: LoaderFunctionArgs) {
  const member = await requireMember(request);
  const year = new URL(request.url).searchParams.get('year');
  const sheet = await findYear(memberActor(member), id, year);
  if (!sheet) throw await goneTaxpayer(member, id);
  return { sheet };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data ? `${data.sheet.taxpayer.name}: ${data.sheet.year}` : 'Year');

export default function YearPage() {
  const { sheet } = useLoaderData<typeof loader>();
  const home = `/account/taxpayers/${sheet.taxpayer.id}`;
  return (
    <AccountPage
      path="/account/taxpayers"
      title={`The year ${sheet.year}`}
      lede={<Link to={home}>{sheet.taxpayer.name}</Link>}
    >
      <YearSheet sheet={sheet} home={home} work="/work" who="You" />
    </AccountPage>
  );
}
