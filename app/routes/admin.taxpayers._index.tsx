import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useMay } from '#app/accounts/access/use-may.ts';
import { requireAccess, type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { readParts } from '#app/platform/db/parts.server.ts';
import { readCursor, type Page } from '#app/platform/db/keyset.server.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { ExportLinks } from '#app/platform/ui/export-links.tsx';
import { KeyHelp, type Key } from '#app/platform/ui/key-help.tsx';
import { KeysetPager } from '#app/platform/ui/keyset-pager.tsx';
import { FilterForm, peopleAs } from '#app/platform/filters/filter-form.tsx';
import { findHolders } from '#app/work/desk/former-holders.server.ts';
import { similarText, TAXPAYERS } from '#app/work/desk/taxpayers/filter.ts';
import { changeTaxpayers } from '#app/work/desk/taxpayers/list-action.server.ts';
import {
  countMatching,
  isAnyAsTyped,
  findPairs,
  findTaxpayers,
  type TaxpayerLine,
} from '#app/work/desk/taxpayers/list.server.ts';
import { ProposeActs, RecurringActs, StatusActs, TagActs } from '#app/work/desk/taxpayers/tag-acts.tsx';
import { ownFieldsPart } from '#app/work/core/taxpayers/own-fields.server.ts';
import { isCalledSo } from '#app/work/core/taxpayers/found-by.server.ts';
import { tagsPart } from '#app/work/core/taxpayers/tags.server.ts';
import { recurringFilter } from '#app/work/desk/taxpayers/recurring-types.ts';
import { PairList } from '#app/work/desk/taxpayers/pair-list.tsx';
import { proposedKinds } from '#app/work/proposals/offered-type.ts';
import { BulkList } from '#app/work/desk/bulk-bar.tsx';
import { TaxpayerTable } from '#app/work/desk/taxpayers/taxpayer-table.tsx';

export const handle = { permission: 'work' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'work');
  const { searchParams } = new URL(request.url);
  const filter = TAXPAYERS.read(searchParams);
  const actor = firmActor(me);
  const isOfPairs = filter.twice !== '';
  const [page, pairs, people, { tags, fields }, matching, isAsTyped] = await Promise.all([
    isOfPairs ? NO_PAGE : findTaxpayers(filter, actor, readCursor(searchParams, isUuid)),
    isOfPairs ? findPairs(filter, actor) : null,
    findHolders(),
    readParts({ tags: tagsPart(), fields: ownFieldsPart() }),
    isOfPairs ? 0 : countMatching(filter, actor),
    isOfPairs || filter.q === '' || isAnyAsTyped(filter, actor),
  ]);
  const isMore = page.before !== null || page.after !== null;
  return {
    filter,
    page,
    pairs,
    isSimilar: !isAsTyped && !page.rows.some(({ name }) => isCalledSo(name, filter.q)),
    me: me.id,
    ...people,
    tags,
    fields,
    again: recurringFilter(),
    kinds: proposedKinds().map(({ id, name }) => ({ id, name })),
    matching: isMore ? matching : 0,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  const filter = TAXPAYERS.read(new URL(request.url).searchParams);
  return changeTaxpayers({ me, filter, request });
}

const NO_PAGE: Page<TaxpayerLine> = { rows: [], before: null, after: null };

const KEYS: readonly Key[] = [
  ['a', 'looked after by'],
  ['t', 'add tag'],
  ['s', 'status'],
  ['p', 'propose work'],
  ['r', 'recurring work'],
];

export const meta: MetaFunction = () => privateMeta('Client book');

export default function Taxpayers() {
  const { filter, page, isSimilar, pairs, me, colleagues, holders, tags, fields, again, kinds, matching } =
    useLoaderData<typeof loader>();
  const mayEngage = useMay('engage');
  return (
    <AdminPage
      title="Client book"
      actions={
        mayEngage && (
          <>
            <ButtonLink to="/admin/taxpayers/import" look="quiet" small>
              Import
            </ButtonLink>
            <ButtonLink to="/admin/taxpayers/new" small>
              Add a client
            </ButtonLink>
          </>
        )
      }
    >
      <FilterForm
        folds
        filter={TAXPAYERS}
        values={filter}
        choices={{
          of: peopleAs(holders),
          again,
          tag: tags.map(({ id, name }) => ({ value: id, label: name })),
          field: fields.map(({ id, name }) => ({ value: id, label: name })),
        }}
        className="message-filter"
      />
      {isSimilar && page.rows.length > 0 && <p role="status">{similarText(filter.q)}</p>}
      {pairs && pairs.length > 0 ? (
        <PairList pairs={pairs} />
      ) : page.rows.length === 0 ? (
        <p className="work-nothing">
          {TAXPAYERS.query(filter) ? (
            <>
              No client fits. <Link to="/admin/taxpayers">Show all of them</Link>.
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
        <BulkList
          key={page.rows.map(tickOf).join()}
          id="bulk"
          action={TAXPAYERS.postTo(filter)}
          label="The ticked clients"
          mine="Look after them"
          others="Looked after by"
          {...{ colleagues, me, matching }}
          acts={
            <>
              <TagActs tags={tags} />
              <StatusActs />
              {mayEngage && <ProposeActs kinds={kinds} />}
              {mayEngage && <RecurringActs />}
            </>
          }
        >
          <TaxpayerTable rows={page.rows} form="bulk" />
        </BulkList>
      )}
      <Footer entries={TAXPAYERS.entries(filter)} />
      <KeysetPager {...page} entries={TAXPAYERS.entries(filter)} words={['Back', 'Further']} />
    </AdminPage>
  );
}

function Footer({ entries }: { entries: [string, string][] }) {
  const [mayAllocate, mayKeepFica] = [useMay('allocate'), useMay('fica')];
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
      <Link to="/admin/taxpayers/groups">Groups</Link>
      <Link to="/admin/taxpayers/missing">What is missing</Link>
      {mayKeepFica && <Link to="/admin/taxpayers/fica">FICA records</Link>}
      {mayAllocate && <Link to="/admin/taxpayers/tags">Tags</Link>}
      {mayAllocate && <Link to="/admin/taxpayers/fields">Fields of ours</Link>}
      <Link to="/admin/work/trash">Trash</Link>
      <ExportLinks to={exportPath(entries)} />
      {mayAllocate && (
        <ExportLinks to={exportPath([...entries, ['bank', 'yes']])} what="Export with bank details" />
      )}
      <KeyHelp one="client" hasTicks more={KEYS} />
    </div>
  );
}

function exportPath(entries: [string, string][]): string {
  const query = new URLSearchParams(entries).toString();
  return `/admin/taxpayers/export.csv${query && `?${query}`}`;
}
