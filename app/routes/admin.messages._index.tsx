import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { ExportLinks } from '#app/platform/ui/export-links.tsx';
import { KeysetPager } from '#app/platform/ui/keyset-pager.tsx';
import { readCursor } from '#app/platform/db/keyset.server.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { countMatching } from '#app/enquiries/desk/inbox/all-matching.server.ts';
import { changeTicked } from '#app/enquiries/desk/inbox/bulk-action.server.ts';
import { BulkList } from '#app/enquiries/desk/inbox/bulk-bar.tsx';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { findColleagues } from '#app/accounts/core/colleagues.server.ts';
import { InboxKeys } from '#app/enquiries/desk/inbox/inbox-keys.tsx';
import { namedOptions } from '#app/platform/filters/define-filter.ts';
import { may } from '#app/accounts/core/roles.ts';
import { namesOfTaxpayers } from '#app/work/core/taxpayers/find-like.server.ts';
import { FilterForm, peopleAs } from '#app/platform/filters/filter-form.tsx';
import { ViewTabs } from '#app/platform/ui/view-tabs.tsx';
import { INBOX, VIEWS, type Filter } from '#app/enquiries/desk/inbox/filter.ts';
import { countWork, findEnquiries, findTags } from '#app/enquiries/desk/inbox/list.server.ts';
import { EnquiryTable } from '#app/enquiries/desk/inbox/enquiry-table.tsx';
import { buttonClass } from '#app/platform/ui/button.tsx';

export const handle = { permission: 'enquiries' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'enquiries');
  const { searchParams } = new URL(request.url);
  const filter = INBOX.read(searchParams);
  const [page, counts, colleagues, tags, taxpayers, fitting] = await Promise.all([
    findEnquiries(filter, readCursor(searchParams, isUuid), me.id),
    countWork(me.id),
    findColleagues('enquiries'),
    findTags(),
    may(me.role, 'work') ? namesOfTaxpayers([filter.taxpayer]) : {},
    countMatching(filter, me.id),
  ]);
  const isWhole = !page.before && !page.after;
  return { filter, page, counts, colleagues, tags, taxpayers, matching: isWhole ? 0 : fitting };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const me = await requireAccess({ request, context }, 'enquiries');
  const filter = INBOX.read(new URL(request.url).searchParams);
  return changeTicked(await requireForm(request), filter, firmActor(me));
}

export const meta: MetaFunction = () => privateMeta('Messages');

export default function Messages() {
  const { filter, page, counts, colleagues, tags, taxpayers, matching } = useLoaderData<typeof loader>();
  const known = [...new Set([...tags, filter.tag].filter(Boolean))];
  return (
    <AdminPage title="Messages">
      <ViewTabs
        views={VIEWS}
        current={filter.state}
        counts={counts}
        pathOf={(state) => INBOX.to(filter, { state })}
      />
      <FilterForm
        folds
        filter={INBOX}
        values={filter}
        choices={{
          assignee: peopleAs(colleagues),
          tag: known.map((tag) => ({ value: tag, label: tag })),
          taxpayer: namedOptions(taxpayers),
        }}
        hide={[
          known.length === 0 && 'tag',
          !filter.taxpayer && 'taxpayer',
          filter.state === 'waiting' && 'sort',
        ]}
        className="message-filter"
      />
      {page.rows.length === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <BulkList key={page.rows.map(tickOf).join()} id="bulk" {...{ filter, colleagues, tags, matching }}>
          <EnquiryTable rows={page.rows} filter={filter} form="bulk" />
        </BulkList>
      )}
      <KeysetPager
        {...page}
        entries={INBOX.entries(filter)}
        words={
          filter.sort === 'newest' && filter.state !== 'waiting' ? ['Newer', 'Older'] : ['Back', 'Further']
        }
      />
      <div className="mt-8 flex flex-wrap gap-3">
        <ExportLinks
          to={`/admin/messages.csv${INBOX.query(filter)}`}
          className={buttonClass({ look: 'quiet', small: true })}
        />
        <Link to="/admin/messages/templates" className={buttonClass({ look: 'quiet', small: true })}>
          Reply templates
        </Link>
        <InboxKeys />
      </div>
    </AdminPage>
  );
}

function Nothing({ filter }: { filter: Filter }) {
  return (
    <p className="border-y border-rule py-8 text-ink-soft">
      {INBOX.query(filter) ? (
        <>
          No message fits. <Link to={INBOX.to(filter, { state: 'all' })}>Look among all messages</Link>, or{' '}
          <Link to="/admin/messages?state=all">show all messages</Link>.
        </>
      ) : (
        'Nothing to do: every message is answered.'
      )}
    </p>
  );
}
