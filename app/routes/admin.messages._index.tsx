import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { privateMeta } from '#app/shell/page-meta.ts';
import { requireAccess, type DeskHandle } from '#app/administration/access.server.ts';
import { AdminPage } from '#app/administration/admin-page.tsx';
import { KeysetPager } from '#app/ui/keyset-pager.tsx';
import { readCursor } from '#app/db/keyset.server.ts';
import { isUuid } from '#app/db/uuid.ts';
import { privatePage } from '#app/http/cache.ts';
import { FilterForm } from '#app/inbox/filter-form.tsx';
import { filterEntries, filterQuery, readFilter } from '#app/inbox/filter.ts';
import { countStates, findColleagues, findMessages } from '#app/inbox/list.server.ts';
import { MessageTable } from '#app/inbox/message-table.tsx';
import { buttonClass } from '#app/ui/button.tsx';

export const handle = { permission: 'messages' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAccess({ request, context }, 'messages');
  const { searchParams } = new URL(request.url);
  const filter = readFilter(searchParams);
  const [page, counts, colleagues] = await Promise.all([
    findMessages(filter, readCursor(searchParams, isUuid), admin.id),
    countStates(),
    findColleagues(),
  ]);
  return { filter, page, counts, colleagues };
}

export const meta: MetaFunction = () => privateMeta('Messages');

export default function Messages() {
  const { filter, page, counts, colleagues } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Messages">
      <FilterForm {...{ filter, counts, colleagues }} />
      {page.rows.length === 0 ? (
        <Nothing filtered={filterQuery(filter) !== ''} />
      ) : (
        <MessageTable {...page} />
      )}
      <KeysetPager
        {...page}
        entries={filterEntries(filter)}
        words={filter.sort === 'newest' ? ['Newer', 'Older'] : ['Back', 'Further']}
      />
      <p className="mt-8">
        <a
          href={`/admin/messages.csv${filterQuery(filter)}`}
          download
          className={buttonClass({ look: 'quiet', small: true })}
        >
          Download as CSV
        </a>
      </p>
    </AdminPage>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  return (
    <p className="border-y border-rule py-8 text-ink-soft">
      {filtered ? (
        <>
          No message fits. <Link to="/admin/messages?state=all">Show all messages</Link>.
        </>
      ) : (
        'Nothing to do: every message is answered.'
      )}
    </p>
  );
}
