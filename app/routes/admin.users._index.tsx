import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/administration/access.server.ts';
import { AdminPage } from '#app/administration/admin-page.tsx';
import { KeysetPager } from '#app/ui/keyset-pager.tsx';
import { readCursor } from '#app/db/keyset.server.ts';
import { isUuid } from '#app/db/uuid.ts';
import { privatePage } from '#app/http/cache.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { findUsers } from '#app/users/find.server.ts';
import { UserTable } from '#app/users/user-table.tsx';
import { filterEntries, readFilter, type Filter } from '#app/users/user.ts';

const SHOW_LABELS = [
  { value: 'all', label: 'Everybody' },
  { value: 'admins', label: 'Administrators' },
  { value: 'staff', label: 'Staff' },
  { value: 'members', label: 'Members' },
  { value: 'unconfirmed', label: 'Not confirmed' },
];
const SORT_LABELS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'By name' },
];

export const handle = { permission: 'users' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess({ request, context }, 'users');
  const { searchParams } = new URL(request.url);
  const filter = readFilter(searchParams);
  return { filter, page: await findUsers(filter, readCursor(searchParams, isUuid)) };
}

export const meta: MetaFunction = () => privateMeta('Users');

export default function Users() {
  const { filter, page } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Users">
      <Search filter={filter} />
      {page.rows.length === 0 ? (
        <p className="border-y border-rule py-8 text-ink-soft">Nobody fits.</p>
      ) : (
        <UserTable {...page} />
      )}
      <KeysetPager
        {...page}
        entries={filterEntries(filter)}
        words={filter.sort === 'newest' ? ['Newer', 'Older'] : ['Back', 'Further']}
      />
    </AdminPage>
  );
}

function Search({ filter }: { filter: Filter }) {
  return (
    <Form method="get" role="search" className="desk-filter" key={JSON.stringify(filter)}>
      <TextField
        id="q"
        name="q"
        type="search"
        label="Name or e-mail"
        defaultValue={filter.q}
        maxLength={200}
      />
      <SelectField id="show" name="show" label="Who" options={SHOW_LABELS} defaultValue={filter.show} />
      <SelectField id="sort" name="sort" label="Sort" options={SORT_LABELS} defaultValue={filter.sort} />
      <Button type="submit" look="quiet" small>
        Show
      </Button>
    </Form>
  );
}
