import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountPage } from '#app/accounts/core/account-page.tsx';
import { requireMember } from '#app/accounts/core/member.server.ts';
import { HomePage } from '#app/work/client/home-page.tsx';
import { findHome } from '#app/work/client/home.server.ts';
import roomCss from '#app/work/client/room.css?url';
import { privatePage } from '#app/platform/http/cache.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';

export const headers = privatePage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: roomCss }];

export async function loader({ request }: LoaderFunctionArgs) {
  const member = await requireMember(request);
  const { email, fullName } = member;
  return { email, fullName, home: await findHome(member) };
}

export const meta: MetaFunction = () => privateMeta('Your account');

export default function Account() {
  const { email, fullName, home } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      path="/account"
      title={fullName ? `Welcome, ${fullName.split(' ')[0]}` : 'Welcome'}
      lede={<span className="[overflow-wrap:anywhere]">Signed in as {email}</span>}
    >
      <HomePage home={home} />
    </AccountPage>
  );
}
