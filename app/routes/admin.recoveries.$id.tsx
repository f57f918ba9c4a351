import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { changeRecovery } from '#app/desk/users/recovery-commands.server.ts';
import {
  AccountCard,
  FindAccount,
  IdentityFiles,
  LookedIntoForm,
  OtherRequests,
  RefuseForm,
  RequestFacts,
  SecondForm,
} from '#app/desk/users/recovery-page.tsx';
import { findRecovery } from '#app/desk/users/recovery.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { searchText } from '#app/platform/http/query.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';

export const handle = { permission: 'recovery' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, params: { id }, context }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'recovery');
  const q = searchText(new URL(request.url).searchParams);
  const recovery = await findRecovery(id, me, q);
  if (!recovery) throw notFound('There is no such request. It may be too old.');
  return { recovery, q };
}

export async function action({ request, params: { id = '' }, context }: ActionFunctionArgs) {
  const me = await requireAccess({ request, context }, 'recovery');
  return changeRecovery({ request, me, id });
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data ? `Lost access: ${data.recovery.name}` : 'Lost access');

export default function RecoveryPage() {
  const { recovery, q } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { state, accounts } = recovery;
  return (
    <AdminPage title={recovery.name} lede={<Link to="/admin/recoveries">All requests</Link>}>
      {answer?.error && (
        <div role="alert" className="mb-6">
          <Notice tone="loss" title="Nothing was changed">
            {answer.error}
          </Notice>
        </div>
      )}
      <div className="desk-layout">
        <div className="grid gap-10">
          <RequestFacts recovery={recovery} />
          <OtherRequests others={recovery.others} />
          <IdentityFiles id={recovery.id} files={recovery.files} />
          {accounts.map((account) => (
            <AccountCard key={account.id} account={account} recovery={recovery} answer={answer} />
          ))}
          {state === 'open' && <FindAccount q={q} found={accounts.length} />}
        </div>
        <aside aria-label="What can be done">
          <div className="grid gap-8">
            {recovery.raisedAt && !recovery.lookedIntoAt && <LookedIntoForm />}
            {state === 'waiting' && <SecondForm forbidden={recovery.secondForbidden} />}
            {(state === 'open' || state === 'waiting') && <RefuseForm />}
          </div>
        </aside>
      </div>
    </AdminPage>
  );
}
