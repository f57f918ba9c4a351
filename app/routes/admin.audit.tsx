import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { requireAdmin } from '#app/administration/access.server.ts';
import { AdminPage } from '#app/administration/admin-page.tsx';
import { KeysetPager } from '#app/ui/keyset-pager.tsx';
import { readCursor } from '#app/db/keyset.server.ts';
import { AuditTable } from '#app/audit-desk/audit-table.tsx';
import { actionText } from '#app/audit/change-lines.ts';
import { filterEntries, readFilter, type Filter } from '#app/audit-desk/filter.ts';
import { findChoices, findEntries, isEntryId } from '#app/audit-desk/find.server.ts';
import { privatePage } from '#app/http/cache.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { searchParams } = new URL(request.url);
  const filter = readFilter(searchParams);
  const cursor = readCursor(searchParams, isEntryId);
  const [page, choices] = await Promise.all([findEntries(filter, cursor), findChoices()]);
  return { filter, page, choices };
}

export const meta: MetaFunction = () => privateMeta('Audit');

export default function Audit() {
  const { filter, page, choices } = useLoaderData<typeof loader>();
  return (
    <AdminPage path="/admin/audit" title="Audit" lede="Every change of the site, who made it and when.">
      <FilterForm filter={filter} choices={choices} />
      {filter.id && (
        <p className="mb-4">
          Only {filter.entity.replaceAll('_', ' ')} {filter.id.slice(0, 8)}.{' '}
          <Link to="/admin/audit">Show everything</Link>
        </p>
      )}
      {page.rows.length === 0 ? (
        <p className="border-y border-rule py-8 text-ink-soft">Nothing was written down that fits.</p>
      ) : (
        <AuditTable {...page} />
      )}
      <KeysetPager {...page} entries={filterEntries(filter)} />
    </AdminPage>
  );
}

type FormProps = { filter: Filter; choices: Awaited<ReturnType<typeof findChoices>> };

function FilterForm({ filter, choices: { actors, entities, actions } }: FormProps) {
  const who = [
    { value: '', label: 'Anybody' },
    ...actors.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'nobody', label: 'Nobody' },
  ];
  return (
    <Form method="get" role="search" className="desk-filter" key={JSON.stringify(filter)}>
      <SelectField id="actor" name="actor" label="Who" options={who} defaultValue={filter.actor} />
      <SelectField
        id="entity"
        name="entity"
        label="What"
        options={optionsOf(entities)}
        defaultValue={filter.entity}
      />
      <SelectField
        id="action"
        name="action"
        label="Done"
        options={optionsOf(actions)}
        defaultValue={filter.action}
      />
      <TextField id="day" name="day" type="date" label="Day" defaultValue={filter.day} />
      {filter.id && <input type="hidden" name="id" value={filter.id} />}
      <Button type="submit" look="quiet" small>
        Show
      </Button>
    </Form>
  );
}

function optionsOf(values: readonly string[]) {
  const options = values.map((value) => ({ value, label: actionText(value) }));
  return [{ value: '', label: 'Anything' }, ...options];
}
