import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { dayText } from '#app/platform/core/time.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { readCursor } from '#app/platform/db/keyset.server.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { KeysetPager } from '#app/platform/ui/keyset-pager.tsx';
import { Mark } from '#app/platform/ui/mark.tsx';
import { countFica, findFica, type FicaLine } from '#app/work/core/taxpayers/fica-list.server.ts';
import { FICA_VIEWS } from '#app/work/core/taxpayers/fica-views.ts';
import { missingOf, RISK, riskTone } from '#app/work/core/taxpayers/fica.ts';
import { KIND_LABELS } from '#app/work/core/taxpayers/kinds.ts';

export const handle = { permission: 'fica' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'fica');
  const { searchParams } = new URL(request.url);
  const view = oneOf(keysOf(FICA_VIEWS), searchParams.get('show') ?? '') ?? 'none';
  const [page, counts] = await Promise.all([
    findFica(me, view, readCursor(searchParams, isUuid)),
    countFica(me),
  ]);
  return { view, page, counts };
}

export const meta: MetaFunction = () => privateMeta('FICA records');

export default function FicaRecords() {
  const { view, page, counts } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="FICA records" lede={<Link to="/admin/taxpayers">All clients</Link>}>
      <nav aria-label="What is shown" className="mb-4 flex flex-wrap gap-x-6">
        {keysOf(FICA_VIEWS).map((one) => (
          <Link
            key={one}
            to={`/admin/taxpayers/fica?show=${one}`}
            aria-current={one === view ? 'page' : undefined}
            className="min-h-11 py-2.5 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
          >
            {FICA_VIEWS[one]}: <span className="num">{counts.views[one]}</span>
          </Link>
        ))}
      </nav>
      {page.rows.length === 0 ? (
        <p className="work-nothing">No client is among these.</p>
      ) : (
        <DataTable
          caption={FICA_VIEWS[view]}
          className="enquiry-table taxpayer-table"
          columns={COLUMNS}
          rows={page.rows}
          keyOf={({ id }) => id}
        />
      )}
      <KeysetPager {...page} entries={[['show', view]]} words={['Back', 'Further']} />
      <section aria-labelledby="about" className="mt-8 grid max-w-[70ch] gap-3">
        <h2 id="about" className="text-lg">
          What this list does not do
        </h2>
        <p>
          It screens nobody: no list of sanctioned or prominent people is checked, and nothing is reported to
          the Financial Intelligence Centre. What is reported has no place in a client’s record.
        </p>
        <p>
          Whether the firm is an accountable institution under item 2 of Schedule 1 to the FIC Act 38 of 2001
          is for the firm to decide. By PCC 6A of the Centre it is one if it registers companies or trusts for
          clients, or helps to create, run or manage them; bookkeeping, statements and returns alone do not
          make it one. How often a client is reviewed says the firm’s own risk programme.
        </p>
      </section>
    </AdminPage>
  );
}

const missing = (line: FicaLine) => missingOf(line.kind, line, line.behind);

const COLUMNS: Column<FicaLine>[] = [
  {
    head: 'Name',
    cell: ({ id, name }) => (
      <Link to={`/admin/taxpayers/${id}#fica`} className="work-name" data-line translate="no">
        {name}
      </Link>
    ),
  },
  { head: 'Kind', cell: ({ kind }) => KIND_LABELS[kind] },
  { head: 'Identified', cell: ({ identifiedOn }) => identifiedOn && dayText(identifiedOn) },
  {
    head: 'Valid until',
    cell: ({ documentExpiresOn }) => documentExpiresOn && dayText(documentExpiresOn),
    isWide: true,
  },
  {
    head: 'Owners confirmed',
    cell: ({ ownersConfirmedOn, behind }) =>
      ownersConfirmedOn && (
        <>
          {dayText(ownersConfirmedOn)} {behind.over.length > 0 && <Mark tone="loss">more than 100%</Mark>}
        </>
      ),
    isWide: true,
  },
  {
    head: 'Risk',
    cell: ({ risk, ...line }) =>
      risk && <Mark tone={riskTone(risk, missing({ risk, ...line }).length === 0)}>{RISK[risk].label}</Mark>,
  },
  { head: 'Missing', cell: (line) => line.identifiedOn && missing(line).join(' ') },
  { head: 'Next review', cell: ({ nextReviewOn }) => nextReviewOn && dayText(nextReviewOn) },
  {
    head: 'Looked after by',
    cell: ({ assignee }) => assignee ?? <span className="text-ink-soft">nobody</span>,
    className: 'work-person',
  },
];
