import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useMay } from '#app/accounts/access/use-may.ts';
import { requireAccess, type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { readCursor } from '#app/platform/db/keyset.server.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { findFilters } from '#app/lists/desk/saved-filters.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { ExportLinks } from '#app/platform/ui/export-links.tsx';
import { KeyHelp, type Key } from '#app/platform/ui/key-help.tsx';
import { KeysetPager } from '#app/platform/ui/keyset-pager.tsx';
import { findBoard } from '#app/work/desk/board.server.ts';
import { changeBoard } from '#app/work/desk/board-action.server.ts';
import { BulkList, LeftOutActs, PlannedActs, WorkActs } from '#app/work/desk/bulk-bar.tsx';
import { FilterForm, peopleAs } from '#app/platform/filters/filter-form.tsx';
import { BOARD, VIEWS, WORK, type Filter } from '#app/work/desk/filter.ts';
import { ViewTabs } from '#app/platform/ui/view-tabs.tsx';
import { findHolders } from '#app/work/desk/former-holders.server.ts';
import { kindOptions } from '#app/work/desk/matching.server.ts';
import { SavedFilters } from '#app/lists/desk/saved-filters.tsx';
import { Sections } from '#app/work/desk/sections.tsx';
import { WorkTable } from '#app/work/desk/work-table.tsx';

export const handle = { permission: 'work' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'work');
  const { searchParams } = new URL(request.url);
  const filter = WORK.read(searchParams);
  const [board, people, saved] = await Promise.all([
    findBoard(filter, firmActor(me), readCursor(searchParams, isUuid)),
    findHolders(),
    findFilters(me.id, BOARD),
  ]);
  return { filter, me: me.id, ...people, saved, kinds: kindOptions(), ...board };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  const filter = WORK.read(new URL(request.url).searchParams);
  return changeBoard({ me, filter, request });
}

export const meta: MetaFunction = () => privateMeta('Work');

const KEYS: readonly Key[] = [
  ['a', 'assign'],
  ['s', 'set the state'],
];

export default function Board() {
  const { filter, me, colleagues, holders, kinds, saved, views, sections, page, matching } =
    useLoaderData<typeof loader>();
  const mayKinds = useMay('kinds');
  const lines = page?.rows ?? sections.flatMap((section) => section.lines);
  return (
    <AdminPage
      title="Work"
      actions={
        <>
          <ButtonLink to="/admin/taxpayers" small>
            Open an engagement
          </ButtonLink>
          <ButtonLink to="/admin/practice" look="quiet" small>
            Overview
          </ButtonLink>
          {mayKinds && (
            <ButtonLink to="/admin/kinds" look="quiet" small>
              Kinds of work
            </ButtonLink>
          )}
        </>
      }
    >
      <ViewTabs
        views={VIEWS}
        current={filter.state}
        counts={views}
        pathOf={(state) => WORK.to(filter, { state })}
      />
      <FilterForm
        folds
        filter={WORK}
        values={filter}
        choices={{
          of: peopleAs(holders),
          reviewer: peopleAs(colleagues),
          step: peopleAs(colleagues),
          by: peopleAs(colleagues),
          kind: kinds,
        }}
        className="message-filter"
      />
      <SavedFilters filter={WORK} values={filter} saved={saved} />
      <LeftOutLink filter={filter} />
      {lines.length === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <BulkList
          key={lines.map(tickOf).join()}
          id="bulk"
          action={WORK.postTo(filter)}
          label="The ticked engagements"
          mine="Assign to me"
          others="Assign"
          acts={actsOf(filter)}
          {...{ colleagues, me, matching }}
        >
          {page ? (
            <WorkTable caption={VIEWS[filter.state]} rows={page.rows} form="bulk" />
          ) : (
            <Sections sections={sections} filter={filter} form="bulk" />
          )}
        </BulkList>
      )}
      {lines.length > 0 && (
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ExportLinks to={`/admin/work/export.csv${WORK.query(filter)}`} />
          <KeyHelp one="engagement" hasTicks more={KEYS} />
        </div>
      )}
      {page && <KeysetPager {...page} entries={WORK.entries(filter)} words={['Back', 'Further']} />}
    </AdminPage>
  );
}

function LeftOutLink({ filter }: { filter: Filter }) {
  if (filter.state === 'planned')
    return (
      <p className="hint mb-3">
        <Link to={WORK.to(filter, { state: 'ended', is: 'left_out', opens: '' })}>What was left out</Link>
      </p>
    );
  if (filter.is !== 'left_out') return null;
  return (
    <p className="hint mb-3">
      <Link to={WORK.to(filter, { state: 'planned', is: '' })}>Planned work</Link>
    </p>
  );
}

function actsOf({ state, is }: Filter) {
  if (state === 'planned') return <PlannedActs />;
  return is === 'left_out' ? <LeftOutActs /> : <WorkActs />;
}

function Nothing({ filter }: { filter: Filter }) {
  const mayEngage = useMay('engage');
  if (WORK.query(filter, { state: 'board' }))
    return (
      <p className="work-nothing">
        No work fits. <Link to={WORK.to(WORK.unfiltered(), { state: filter.state })}>Show all of it</Link>.
      </p>
    );
  return (
    <p className="work-nothing">
      {filter.state !== 'board' ? (
        'Nothing here.'
      ) : !mayEngage ? (
        'No work is open.'
      ) : (
        <>
          No work is open. <Link to="/admin/taxpayers">Choose a client</Link> to open an engagement, or{' '}
          <Link to="/admin/taxpayers/new">add one</Link>.
        </>
      )}
    </p>
  );
}
