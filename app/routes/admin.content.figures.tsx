import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { isCalled, listedFigures, type ListedFigure } from '#app/site/blog/figure-list.ts';

export const handle = { permission: 'content' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  await requireAccess(args, 'content');
  const query = (new URL(args.request.url).searchParams.get('q') ?? '').trim().slice(0, 100);
  const words = query.split(/\s+/);
  return { query, figures: listedFigures().filter((figure) => isCalled(figure, words)) };
}

export const meta: MetaFunction = () => privateMeta('Figures');

const COLUMNS: Column<ListedFigure>[] = [
  {
    head: 'Figure',
    cell: ({ label, when }) => (
      <>
        {label} <span className="hint block">{when}</span>
      </>
    ),
    className: 'wide',
  },
  { head: 'In the text', cell: ({ call }) => <code className="select-all">{call}</code>, className: 'wide' },
  { head: 'Today', cell: ({ value }) => value },
  {
    head: 'Copy',
    cell: ({ call }) => (
      <copy-print>
        <Button look="quiet" small hidden data-copy={call} aria-label={`Copy ${call}`}>
          Copy
        </Button>
      </copy-print>
    ),
  },
];

export default function Figures() {
  const { query, figures } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Figures"
      lede={
        <>
          Copy one into a text: the site shows its value, and names its source below an article.{' '}
          <Link to="/admin/content">All content</Link>
        </>
      }
    >
      <Form className="mb-6 flex flex-wrap items-end gap-3">
        <TextField id="q" name="q" type="search" label="Search" defaultValue={query} autoComplete="off" />
        <Button type="submit" look="quiet">
          Search
        </Button>
      </Form>
      {figures.length === 0 ? (
        <p>Nothing has these words.</p>
      ) : (
        <DataTable caption="Figures" columns={COLUMNS} rows={figures} keyOf={({ call }) => call} />
      )}
    </AdminPage>
  );
}
