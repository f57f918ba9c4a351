import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { firm } from '#content/firm.ts';
import { AccountPage } from '#app/accounts/core/account-page.tsx';
import { requireMember } from '#app/accounts/core/member.server.ts';
import roomCss from '#app/work/client/room.css?url';
import { KIND_WORDS, ROLE_WORDS } from '#app/work/client/taxpayer-words.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { taxpayersOf } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { Link } from '#app/platform/ui/link.tsx';

export const headers = privatePage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: roomCss }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireMember(request);
  return { taxpayers: await taxpayersOf(id) };
}

export const meta: MetaFunction = () => privateMeta('Taxpayers');

export default function Taxpayers() {
  const { taxpayers } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      path="/account/taxpayers"
      title="Taxpayers"
      lede="The people, companies, trusts and estates that you act for with us."
    >
      {taxpayers.length === 0 ? (
        <p className="border-t border-rule-strong pt-6">
          You act for nobody yet. When we take on work for you, it stands here; to act for somebody else, have
          its owner invite you, or call {firm.phone}.
        </p>
      ) : (
        <ul className="room-lines">
          {taxpayers.map(({ id, name, kind, role }) => (
            <li key={id}>
              <Link to={`/account/taxpayers/${id}`} translate="no">
                {name}
              </Link>
              <span className="hint">{`${KIND_WORDS[kind]} · you are ${role === 'owner' ? 'an' : 'a'} ${ROLE_WORDS[role].toLowerCase()}`}</span>
            </li>
          ))}
        </ul>
      )}
    </AccountPage>
  );
}
