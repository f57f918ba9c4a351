import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { may } from '#app/accounts/core/roles.ts';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { isUuid } from '#app/platform/db/uuid.ts';
import { draftOwner } from '#app/platform/drafts/drafts.server.ts';
import { env } from '#app/platform/env/env.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { findChoices } from '#app/enquiries/desk/enquiry/choices.server.ts';
import { commandOf, type Command } from '#app/enquiries/desk/enquiry/command.ts';
import { DeskKeys } from '#app/enquiries/desk/inbox/desk-keys.tsx';
import { readFilter } from '#app/enquiries/desk/inbox/filter.ts';
import { DeleteForm, HandlingForm, NoteForm } from '#app/enquiries/desk/enquiry/forms.tsx';
import { changeMessagePage } from '#app/enquiries/desk/enquiry/message-action.server.ts';
import { StateMark, Tags } from '#app/enquiries/desk/inbox/message-table.tsx';
import { QuickForm } from '#app/enquiries/desk/enquiry/quick-form.tsx';
import { ReplyForm } from '#app/enquiries/desk/enquiry/reply-form.tsx';
import { SenderCard } from '#app/enquiries/desk/enquiry/sender-card.tsx';
import { MOST_BYTES } from '#app/enquiries/desk/enquiry/sent-file.ts';
import { HistoryLinks, MessageLinks, SenderFacts } from '#app/enquiries/desk/enquiry/side.tsx';
import { StaleNotice } from '#app/platform/audit/stale-notice.tsx';
import { fillTemplates } from '#app/enquiries/desk/enquiry/templates.ts';
import { findMessage } from '#app/enquiries/desk/enquiry/thread.server.ts';
import { Thread } from '#app/enquiries/desk/enquiry/thread.tsx';

const NO_MESSAGE = 'There is no such message. It may have been deleted.';

export const handle = { permission: 'messages', upload: { bytes: MOST_BYTES } } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, params: { id = '' }, context }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'messages');
  if (!isUuid(id)) throw notFound(NO_MESSAGE);
  const filter = readFilter(new URL(request.url).searchParams);
  const [message, { kept, templates, ...choices }] = await Promise.all([
    findMessage(id, me.id),
    findChoices(id, filter, me.id, request),
  ]);
  if (!message) throw notFound(NO_MESSAGE);
  const { name, subject, reference } = message;
  return {
    ...choices,
    me: me.id,
    maySeeUsers: may(me.role, 'users'),
    owner: draftOwner(me.id),
    filter,
    message,
    kept: kept && commandOf(kept),
    templates: fillTemplates(templates, { name, subject, reference, colleague: me.fullName }),
    replyAddress: env().MAIL_TO,
  };
}

export async function action({ request, params: { id = '' }, context }: ActionFunctionArgs) {
  const me = await requireAccess({ request, context }, 'messages');
  if (!isUuid(id)) throw notFound(NO_MESSAGE);
  return changeMessagePage(request, id, me);
}

/** Remix does not load again after a refusal, and a stale message must be reloaded. */
export function shouldRevalidate() {
  return true;
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data?.message.subject || 'Message');

export default function MessagePage() {
  const { message, colleagues, tags, next, previous, filter, me, maySeeUsers, owner, kept, ...rest } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const commandFor = (...kinds: Command['kind'][]) =>
    [answer?.command, kept].find((command) => command && kinds.includes(command.kind)) ?? undefined;
  const errorFor = (...kinds: Command['kind'][]) =>
    answer && kinds.includes(answer.command.kind) ? (answer.error ?? undefined) : undefined;
  return (
    <AdminPage
      title={message.subject || 'Without a subject'}
      lede={
        <>
          <StateMark state={message.state} /> <Tags tags={message.tags} />
        </>
      }
    >
      {answer && answer.entries.length > 0 && <StaleNotice entries={answer.entries} />}
      <div className="message-bar">
        <MessageLinks {...{ filter, next, previous }} />
        <QuickForm key={message.version} {...{ message, me, filter, colleagues, tags }} />
      </div>
      <div className="desk-layout" key={message.id}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <div>
            <Thread message={message} />
          </div>
          <ReplyForm
            {...{ message, me, owner, ...rest }}
            command={commandFor(...REPLYING)}
            error={errorFor(...REPLYING)}
          />
          <NoteForm {...{ message, me, owner }} command={commandFor('note')} error={errorFor('note')} />
        </div>
        <aside className="grid gap-8" aria-label="About this message">
          <SenderCard message={message} maySeeUsers={maySeeUsers} />
          <HandlingForm {...{ message, me, colleagues, tags }} command={commandFor('handle')} />
          <SenderFacts message={message} />
          <HistoryLinks message={message} />
          <DeleteForm message={message} />
          <DeskKeys />
        </aside>
      </div>
    </AdminPage>
  );
}

const REPLYING = ['reply', 'draft', 'attach', 'insert', 'detach'] as const;
