import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { entityText } from '#app/platform/audit/words.ts';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { AuditTable } from '#app/desk/audit/audit-table.tsx';
import { FilterForm } from '#app/platform/filters/filter-form.tsx';
import { AUDIT } from '#app/desk/audit/filter.ts';
import { findChoices, findEntries, isEntryId } from '#app/desk/audit/find.server.ts';
import { readCursor } from '#app/platform/db/keyset.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { buttonClass } from '#app/platform/ui/button.tsx';
import { ExportLinks } from '#app/platform/ui/export-links.tsx';
import { KeysetPager } from '#app/platform/ui/keyset-pager.tsx';

export const handle = { permission: 'audit' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess({ request, context }, 'audit');
  const { searchParams } = new URL(request.url);
  const filter = AUDIT.read(searchParams);
  const cursor = readCursor(searchParams, isEntryId);
  const [page, choices] = await Promise.all([findEntries(filter, cursor), findChoices()]);
  return { filter, page, choices };
}

export const meta: MetaFunction = () => privateMeta('Audit');

export default function Audit() {
  const { filter, page, choices } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Audit" lede="Every change of the site, who made it and when.">
      <FilterForm folds filter={AUDIT} values={filter} choices={choices} />
      {filter.id && (
        <p className="mb-4">
          Only {entityText(filter.entity)} {filter.id.slice(0, 8)}.{' '}
          <Link to="/admin/audit">Show everything</Link>
        </p>
      )}
      {page.rows.length === 0 ? (
        <p className="border-y border-rule py-8 text-ink-soft">Nothing was written down that fits.</p>
      ) : (
        <AuditTable {...page} />
      )}
      <KeysetPager {...page} entries={AUDIT.entries(filter)} />
      <p className="mt-8 flex flex-wrap gap-3">
        <ExportLinks
          to={`/admin/audit.csv${AUDIT.query(filter)}`}
          className={buttonClass({ look: 'quiet', small: true })}
        />
      </p>
    </AdminPage>
  );
}
