import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { firm } from '#content/firm.ts';
import { requireAdmin } from '#app/administration/access.server.ts';
import { AdminPage } from '#app/administration/admin-page.tsx';
import { changeLines } from '#app/audit/change-lines.ts';
import { env } from '#app/env.server.ts';
import { privatePage } from '#app/http/cache.ts';
import { requireForm } from '#app/http/form.ts';
import { badRequest, notFound } from '#app/http/responses.ts';
import { redirectWithToast } from '#app/http/toast.server.ts';
import { addNote, deleteMessage, handle, reply, type Doing, type Done } from '#app/inbox/act.server.ts';
import { DeleteForm, HandlingForm, NoteForm, ReplyForm } from '#app/inbox/forms.tsx';
import { findColleagues, findNextNew } from '#app/inbox/list.server.ts';
import { StateMark } from '#app/inbox/message-table.tsx';
import { readWish, type Wish } from '#app/inbox/posted.ts';
import { MessageLinks, SenderFacts } from '#app/inbox/side.tsx';
import { StaleNotice } from '#app/inbox/stale-notice.tsx';
import { templatesFor } from '#app/inbox/templates.ts';
import { deedsSince, findMessage } from '#app/inbox/thread.server.ts';
import { Thread } from '#app/inbox/thread.tsx';

const LONGEST = 10_000;
const TOLD = {
  handle: 'Message saved',
  note: 'Note added',
  reply: 'Reply on its way',
  delete: 'Message deleted',
};

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const me = await requireAdmin(request);
  const message = await findMessage(params.id);
  if (!message) throw notFound('There is no such message. It may have been deleted.');
  const [colleagues, next] = await Promise.all([findColleagues(), findNextNew(message.id)]);
  const templates = templatesFor({ name: message.name, subject: message.subject, colleague: me.fullName });
  const wanted = new URL(request.url).searchParams.get('template');
  const chosen = templates.find(({ id }) => id === wanted)?.text ?? '';
  return { me: me.id, message, colleagues, next, templates, chosen, answersTo: env().MAIL_TO };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const me = await requireAdmin(request);
  const posted = readWish(await requireForm(request));
  if (!posted) throw badRequest();
  const { wish, version } = posted;
  const error = errorOf(wish);
  if (error) return data({ wish, error, deeds: [] }, { status: 400 });
  const doing = { id: params.id ?? '', version, actorId: me.id };
  const { kind } = await perform(doing, wish);
  if (kind === 'gone') throw notFound('There is no such message any more. It was deleted.');
  if (kind === 'stale') return data({ wish, error: null, deeds: await meanwhile(doing) }, { status: 409 });
  const next = wish.kind === 'delete' ? '/admin/messages' : `/admin/messages/${doing.id}`;
  return redirectWithToast(next, { title: TOLD[wish.kind], tone: 'gain' });
}

/** What is stale must be seen anew, which Remix would not ask for after a refusal. */
export function shouldRevalidate() {
  return true;
}

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => [
  { title: `${shown?.message.subject ?? 'Message'} · ${firm.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function MessagePage() {
  const { message, colleagues, next, me, ...rest } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const kept = refused?.wish;
  const errorFor = (kind: Wish['kind']) => (kept?.kind === kind ? (refused?.error ?? undefined) : undefined);
  return (
    <AdminPage
      path="/admin/messages"
      title={message.subject}
      lede={
        <>
          <StateMark state={message.state} /> · <Link to="/admin/messages">All messages</Link>
        </>
      }
    >
      {refused && refused.deeds.length > 0 && <StaleNotice deeds={refused.deeds} />}
      <div className="desk-layout" key={message.id}>
        <div className="grid gap-10">
          <div>
            <Thread message={message} />
          </div>
          <ReplyForm {...{ message, me, kept, ...rest }} error={errorFor('reply')} />
          <NoteForm {...{ message, me, kept }} error={errorFor('note')} />
        </div>
        <aside className="grid gap-8" aria-label="About this message">
          <HandlingForm {...{ message, me, kept, colleagues }} />
          <SenderFacts message={message} />
          <MessageLinks message={message} next={next} />
          <DeleteForm message={message} />
        </aside>
      </div>
    </AdminPage>
  );
}

function perform(doing: Doing, wish: Wish): Promise<Done> {
  switch (wish.kind) {
    case 'handle':
      return handle(doing, wish.state, wish.assigneeId);
    case 'note':
      return addNote(doing, wish.body);
    case 'reply':
      return reply(doing, wish.body);
    case 'delete':
      return deleteMessage(doing);
  }
}

function errorOf(wish: Wish): string | null {
  if (!('body' in wish)) return null;
  if (!wish.body) return wish.kind === 'note' ? 'Write the note first.' : 'Write the reply first.';
  return wish.body.length > LONGEST ? 'At most 10 000 characters. Please shorten it.' : null;
}

async function meanwhile({ id, version }: Doing) {
  const [deeds, colleagues] = await Promise.all([deedsSince(id, version), findColleagues()]);
  const names = Object.fromEntries(colleagues.map((colleague) => [colleague.id, colleague.name]));
  return deeds.map(({ changes, ...deed }) => ({ ...deed, lines: changeLines(changes, names) }));
}
