import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { dayText } from '#app/platform/core/time.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { findByPerson, type PersonLine } from '#app/work/desk/by-person.server.ts';
import { DONE } from '#app/desk/audit/filter.ts';
import { WORK, type Filter } from '#app/work/desk/filter.ts';

export const handle = { permission: 'allocate' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = firmActor(await requireAccess({ request, context }, 'allocate'));
  return { people: await findByPerson(me) };
}

export const meta: MetaFunction = () => privateMeta('Work by person');

export default function WorkByPerson() {
  const { people } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Work by person"
      lede="Open work, and who is behind. Work without a colleague of its own is its client’s colleague’s. Each number leads to its work."
    >
      <DataTable caption="Work by person" columns={COLUMNS} rows={people} keyOf={({ id }) => id} />
      <p className="mt-6">
        <Link to={WORK.path}>Back to the board</Link>
      </p>
    </AdminPage>
  );
}

const COLUMNS: Column<PersonLine>[] = [
  { head: 'Person', cell: ({ name }) => name },
  {
    head: 'Overdue',
    cell: ({ id, overdue, overdueSince }) => (
      <>
        <Count of={id} count={overdue} what="overdue" changes={{ state: 'due', due: 'overdue' }} isLate />
        {overdueSince && <span className="hint">, the first since {dayText(overdueSince)}</span>}
      </>
    ),
    isLabelled: true,
  },
  {
    head: 'Due in 14 days or overdue',
    cell: ({ id, soon }) => <Count of={id} count={soon} what="due" changes={{ state: 'due' }} />,
    isLabelled: true,
  },
  {
    head: 'All open',
    cell: ({ id, open }) => <Count of={id} count={open} what="open" changes={{}} />,
    isLabelled: true,
  },
  {
    head: 'What was done',
    cell: ({ id, name }) =>
      id !== 'nobody' && (
        <Link to={DONE.to(DONE.unfiltered(), { actor: id })}>
          See<span className="sr-only"> what {name} did</span>
        </Link>
      ),
  },
  {
    head: 'All that they hold',
    cell: ({ id, name }) =>
      id !== 'nobody' && (
        <Link to={`/admin/work/people/${id}`}>
          Hand over<span className="sr-only"> what {name} holds</span>
        </Link>
      ),
  },
];

type CountProps = { of: string; count: number; what: string; changes: Partial<Filter>; isLate?: boolean };

function Count({ of, count, what, changes, isLate = false }: CountProps) {
  if (count === 0) return <span className="num text-ink-soft">0</span>;
  return (
    <Link to={WORK.to(WORK.unfiltered(), { ...changes, of })} className={isLate ? 'work-late num' : 'num'}>
      {count}
      <span className="sr-only"> {what}</span>
    </Link>
  );
}
