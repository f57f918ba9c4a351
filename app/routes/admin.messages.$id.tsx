import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { may } from '#app/accounts/core/roles.ts';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { isUuid } from '#app/platform/db/uuid.ts';
import { draftOwner } from '#app/platform/drafts/drafts.server.ts';
import { firmMailbox } from '#app/platform/mail/firm-addresses.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { tidySearch } from '#app/platform/http/query.ts';
import { findLike } from '#app/work/core/taxpayers/find-like.server.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { findChoices } from '#app/enquiries/desk/enquiry/choices.server.ts';
import { InboxKeys } from '#app/enquiries/desk/inbox/inbox-keys.tsx';
import { readFilter } from '#app/enquiries/desk/inbox/filter.ts';
import { DeleteForm, HandlingForm, NoteForm } from '#app/enquiries/desk/enquiry/forms.tsx';
import { changeEnquiryPage } from '#app/enquiries/desk/enquiry/enquiry-action.server.ts';
import { StateMark, Tags } from '#app/enquiries/desk/inbox/enquiry-table.tsx';
import { QuickForm } from '#app/enquiries/desk/enquiry/quick-form.tsx';
import { ReplyForm } from '#app/enquiries/desk/enquiry/reply-form.tsx';
import { SenderCard } from '#app/enquiries/desk/enquiry/sender-card.tsx';
import { MOST_BYTES } from '#app/enquiries/desk/enquiry/sent-file.ts';
import { filledWith, REPLY_INTENTS } from '#app/enquiries/desk/enquiry/posted.ts';
import { HistoryLinks, EnquiryLinks, SenderFacts } from '#app/enquiries/desk/enquiry/side.tsx';
import { StaleNotice } from '#app/platform/audit/stale-notice.tsx';
import { fillTemplates } from '#app/enquiries/desk/enquiry/templates.ts';
import { findEnquiry } from '#app/enquiries/desk/enquiry/thread.server.ts';
import { TaxpayerCard } from '#app/enquiries/desk/enquiry/taxpayer-card.tsx';
import { Thread } from '#app/enquiries/desk/enquiry/thread.tsx';

/** Of the taxpayers that fit what was typed. */
const MOST_FOUND = 8;
const NO_MESSAGE = 'There is no such enquiry. It may have been deleted.';

export const handle = { permission: 'enquiries', upload: { bytes: MOST_BYTES } } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, params: { id = '' }, context }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'enquiries');
  if (!isUuid(id)) throw notFound(NO_MESSAGE);
  const { searchParams } = new URL(request.url);
  const filter = readFilter(searchParams);
  const actor = firmActor(me);
  const typed = may(me.role, 'work') ? tidySearch(searchParams.get('client') ?? '') : '';
  const [enquiry, { templates, ...choices }, found] = await Promise.all([
    findEnquiry(id, me.id),
    findChoices(id, filter, actor, request),
    typed ? findLike(typed, actor, MOST_FOUND) : [],
  ]);
  if (!enquiry) throw notFound(NO_MESSAGE);
  const { name, subject, reference } = enquiry;
  return {
    ...choices,
    me: me.id,
    maySeeUsers: may(me.role, 'users'),
    owner: draftOwner(me.id),
    filter,
    enquiry,
    templates: fillTemplates(templates, { name, subject, reference, colleague: me.fullName }),
    looked: { typed, found },
    replyAddress: firmMailbox(),
  };
}

export async function action({ request, params: { id = '' }, context }: ActionFunctionArgs) {
  const me = await requireAccess({ request, context }, 'enquiries');
  if (!isUuid(id)) throw notFound(NO_MESSAGE);
  const filter = readFilter(new URL(request.url).searchParams);
  return changeEnquiryPage({ id, me, filter, request });
}

/** Remix does not load again after a refusal, and a stale enquiry must be reloaded. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data?.enquiry.subject || 'Message');

export default function EnquiryPage() {
  const { enquiry, colleagues, tags, next, previous, filter, me, maySeeUsers, owner, kept, ...more } =
    useLoaderData<typeof loader>();
  const { whose, looked, ...rest } = more;
  const answer = useActionData<typeof action>();
  return (
    <AdminPage
      title={enquiry.subject || 'Without a subject'}
      lede={
        <>
          <StateMark state={enquiry.state} /> <Tags tags={enquiry.tags} />
        </>
      }
    >
      {answer?.entries && answer.entries.length > 0 && <StaleNotice entries={answer.entries} />}
      <div className="message-bar">
        <EnquiryLinks {...{ filter, next, previous }} />
        <QuickForm key={`${enquiry.id} ${enquiry.version}`} {...{ enquiry, me, colleagues, tags }} />
      </div>
      <div className="desk-layout" key={enquiry.id}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <div>
            <Thread enquiry={enquiry} filter={filter} me={me} />
          </div>
          <ReplyForm {...{ enquiry, me, owner, ...rest }} {...filledWith(REPLY_INTENTS, answer, kept)} />
          <NoteForm {...{ enquiry, me, owner }} {...filledWith(['note'], answer, kept)} />
        </div>
        <aside className="grid gap-8" aria-label="About this message">
          <SenderCard enquiry={enquiry} maySeeUsers={maySeeUsers} />
          {whose && <TaxpayerCard {...{ enquiry, whose, looked, filter }} />}
          <HandlingForm
            {...{ enquiry, me, colleagues, tags }}
            typed={filledWith(['handle'], answer, kept).typed}
          />
          <SenderFacts enquiry={enquiry} />
          <HistoryLinks enquiry={enquiry} />
          <DeleteForm enquiry={enquiry} />
          <InboxKeys />
        </aside>
      </div>
    </AdminPage>
  );
}
