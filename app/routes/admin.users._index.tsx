import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { KeysetPager } from '#app/platform/ui/keyset-pager.tsx';
import { readCursor } from '#app/platform/db/keyset.server.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { FilterForm } from '#app/platform/filters/filter-form.tsx';
import { privatePage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { openInvitations } from '#app/accounts/invitations/invitations.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { changeInvitations } from '#app/desk/users/commands.server.ts';
import { findUsers } from '#app/desk/users/find.server.ts';
import { InviteForm, OpenInvitations } from '#app/desk/users/invitations.tsx';
import { UserTable } from '#app/desk/users/user-table.tsx';
import { USERS } from '#app/desk/users/user.ts';

export const handle = { permission: 'users' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess({ request, context }, 'users');
  const { searchParams } = new URL(request.url);
  const filter = USERS.read(searchParams);
  const cursor = readCursor(searchParams, isUuid);
  const [page, invitations] = await Promise.all([findUsers(filter, cursor), openInvitations()]);
  return { filter, page, invitations };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const me = await requireAccess({ request, context }, 'users');
  return changeInvitations({ request, me, context: contextOf(context) });
}

export const meta: MetaFunction = () => privateMeta('Users');

export default function Users() {
  const { filter, page, invitations } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Users" actions={<InviteForm refusal={useActionData<typeof action>()?.refusal} />}>
      {invitations.length > 0 && <OpenInvitations invitations={invitations} />}
      <FilterForm folds filter={USERS} values={filter} />
      {page.rows.length === 0 ? (
        <p className="border-y border-rule py-8 text-ink-soft">Nobody fits.</p>
      ) : (
        <UserTable {...page} />
      )}
      <KeysetPager
        {...page}
        entries={USERS.entries(filter)}
        words={filter.sort === 'newest' ? ['Newer', 'Older'] : ['Back', 'Further']}
      />
    </AdminPage>
  );
}
