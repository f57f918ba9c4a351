import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { AuditTable } from '#app/desk/audit/audit-table.tsx';
import { AUDIT, CLIENT_WORK, DONE } from '#app/desk/audit/filter.ts';
import { findActors, findEntries, isEntryId } from '#app/desk/audit/find.server.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { readCursor } from '#app/platform/db/keyset.server.ts';
import { FilterForm } from '#app/platform/filters/filter-form.tsx';
import { privatePage } from '#app/platform/http/cache.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { KeysetPager } from '#app/platform/ui/keyset-pager.tsx';

export const handle = { permission: 'allocate' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess({ request, context }, 'allocate');
  const { searchParams } = new URL(request.url);
  const filter = DONE.read(searchParams);
  const cursor = readCursor(searchParams, isEntryId);
  const [page, actor] = await Promise.all([
    findEntries({ ...AUDIT.unfiltered(), ...filter }, cursor, CLIENT_WORK),
    findActors(CLIENT_WORK),
  ]);
  return { filter, page, choices: { actor }, today: southAfricanDay() };
}

export const meta: MetaFunction = () => privateMeta('What was done');

export default function Done() {
  const { filter, page, choices, today } = useLoaderData<typeof loader>();
  const yesterday = plusDays(today, -1);
  return (
    <AdminPage
      title="What was done"
      lede="With clients, work, proposals, messages and bookings: who did it and when."
    >
      <FilterForm folds filter={DONE} values={filter} choices={choices} />
      <p className="mb-4 flex flex-wrap gap-4">
        <Link to={DONE.to(filter, { from: today, to: today })}>Today</Link>
        <Link to={DONE.to(filter, { from: yesterday, to: yesterday })}>Yesterday</Link>
        <Link to="/admin/practice">Practice overview</Link>
      </p>
      {page.rows.length === 0 ? (
        <p className="border-y border-rule py-8 text-ink-soft">Nothing was written down that fits.</p>
      ) : (
        <AuditTable {...page} />
      )}
      <KeysetPager {...page} entries={DONE.entries(filter)} />
    </AdminPage>
  );
}
