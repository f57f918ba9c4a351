import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { useMay } from '#app/accounts/access/use-may.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { findFilters } from '#app/lists/desk/saved-filters.server.ts';
import { SavedFilters } from '#app/lists/desk/saved-filters.tsx';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { FilterForm, peopleAs } from '#app/platform/filters/filter-form.tsx';
import { privatePage } from '#app/platform/http/cache.ts';
import { ExportLinks } from '#app/platform/ui/export-links.tsx';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { findHolders } from '#app/work/desk/former-holders.server.ts';
import { kindOptions } from '#app/work/desk/matching.server.ts';
import { OVERVIEW } from '#app/work/desk/overview/filter.ts';
import { LongestLists } from '#app/work/desk/overview/longest-lists.tsx';
import { findLongest } from '#app/work/desk/overview/longest.server.ts';
import { findMatrices, overviewOf, setBy } from '#app/work/desk/overview/matrix.server.ts';
import { MatrixTable } from '#app/work/desk/overview/matrix-table.tsx';
import { changeOverview } from '#app/work/desk/overview/overview-action.server.ts';
import { OverviewTabs } from '#app/work/desk/overview/overview-tabs.tsx';
import { viewTabs } from '#app/work/desk/overview/views.server.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'work');
  const reader = firmActor(me);
  const given = OVERVIEW.read(new URL(request.url).searchParams);
  const { name, view } = overviewOf(given);
  const filter = { ...given, view: given.view && name };
  const [matrices, longest, { holders }, saved] = await Promise.all([
    findMatrices(filter, reader),
    view.listsLongest ? findLongest(filter, reader) : null,
    findHolders(),
    findFilters(me.id, OVERVIEW.path),
  ]);
  const { label, lede } = view;
  const views = viewTabs(filter);
  const choices = { of: peopleAs(holders), kind: kindOptions() };
  return {
    filter,
    name,
    label,
    lede,
    views,
    hide: setBy(view),
    choices,
    saved,
    matrices,
    longest,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  const filter = OVERVIEW.read(new URL(request.url).searchParams);
  return changeOverview({ me, filter, request });
}

export const meta: MetaFunction = () => privateMeta('Practice overview');

export default function PracticeOverview() {
  const { filter, name, label, lede, views, hide, choices, saved, matrices, longest } =
    useLoaderData<typeof loader>();
  const seesAll = useMay('allocate');
  const counted = matrices.reduce((sum, { totals }) => sum + totals.total.count, 0);
  return (
    <AdminPage
      title="Practice overview"
      lede={seesAll ? lede : `${lede} Of what you see: your own work, and what nobody looks after.`}
    >
      <OverviewTabs current={name} views={views} />
      <FilterForm
        folds
        filter={OVERVIEW}
        values={filter}
        choices={choices}
        hide={hide}
        className="message-filter"
      />
      <SavedFilters filter={OVERVIEW} values={filter} saved={saved} />
      {counted === 0 && <p className="work-nothing">Nothing fits.</p>}
      {matrices
        .filter(({ totals }) => totals.total.count > 0)
        .map((matrix) => (
          <section key={matrix.key} className="work-section">
            {matrix.label && <h2>{matrix.label}</h2>}
            <MatrixTable
              matrix={matrix}
              caption={label}
              pathOfPerson={seesAll ? (id) => `/admin/work/people/${id}` : undefined}
            />
          </section>
        ))}
      {longest && <LongestLists longest={longest} />}
      <p className="no-print mt-6 flex flex-wrap gap-4">
        <ExportLinks to={`/admin/practice.csv${OVERVIEW.query(filter)}`} />
        {seesAll && <Link to="/admin/work/done">What was done</Link>}
      </p>
    </AdminPage>
  );
}
