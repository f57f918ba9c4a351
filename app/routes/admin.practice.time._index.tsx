import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { useMay } from '#app/accounts/access/use-may.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { findFilters } from '#app/lists/desk/saved-filters.server.ts';
import { SavedFilters } from '#app/lists/desk/saved-filters.tsx';
import { countText } from '#app/platform/core/count-text.ts';
import { dayText } from '#app/platform/core/time.ts';
import { readPart } from '#app/platform/db/parts.server.ts';
import { FilterForm, peopleAs } from '#app/platform/filters/filter-form.tsx';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { ExportLinks } from '#app/platform/ui/export-links.tsx';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { minutesText } from '#app/work/core/time/minutes.ts';
import { timerPart } from '#app/work/core/time/timers.server.ts';
import { findHolders } from '#app/work/desk/former-holders.server.ts';
import { kindOptions } from '#app/work/desk/matching.server.ts';
import { OverviewTabs } from '#app/work/desk/overview/overview-tabs.tsx';
import { viewTabs } from '#app/work/desk/overview/views.server.ts';
import { GROUPINGS, TIME } from '#app/work/desk/time/filter.ts';
import { changeTime } from '#app/work/desk/time/time-page.server.ts';
import { RunningTimer } from '#app/work/desk/time/time-part.tsx';
import { MOST_SHOWN, type Worked, type WorkedEntry } from '#app/work/desk/time/worked.ts';
import { findTime } from '#app/work/desk/time/worked.server.ts';
import { ViewTabs } from '#app/platform/ui/view-tabs.tsx';

export const handle = { permission: 'work' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'work');
  const filter = TIME.read(new URL(request.url).searchParams);
  const [time, [timer], { holders }, saved] = await Promise.all([
    findTime(filter, firmActor(me)),
    readPart(timerPart(me.id)),
    findHolders(),
    findFilters(me.id, TIME.path),
  ]);
  const choices = { of: peopleAs(holders), kind: kindOptions() };
  return { filter, time, timer: timer ?? null, choices, saved, views: viewTabs() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  const filter = TIME.read(new URL(request.url).searchParams);
  return changeTime({ me, filter, request });
}

export const meta: MetaFunction = () => privateMeta('Time');

export default function TimePage() {
  const { filter, time, timer, choices, saved, views } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const seesAll = useMay('allocate');
  return (
    <AdminPage
      title="Practice overview"
      lede={`Time that was noted at work${seesAll ? '' : ', your own'}. It is for comparing fees; no client sees it.`}
    >
      <OverviewTabs current="time" views={views} />
      {timer && (
        <section className="work-section" id="time" tabIndex={-1} aria-label="Your timer">
          <p>
            <Link to={`/admin/work/${timer.engagementId}#time`}>{timer.client}</Link>
          </p>
          <RunningTimer timer={timer} work={timer.engagementId} answer={answerTo(answer, 'timer-stop')} />
        </section>
      )}
      <FilterForm
        folds
        filter={TIME}
        values={filter}
        choices={choices}
        hide={[!seesAll && 'of']}
        className="message-filter"
      />
      <SavedFilters filter={TIME} values={filter} saved={saved} />
      <ViewTabs
        views={GROUPINGS}
        current={filter.by}
        counts={{}}
        pathOf={(by) => TIME.to(filter, { by, client: by === 'client' ? '' : filter.client })}
      />
      <p className="work-section">
        <strong className="num">{minutesText(time.minutes)}</strong> in{' '}
        {countText(time.entries, 'entry', 'entries')}.
      </p>
      {filter.by === 'entries' ? (
        <DataTable caption="Entries" columns={ENTRIES} rows={time.rows} keyOf={({ id }) => id} />
      ) : (
        <DataTable
          caption={GROUPINGS[filter.by]}
          columns={groupsBy(HEADS[filter.by])}
          rows={time.groups}
          keyOf={({ key }) => key}
        />
      )}
      {Math.max(time.rows.length, time.groups.length) === MOST_SHOWN && (
        <p className="hint">The first {MOST_SHOWN} are shown; the download has all.</p>
      )}
      <p className="no-print mt-6 flex flex-wrap gap-4">
        <ExportLinks to={`/admin/practice/time.csv${TIME.query(filter)}`} />
      </p>
    </AdminPage>
  );
}

const HEADS = { person: 'Person', client: 'Client', kind: 'Kind of work', month: 'Month' } as const;

function groupsBy(head: string): Column<Worked>[] {
  return [
    { head, cell: ({ label }) => label },
    {
      head: 'Time',
      cell: ({ minutes, to }) => (
        <Link to={to} className="num">
          {minutesText(minutes)}
        </Link>
      ),
      isLabelled: true,
    },
    { head: 'Entries', cell: ({ entries }) => <span className="num">{entries}</span>, isLabelled: true },
  ];
}

const ENTRIES: Column<WorkedEntry>[] = [
  {
    head: 'Client',
    cell: ({ engagementId, client }) => (
      <Link to={`/admin/work/${engagementId}#time`} className="work-name">
        {client}
      </Link>
    ),
  },
  { head: 'Work', cell: ({ title }) => title },
  { head: 'Person', cell: ({ colleague }) => colleague ?? 'A former colleague' },
  { head: 'Day', cell: ({ day }) => dayText(day) },
  {
    head: 'Time',
    cell: ({ minutes }) => <span className="num">{minutesText(minutes)}</span>,
    isLabelled: true,
  },
];
