import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { dayText } from '#app/platform/core/time.ts';
import { FilterForm } from '#app/platform/filters/filter-form.tsx';
import { privatePage } from '#app/platform/http/cache.ts';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { formatRand } from '#app/tax/money.ts';
import { minutesText } from '#app/work/core/time/minutes.ts';
import { daysOf, findFeesByKind, findFeesOfWork } from '#app/work/desk/fees/fees.server.ts';
import { hourly, type KindFees, type WorkFees } from '#app/work/desk/fees/fees.ts';
import { FEES } from '#app/work/desk/fees/filter.ts';
import { kindOptions } from '#app/work/desk/matching.server.ts';
import { OverviewTabs } from '#app/work/desk/overview/overview-tabs.tsx';
import { viewTabs } from '#app/work/desk/overview/views.server.ts';

export const handle = { permission: 'allocate' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'allocate');
  const filter = FEES.read(new URL(request.url).searchParams);
  const [kinds, works] = await Promise.all([
    findFeesByKind(filter, me),
    filter.kind ? findFeesOfWork(filter, me) : null,
  ]);
  return { filter, days: daysOf(filter), kinds, works, choices: { kind: kindOptions() }, views: viewTabs() };
}

export const meta: MetaFunction = () => privateMeta('Fees and time');

export default function FeesPage() {
  const { filter, days, kinds, works, choices, views } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Practice overview"
      lede="The fee agreed against the time noted, of work that was finished. Prices include VAT. Only work with both is compared."
    >
      <OverviewTabs current="fees" views={views} />
      <FilterForm folds filter={FEES} values={filter} choices={choices} className="message-filter" />
      <p className="work-section">
        Finished from {dayText(days.from)} to {dayText(days.to)}.
      </p>
      {kinds.length === 0 ? (
        <p className="work-nothing">Nothing was finished then.</p>
      ) : (
        <DataTable caption="By kind of work" columns={BY_KIND} rows={kinds} keyOf={({ kind }) => kind} />
      )}
      {works && works.length > 0 && (
        <section className="work-section">
          <h2>Each of them</h2>
          <DataTable caption="Each of them" columns={EACH} rows={works} keyOf={({ id }) => id} />
        </section>
      )}
    </AdminPage>
  );
}

const BY_KIND: Column<KindFees>[] = [
  { head: 'Kind of work', cell: ({ name, to }) => <Link to={to}>{name}</Link> },
  { head: 'Finished', cell: ({ works }) => <span className="num">{works}</span>, isLabelled: true },
  { head: 'Compared', cell: ({ compared }) => <span className="num">{compared}</span>, isLabelled: true },
  { head: 'Fees', cell: ({ price }) => <span className="num">{formatRand(price)}</span>, isLabelled: true },
  {
    head: 'Time',
    cell: ({ minutes }) => <span className="num">{minutesText(minutes)}</span>,
    isLabelled: true,
  },
  {
    head: 'An hour',
    cell: ({ price, minutes }) => <Hourly price={price} minutes={minutes} />,
    isLabelled: true,
  },
];

const EACH: Column<WorkFees>[] = [
  {
    head: 'Client',
    cell: ({ id, client }) => (
      <Link to={`/admin/work/${id}#time`} className="work-name">
        {client}
      </Link>
    ),
  },
  { head: 'Work', cell: ({ title }) => title },
  {
    head: 'Fee',
    cell: ({ price }) => <span className="num">{price === null ? 'as agreed' : formatRand(price)}</span>,
    isLabelled: true,
  },
  {
    head: 'Time',
    cell: ({ minutes }) => <span className="num">{minutesText(minutes)}</span>,
    isLabelled: true,
  },
  { head: 'An hour', cell: (row) => <Hourly {...row} />, isLabelled: true },
];

function Hourly({ price, minutes }: Pick<WorkFees, 'price' | 'minutes'>) {
  const rate = hourly(price, minutes);
  return rate === null ? (
    <span className="hint">not known</span>
  ) : (
    <span className="num">{formatRand(rate)}</span>
  );
}
