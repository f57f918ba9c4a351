import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { checkNotices, type Notice } from '#app/accounts/access/define-notice.ts';
import { notices } from '#app/registry/notices.server.ts';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { Mark } from '#app/platform/ui/mark.tsx';
import { privatePage } from '#app/platform/http/cache.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';

export const handle = { permission: 'desk' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const colleague = await requireAccess({ request, context }, 'desk');
  const found = await checkNotices(notices, { me: firmActor(colleague), now: new Date(), request: context });
  return {
    fullName: colleague.fullName,
    urgent: found.filter((one) => one.isUrgent),
    unset: found.filter((one) => one.isUnset),
    calm: found.filter((one) => !one.isUrgent && !one.isUnset),
  };
}

export const meta: MetaFunction = () => privateMeta('Administration');

export default function Overview() {
  const { fullName, urgent, unset, calm } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="What needs attention" lede={`You are signed in as ${fullName}.`}>
      {urgent.length === 0 ? (
        <p className="border-y border-rule py-8">Nothing. All is done.</p>
      ) : (
        <NoticeTable caption="To do" rows={urgent} />
      )}
      <Rest id="not-set-up" title="Not set up" rows={unset} />
      <Rest id="in-order" title="In order" rows={calm} />
    </AdminPage>
  );
}

function Rest({ id, title, rows }: { id: string; title: string; rows: readonly Notice[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-2 text-lg">
        {title}
      </h2>
      <NoticeTable caption={title} rows={rows} />
    </section>
  );
}

const COLUMNS: Column<Notice>[] = [
  {
    head: 'Subject',
    cell: ({ subject, isUrgent, isUnset }) => (
      <span className={isUrgent ? 'font-semibold' : ''}>
        <Mark tone={isUrgent ? 'bloom' : isUnset ? 'plain' : 'gain'}>{subject}</Mark>
      </span>
    ),
  },
  { head: 'State', cell: ({ state }) => state },
  {
    head: 'Where',
    cell: ({ path, linkText, subject }) => (
      <Link to={path}>
        {linkText}
        <span className="sr-only"> ({subject})</span>
      </Link>
    ),
  },
];

function NoticeTable({ caption, rows }: { caption: string; rows: readonly Notice[] }) {
  return (
    <DataTable
      caption={caption}
      columns={COLUMNS}
      rows={rows}
      keyOf={({ subject }) => subject}
      className="desk-attention"
      hideHead
    />
  );
}
