import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { RecoveryMark } from '#app/desk/users/recovery-page.tsx';
import { findRecoveries } from '#app/desk/users/recovery.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { When } from '#app/platform/ui/when.tsx';

export const handle = { permission: 'recovery' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess({ request, context }, 'recovery');
  return { rows: await findRecoveries() };
}

export const meta: MetaFunction = () => privateMeta('Lost access');

type Row = Awaited<ReturnType<typeof findRecoveries>>[number];

const COLUMNS: Column<Row>[] = [
  {
    head: 'Who asks',
    cell: ({ id, name, email }) => (
      <>
        <Link to={`/admin/recoveries/${id}`} translate="no">
          {name}
        </Link>
        <span className="hint block">{email}</span>
      </>
    ),
  },
  { head: 'Lost', cell: ({ isAddressLost }) => (isAddressLost ? 'E-mail' : 'Phone'), isLabelled: true },
  { head: 'State', cell: RecoveryMark },
  { head: 'Asked', cell: ({ createdAt }) => <When at={createdAt} />, isLabelled: true },
];

export default function Recoveries() {
  const { rows } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Lost access"
      lede="Who has lost the phone or the e-mail that opens an account. Prove who asks before anything is changed."
    >
      {rows.length === 0 ? (
        <p className="text-ink-soft">Nobody has asked.</p>
      ) : (
        <DataTable caption="Requests" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
      )}
    </AdminPage>
  );
}
