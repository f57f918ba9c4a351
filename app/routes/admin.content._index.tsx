import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { loadOverview } from '#app/content/desk/overview.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { Link } from '#app/platform/ui/link.tsx';

export const handle = { permission: 'content' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  const me = await requireAccess(args, 'content');
  return { kinds: await loadOverview(me) };
}

export const meta: MetaFunction = () => privateMeta('Content');

export default function ContentOverview() {
  const { kinds } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Content"
      lede="What the site says. What you write lies above the text that came with the site, and can be taken back."
      actions={
        <ButtonLink to="/admin/content/set-up" look="quiet" small>
          Set up the firm
        </ButtonLink>
      }
    >
      <div className="grid gap-12">
        {kinds.map((kind) => (
          <Kind key={kind.name} kind={kind} />
        ))}
      </div>
    </AdminPage>
  );
}

type KindOf = ReturnType<typeof useLoaderData<typeof loader>>['kinds'][number];

const COLUMNS: Column<KindOf['items'][number]>[] = [
  {
    head: 'What',
    cell: ({ path, title }) => (path ? <Link to={path}>{title}</Link> : title),
    className: 'wide',
  },
  { head: 'State', cell: ({ states }) => states.join(' · '), className: 'wide' },
];

function Kind({ kind: { name, noun, plural, about, addPath, items } }: { kind: KindOf }) {
  return (
    <section aria-labelledby={name}>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id={name} className="text-lg">
            {capitalised(plural)}
          </h2>
          <p className="hint">{about}</p>
        </div>
        {addPath && (
          <ButtonLink to={addPath} look="quiet" small>
            Add {noun}
          </ButtonLink>
        )}
      </div>
      {items.length === 0 ? (
        <p>None yet.</p>
      ) : (
        <DataTable caption={capitalised(plural)} columns={COLUMNS} rows={items} keyOf={({ id }) => id} />
      )}
    </section>
  );
}
