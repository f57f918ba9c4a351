import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { firm } from '#app/platform/content/firm.ts';
import { AccountPage } from '#app/accounts/core/account-page.tsx';
import { requireMember } from '#app/accounts/core/member.server.ts';
import { changeOwnTaxpayers } from '#app/work/client/claim-action.server.ts';
import { findOwnWork } from '#app/work/client/home.server.ts';
import { numberText } from '#app/work/core/engagements/to-do.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { ClaimList } from '#app/work/client/claim-list.tsx';
import roomCss from '#app/work/client/room.css?url';
import { KIND_LABELS, ROLE_WORDS } from '#app/work/core/taxpayers/kinds.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { ownPath } from '#app/platform/http/own-path.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { claimableBy } from '#app/work/core/taxpayers/claims.server.ts';
import type { OwnTaxpayer } from '#app/work/core/taxpayers/own-taxpayers.server.ts';
import { Link } from '#app/platform/ui/link.tsx';

export const headers = privatePage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: roomCss }];

export async function loader({ request }: LoaderFunctionArgs) {
  const member = await requireMember(request);
  const [{ taxpayers, waiting }, claimable] = await Promise.all([
    findOwnWork(member),
    claimableBy(member.id),
  ]);
  const to = ownPath(new URL(request.url).searchParams.get('to'), '');
  const counted = taxpayers.map((one) => ({
    ...one,
    waits: waiting.filter(({ taxpayerId }) => taxpayerId === one.id).length,
  }));
  return { taxpayers: counted.toSorted((one, other) => other.waits - one.waits), claimable, to };
}

export async function action({ request }: ActionFunctionArgs) {
  const member = await requireMember(request);
  return changeOwnTaxpayers({ request, member });
}

export const meta: MetaFunction = () => privateMeta('For whom you act');

export default function Taxpayers() {
  const { taxpayers, claimable, to } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      path="/account/taxpayers"
      title="For whom you act"
      lede="The people, companies, trusts and estates that you act for with us."
    >
      <div className="room-home">
        <ClaimList claimable={claimable} to={to} />
        <Own taxpayers={taxpayers} hasClaimable={claimable.length > 0} />
      </div>
    </AccountPage>
  );
}

type OwnProps = { taxpayers: readonly (OwnTaxpayer & { waits: number })[]; hasClaimable: boolean };

function Own({ taxpayers, hasClaimable }: OwnProps) {
  if (taxpayers.length === 0)
    return hasClaimable ? null : (
      <p className="border-t border-rule-strong pt-6">
        You act for nobody yet. When we take on work for you, you find it here. To act for somebody else, have
        its owner invite you, or call {firm.phone}.
      </p>
    );
  return (
    <ul className="room-lines">
      {taxpayers.map(({ id, name, kind, role, waits }) => (
        <li key={id}>
          <span>
            <Link to={`/account/taxpayers/${id}`} translate="no">
              {name}
            </Link>
            {waits > 0 && (
              <span className="block font-semibold">
                {waits === 1
                  ? 'Something waits for you'
                  : `${capitalised(numberText(waits))} pieces of work wait for you`}
              </span>
            )}
          </span>
          <span className="hint">
            {KIND_LABELS[kind]}
            {(kind !== 'individual' || role !== 'owner') &&
              ` · you are ${role === 'owner' ? 'an' : 'a'} ${ROLE_WORDS[role].toLowerCase()}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
