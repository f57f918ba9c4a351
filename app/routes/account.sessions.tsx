import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { retention } from '#content/retention.ts';
import { AccountPage } from '#app/accounts/core/account-page.tsx';
import { browserName } from '#app/accounts/core/browser-name.ts';
import { requireMember } from '#app/accounts/core/member.server.ts';
import { endSession, listSessions, secureAccount } from '#app/accounts/core/sessions.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { longMoment } from '#app/platform/stored-data/moment.ts';
import { Button } from '#app/platform/ui/button.tsx';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const member = await requireMember(request);
  const sessions = await listSessions(member.id);
  return {
    sessions: sessions.map(({ id, userAgent, network, createdAt, lastUsedAt }) => ({
      id,
      browser: browserName(userAgent),
      network,
      since: longMoment(createdAt),
      lastUsed: longMoment(lastUsedAt),
      isThis: id === member.sessionId,
    })),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const member = await requireMember(request);
  const chosen = (await requireForm(request)).get('session');
  if (chosen === 'others') {
    await db().transaction((tx) => secureAccount(tx, member.id, { keep: member.sessionId }));
    return redirectWithToast('/account/sessions', { title: 'All other sessions ended', tone: 'gain' });
  }
  const ended = typeof chosen === 'string' && (await endSession(member.id, chosen));
  if (!ended) return redirect('/account/sessions', 303);
  return redirectWithToast('/account/sessions', { title: 'Session ended', tone: 'gain' });
}

export const meta: MetaFunction = () => privateMeta('Your sessions');

export default function Sessions() {
  const { sessions } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      path="/account/sessions"
      title="Where you are signed in"
      lede={`A session ends automatically ${retention.sessionIdleDays} days after it was last used. If one is not yours, end it and choose a new password.`}
    >
      <ul className="border-t border-rule-strong">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-rule py-4"
          >
            <div>
              <p className="font-semibold">
                {session.browser}
                {session.isThis && <span className="font-normal text-gain"> · this session</span>}
              </p>
              <p className="hint">
                Last used {session.lastUsed}, since {session.since}
                {session.network && `, from ${session.network}`}
              </p>
            </div>
            {!session.isThis && (
              <form method="post">
                <Button type="submit" name="session" value={session.id} look="quiet" small>
                  End<span className="sr-only"> the session of {session.browser}</span>
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post" className="mt-6">
          <Button type="submit" name="session" value="others">
            End all others
          </Button>
        </form>
      )}
    </AccountPage>
  );
}
