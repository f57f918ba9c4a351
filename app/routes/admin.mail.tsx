import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { retention } from '#content/retention.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { privatePage } from '#app/platform/http/cache.ts';
import { done, postedForms, unchanged, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { countText } from '#app/platform/core/count-text.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { cancelMail, findMail, retryFailed, retryMail } from '#app/desk/mail/mail-queue.server.ts';
import { GROUPS, readFilter } from '#app/desk/mail/mail-queue.ts';
import { mails } from '#app/registry/mails.server.ts';
import { MailTable } from '#app/desk/mail/mail-table.tsx';

export const handle = { permission: 'mail' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess({ request, context }, 'mail');
  const filter = readFilter(new URL(request.url).searchParams);
  const found = await Promise.all(GROUPS.map((group) => findMail(group, filter)));
  return {
    filter,
    labels: Object.fromEntries(mails.map(({ kind, label }) => [kind, label])),
    groups: GROUPS.map((group, index) => ({ group, found: found[index] ?? { lines: [], total: 0 } })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id: me } = await requireAccess({ request, context }, 'mail');
  return act({ request, me });
}

const TOO_LATE = unchanged({
  title: 'Nothing was done',
  description: 'The mail was sent, is being sent, or somebody else was faster.',
});

type Context = Posted & { me: string };

const act = postedForms({
  commands: {
    retry: async ({ form, me }: Context) =>
      (await retryMail(textIn(form, 'id'), me)) ? done({ title: 'Trying again' }) : TOO_LATE,
    cancel: async ({ form, me }: Context) =>
      (await cancelMail(textIn(form, 'id'), me)) ? done({ title: 'Mail cancelled' }) : TOO_LATE,
    'retry-all': async ({ me }: Context) =>
      done({ title: `Trying ${countText(await retryFailed(me), 'mail')} again` }),
  },
  path: () => '/admin/mail',
});

export const meta: MetaFunction = () => privateMeta('Mail');

export default function Mail() {
  const { groups, filter, labels } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Mail"
      lede={`What this site sends. A mail that can't be delivered is tried again for about three days; the queue forgets what was sent after ${retention.sentMailDays} days, and letters with a secret link at once.`}
    >
      {filter && (
        <p className="mb-4">
          {filter.only === 'mail' ? 'One mail alone.' : 'Only the mails about one enquiry.'}{' '}
          <Link to="/admin/mail">Show all</Link>
        </p>
      )}
      {groups.map(({ group, found }) => (
        <MailTable key={group} group={group} found={found} labels={labels} />
      ))}
    </AdminPage>
  );
}
