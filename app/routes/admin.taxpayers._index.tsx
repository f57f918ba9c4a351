import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useMay } from '#app/accounts/access/use-may.ts';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { readCursor } from '#app/platform/db/keyset.server.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { KeyHelp } from '#app/platform/ui/key-help.tsx';
import { KeysetPager } from '#app/platform/ui/keyset-pager.tsx';
import { FilterForm, peopleAs } from '#app/platform/filters/filter-form.tsx';
import { findHolders } from '#app/work/desk/former-holders.server.ts';
import { TAXPAYERS } from '#app/work/desk/taxpayers/filter.ts';
import { findTaxpayers } from '#app/work/desk/taxpayers/list.server.ts';
import { TaxpayerTable } from '#app/work/desk/taxpayers/taxpayer-table.tsx';

export const handle = { permission: 'work' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'work');
  const { searchParams } = new URL(request.url);
  const filter = TAXPAYERS.read(searchParams);
  const [page, { holders }] = await Promise.all([
    findTaxpayers(filter, firmActor(me), readCursor(searchParams, isUuid)),
    findHolders(),
  ]);
  return { filter, page, holders };
}

export const meta: MetaFunction = () => privateMeta('Taxpayers');

export default function Taxpayers() {
  const { filter, page, holders } = useLoaderData<typeof loader>();
  const mayEngage = useMay('engage');
  return (
    <AdminPage
      title="Taxpayers"
      actions={
        mayEngage && (
          <ButtonLink to="/admin/taxpayers/new" small>
            Add a taxpayer
          </ButtonLink>
        )
      }
    >
      <FilterForm
        folds
        filter={TAXPAYERS}
        values={filter}
        choices={{ of: peopleAs(holders) }}
        className="message-filter"
      />
      {page.rows.length === 0 ? (
        <p className="work-nothing">
          {TAXPAYERS.query(filter) ? (
            <>
              No taxpayer fits. <Link to="/admin/taxpayers">Show all of them</Link>.
            </>
          ) : !mayEngage ? (
            'Nobody is here yet.'
          ) : (
            <>
              Nobody is here yet. <Link to="/admin/taxpayers/new">Add the first</Link>: the person, company,
              trust or estate that you work for.
            </>
          )}
        </p>
      ) : (
        <TaxpayerTable rows={page.rows} />
      )}
      <div className="mt-6 flex items-center gap-6">
        <Link to="/admin/work/trash">Trash</Link>
        <KeyHelp one="taxpayer" />
      </div>
      <KeysetPager {...page} entries={TAXPAYERS.entries(filter)} words={['Back', 'Further']} />
    </AdminPage>
  );
}
