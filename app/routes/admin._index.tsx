import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { checkNotices, type Notice, type Standing } from '#app/accounts/access/define-notice.ts';
import { notices } from '#app/registry/notices.server.ts';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { keysOf } from '#app/platform/core/keys.ts';
import { Mark, type MarkTone } from '#app/platform/ui/mark.tsx';
import { privatePage } from '#app/platform/http/cache.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';

export const handle = { permission: 'desk' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const colleague = await requireAccess({ request, context }, 'desk');
  const found = await checkNotices(notices, { me: firmActor(colleague), now: new Date(), request: context });
  return { fullName: colleague.fullName, found };
}

export const meta: MetaFunction = () => privateMeta('Administration');

const PARTS: Record<Standing, { title: string; tone: MarkTone }> = {
  urgent: { title: 'To do', tone: 'bloom' },
  open: { title: 'Not urgent', tone: 'veld' },
  unset: { title: 'Not set up', tone: 'plain' },
  order: { title: 'In order', tone: 'gain' },
};

export default function Overview() {
  const { fullName, found } = useLoaderData<typeof loader>();
  const parts = keysOf(PARTS).map((standing) => ({
    standing,
    rows: found.filter((notice) => notice.standing === standing),
  }));
  return (
    <AdminPage title="What needs attention" lede={`You are signed in as ${fullName}.`}>
      {parts.map(({ standing, rows }) =>
        standing !== 'urgent' ? (
          <Rest key={standing} standing={standing} rows={rows} />
        ) : rows.length === 0 ? (
          <p key={standing} className="border-y border-rule py-8">
            Nothing. All is done.
          </p>
        ) : (
          <NoticeTable key={standing} caption={PARTS[standing].title} rows={rows} />
        ),
      )}
    </AdminPage>
  );
}

function Rest({ standing, rows }: { standing: Standing; rows: readonly Notice[] }) {
  const { title } = PARTS[standing];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={standing} className="mt-12">
      <h2 id={standing} className="mb-2 text-lg">
        {title}
      </h2>
      <NoticeTable caption={title} rows={rows} />
    </section>
  );
}

const COLUMNS: Column<Notice>[] = [
  {
    head: 'Subject',
    cell: ({ subject, standing }) => (
      <span className={standing === 'urgent' ? 'font-semibold' : ''}>
        <Mark tone={PARTS[standing].tone}>{subject}</Mark>
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
