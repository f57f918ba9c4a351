import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '#app/shell/page-meta.ts';
import { requireAccess, type DeskHandle } from '#app/administration/access.server.ts';
import { AdminPage } from '#app/administration/admin-page.tsx';
import { changeLines } from '#app/audit/change-lines.ts';
import { draftOwner, findDraft, forgetDraft } from '#app/drafts/drafts.server.ts';
import { env } from '#app/env.server.ts';
import { privatePage } from '#app/http/cache.ts';
import { requireForm } from '#app/http/form.ts';
import { badRequest, notFound } from '#app/http/responses.ts';
import { redirectWithToast } from '#app/http/toast.server.ts';
import {
  addNote,
  deleteMessage,
  reply,
  updateHandling,
  type Mutation,
  type Result,
} from '#app/inbox/change.server.ts';
import { DeleteForm, HandlingForm, NoteForm, ReplyForm } from '#app/inbox/forms.tsx';
import { findColleagues, findNextNew } from '#app/inbox/list.server.ts';
import { StateMark } from '#app/inbox/message-table.tsx';
import { commandOf, readCommand, type Command } from '#app/inbox/command.ts';
import { MessageLinks, SenderFacts } from '#app/inbox/side.tsx';
import { StaleNotice } from '#app/inbox/stale-notice.tsx';
import { templatesFor } from '#app/inbox/templates.ts';
import { entriesSince, findMessage } from '#app/inbox/thread.server.ts';
import { Thread } from '#app/inbox/thread.tsx';

const LONGEST = 10_000;
const TOAST_TITLES = {
  handle: 'Message saved',
  note: 'Note added',
  reply: 'Reply on its way',
  delete: 'Message deleted',
};

export const handle = { permission: 'messages' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'messages');
  const message = await findMessage(params.id);
  if (!message) throw notFound('There is no such message. It may have been deleted.');
  const [colleagues, next, draft] = await Promise.all([
    findColleagues(),
    findNextNew(message.id),
    findDraft(me.id, request),
  ]);
  const templates = templatesFor({ name: message.name, subject: message.subject, colleague: me.fullName });
  const templateId = new URL(request.url).searchParams.get('template');
  const chosen = templates.find(({ id }) => id === templateId)?.text ?? '';
  return {
    me: me.id,
    owner: draftOwner(me.id),
    message,
    colleagues,
    next,
    draft: draft && commandOf(draft),
    templates,
    chosen,
    replyAddress: env().MAIL_TO,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const me = await requireAccess({ request, context }, 'messages');
  const posted = readCommand(await requireForm(request));
  if (!posted) throw badRequest();
  const { command, version } = posted;
  const error = errorOf(command);
  if (error) return data({ command, error, entries: [] }, { status: 400 });
  const mutation = { id: params.id ?? '', version, actorId: me.id };
  const { kind } = await perform(mutation, command);
  if (kind === 'notFound') throw notFound('There is no such message any more. It was deleted.');
  if (kind === 'stale')
    return data({ command, error: null, entries: await changesSince(mutation) }, { status: 409 });
  if ((await findDraft(me.id, request))?.intent === command.kind) await forgetDraft(me.id, request);
  const next = command.kind === 'delete' ? '/admin/messages' : `/admin/messages/${mutation.id}`;
  return redirectWithToast(next, { title: TOAST_TITLES[command.kind], tone: 'gain' });
}

/** Remix does not load again after a refusal, and a stale message must be reloaded. */
export function shouldRevalidate() {
  return true;
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data?.message.subject ?? 'Message');

export default function MessagePage() {
  const { message, colleagues, next, me, owner, draft, ...rest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const commandFor = (kind: Command['kind']) =>
    [answer?.command, draft].find((command) => command?.kind === kind) ?? undefined;
  const errorFor = (kind: Command['kind']) =>
    answer?.command.kind === kind ? (answer.error ?? undefined) : undefined;
  return (
    <AdminPage
      title={message.subject}
      lede={
        <>
          <StateMark state={message.state} /> · <Link to="/admin/messages">All messages</Link>
        </>
      }
    >
      {answer && answer.entries.length > 0 && <StaleNotice entries={answer.entries} />}
      <div className="desk-layout" key={message.id}>
        <div className="grid gap-10">
          <div>
            <Thread message={message} />
          </div>
          <ReplyForm
            {...{ message, me, owner, ...rest }}
            command={commandFor('reply')}
            error={errorFor('reply')}
          />
          <NoteForm {...{ message, me, owner }} command={commandFor('note')} error={errorFor('note')} />
        </div>
        <aside className="grid gap-8" aria-label="About this message">
          <HandlingForm {...{ message, me, colleagues }} command={commandFor('handle')} />
          <SenderFacts message={message} />
          <MessageLinks message={message} next={next} />
          <DeleteForm message={message} />
        </aside>
      </div>
    </AdminPage>
  );
}

function perform(mutation: Mutation, command: Command): Promise<Result> {
  switch (command.kind) {
    case 'handle':
      return updateHandling(mutation, command.state, command.assigneeId);
    case 'note':
      return addNote(mutation, command.body);
    case 'reply':
      return reply(mutation, command.body);
    case 'delete':
      return deleteMessage(mutation);
  }
}

function errorOf(command: Command): string | null {
  if (!('body' in command)) return null;
  if (!command.body) return command.kind === 'note' ? 'Write the note first.' : 'Write the reply first.';
  return command.body.length > LONGEST ? 'At most 10 000 characters. Please shorten it.' : null;
}

async function changesSince({ id, version }: Mutation) {
  const [entries, colleagues] = await Promise.all([entriesSince(id, version), findColleagues()]);
  const names = Object.fromEntries(colleagues.map((colleague) => [colleague.id, colleague.name]));
  return entries.map(({ changes, ...entry }) => ({ ...entry, lines: changeLines(changes, names) }));
}
