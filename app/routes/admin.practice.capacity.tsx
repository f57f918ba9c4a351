import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { useMay } from '#app/accounts/access/use-may.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import { changeCapacity } from '#app/work/desk/capacity/capacity-action.server.ts';
import { findCapacity } from '#app/work/desk/capacity/capacity.server.ts';
import {
  isTooMuch,
  loadText,
  type Capacity,
  type CapacityLine,
  type Load,
} from '#app/work/desk/capacity/capacity.ts';
import { OverviewTabs } from '#app/work/desk/overview/overview-tabs.tsx';
import { viewTabs } from '#app/work/desk/overview/views.server.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  return { capacity: await findCapacity(me), views: viewTabs() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  return changeCapacity({ me, request });
}

export const meta: MetaFunction = () => privateMeta('Capacity');

export default function CapacityPage() {
  const { capacity, views } = useLoaderData<typeof loader>();
  const seesAll = useMay('allocate');
  const { lines, totals, unplanned } = capacity;
  const total = { id: 'total', name: 'Total', weekly: null, weeks: totals };
  return (
    <AdminPage
      title="Practice overview"
      lede="Planned hours of the work that is due in a week, less the time noted at it, of the hours that people have then. Holidays, closures and time off are taken out. This week has only the hours from today on, and what is late counts in it."
    >
      <OverviewTabs current="capacity" views={views} />
      <section className="work-section">
        <div className="matrix-wide">
          <DataTable
            caption="Planned hours by person and week"
            className="matrix"
            columns={columnsOf(capacity)}
            rows={seesAll ? [...lines, total] : lines}
            keyOf={({ id }) => id}
          />
        </div>
      </section>
      {unplanned.length > 0 && (
        <p className="work-section">
          Not counted, as their kind has no planned hours:{' '}
          {unplanned.map(({ kind, name, works, to }, place) => (
            <span key={kind}>
              {place > 0 && ', '}
              <Link to={to}>
                {name} ({works})
              </Link>
            </span>
          ))}
          .
        </p>
      )}
      {seesAll && <Hours lines={lines} />}
    </AdminPage>
  );
}

function columnsOf({ weeks }: Capacity): Column<CapacityLine>[] {
  return [
    { head: 'Person', cell: ({ name }) => name },
    ...weeks.map(({ label }, place): Column<CapacityLine> => ({
      head: label,
      cell: ({ weeks: loads }) => <Cell load={loads[place]} />,
      className: 'matrix-count',
      isLabelled: true,
    })),
  ];
}

function Cell({ load }: { load: Load | undefined }) {
  if (!load || (load.works === 0 && load.available === 0)) return null;
  const isOver = isTooMuch(load);
  const [planned, of] = loadText(load);
  const hours = (
    <>
      {planned}
      <span className={isOver ? 'matrix-of' : 'hint matrix-of'}>{of}</span>
    </>
  );
  if (load.works === 0) return <span className="num">{hours}</span>;
  return (
    <Link to={load.to} className={isOver ? 'num work-late' : 'num'}>
      {hours}
      {isOver && <span className="sr-only">, too much</span>}
    </Link>
  );
}

function Hours({ lines }: { lines: readonly CapacityLine[] }) {
  const answer = useActionData<typeof action>();
  return (
    <section className="work-section no-print" aria-label="Hours a week">
      <details open={answer !== undefined}>
        <summary id="hours" tabIndex={-1}>
          Hours a week
        </summary>
        <ul className="contact-list">
          {lines.map(({ id, name, weekly }) => {
            const refused = answerTo(answer, 'hours', id);
            return (
              weekly !== null && (
                <li key={id}>
                  <Form method="post" className="time-own" noValidate key={weekly}>
                    <input type="hidden" name="colleague" value={id} />
                    <TextField
                      id={`hours-${id}`}
                      name="hours"
                      label={name}
                      inputMode="decimal"
                      maxLength={6}
                      autoComplete="off"
                      defaultValue={refused?.typed.hours ?? String(weekly / 60)}
                      error={refused?.errors.hours}
                    />
                    <Button type="submit" name="intent" value="hours" look="quiet" small>
                      Save<span className="sr-only"> the hours of {name}</span>
                    </Button>
                  </Form>
                </li>
              )
            );
          })}
        </ul>
        <p className="hint">On which days, and their time off: under “Hours and time off” of the bookings.</p>
      </details>
    </section>
  );
}
