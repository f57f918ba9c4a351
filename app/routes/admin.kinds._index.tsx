import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { KINDS_PATH } from '#app/content/core/content-path.ts';
import { loadKinds, type KindsList } from '#app/content/desk/kinds-list.server.ts';
import { workKinds } from '#app/content/core/kinds/work-kinds.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { Button, ButtonLink } from '#app/platform/ui/button.tsx';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import { Link } from '#app/platform/ui/link.tsx';

export const handle = { permission: 'kinds' } satisfies DeskHandle;
export const headers = privatePage;

const LONGEST = 100;

export async function loader(args: LoaderFunctionArgs) {
  const me = await requireAccess(args, 'kinds');
  const query = (new URL(args.request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST);
  return { query, about: workKinds.about, ...(await loadKinds(me, query)) };
}

export const meta: MetaFunction = () => privateMeta('Kinds of work');

const OPEN = [
  { part: 'underWay', text: 'under way', narrowed: 'is=under-way' },
  { part: 'planned', text: 'planned', narrowed: 'is=planned' },
  { part: 'proposed', text: 'proposed', narrowed: 'is=proposed' },
] as const;

const COLUMNS: Column<KindsList['rows'][number]>[] = [
  {
    head: 'Kind',
    cell: ({ path, title, group }) => (
      <>
        {path ? <Link to={path}>{title}</Link> : title}
        {group && <span className="hint block">{group}</span>}
      </>
    ),
    className: 'wide',
  },
  { head: 'How often', cell: ({ often }) => often },
  { head: 'Due', cell: ({ due }) => due, className: 'wide' },
  {
    head: 'Open work',
    cell: ({ id, open }) =>
      OPEN.filter(({ part }) => open[part] > 0).map(({ part, text, narrowed }) => (
        <Link key={part} to={`/admin/work?kind=${id}&${narrowed}`} className="block">
          {open[part]} {text}
        </Link>
      )),
  },
  { head: 'State', cell: ({ states }) => states.join(' · ') },
];

export default function KindsOfWork() {
  const { query, about, addPath, rows } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Kinds of work"
      lede={about}
      actions={
        addPath && (
          <ButtonLink to={addPath} look="quiet" small>
            Add a kind of work
          </ButtonLink>
        )
      }
    >
      <Form className="mb-6 flex flex-wrap items-end gap-3">
        <TextField
          id="q"
          name="q"
          type="search"
          label="Find by name"
          defaultValue={query}
          autoComplete="off"
        />
        <Button type="submit" look="quiet">
          Find
        </Button>
        {query !== '' && <Link to={KINDS_PATH}>Show all</Link>}
      </Form>
      {rows.length === 0 ? (
        <p>None has these words in its name.</p>
      ) : (
        <DataTable caption="Kinds of work" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
      )}
    </AdminPage>
  );
}
