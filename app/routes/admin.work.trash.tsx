import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { retention } from '#content/retention.ts';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { findTrash } from '#app/work/core/trash/trash.server.ts';
import { changeTrash } from '#app/work/desk/trash-action.server.ts';
import { isCalledSo } from '#app/work/core/taxpayers/found-by.server.ts';
import { FilterForm } from '#app/platform/filters/filter-form.tsx';
import { TRASH } from '#app/work/desk/trash-filter.ts';
import { daysInTrash } from '#app/work/desk/trash-days.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  const filter = TRASH.read(new URL(request.url).searchParams);
  const { taxpayers, engagements } = await findTrash(me);
  const rows = [
    ...taxpayers.map(({ id, name, deletedAt, deletedBy }) => ({
      field: 'taxpayer',
      id,
      name,
      of: '',
      by: deletedBy ?? 'a former colleague',
      ...daysInTrash(deletedAt),
    })),
    ...engagements.map(({ id, title, taxpayer, deletedAt, deletedBy }) => ({
      field: 'engagement',
      id,
      name: title,
      of: `for ${taxpayer}`,
      by: deletedBy ?? 'a former colleague',
      ...daysInTrash(deletedAt),
    })),
  ];
  const fits = ({ name, of }: { name: string; of: string }) => isCalledSo(`${name} ${of}`, filter.q);
  return { filter, isEmpty: rows.length === 0, rows: rows.filter(fits) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  return changeTrash({ request, me });
}

export const meta: MetaFunction = () => privateMeta('Trash');

export default function Trash() {
  const { filter, rows, isEmpty } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Trash"
      lede={`Deleted clients and work lie here for ${retention.deletedWorkDays} days. Clients see nothing of them, and nothing is mailed.`}
    >
      {isEmpty ? <p>The trash is empty.</p> : <FilterForm filter={TRASH} values={filter} />}
      {!isEmpty && rows.length === 0 && (
        <p>
          Nothing of that name is in the trash. <Link to={TRASH.path}>Show all of it</Link>.
        </p>
      )}
      <ul className={rows.length > 0 ? 'list-rows' : undefined}>
        {rows.map(({ field, id, name, of, by, since, until }) => (
          <li
            key={id}
            id={id}
            tabIndex={-1}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule py-3"
          >
            <div>
              <p className="font-semibold" translate="no">
                {name}
              </p>
              <p className="hint">
                {of || 'with all of its work'}. Deleted on {since} by {by}, kept until {until}
              </p>
            </div>
            <Form method="post">
              <input type="hidden" name="intent" value="restore" />
              <Button type="submit" name={field} value={id} look="quiet" small>
                Restore<span className="sr-only"> {name}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <Link to="/admin/work">Board</Link>
      </p>
    </AdminPage>
  );
}
