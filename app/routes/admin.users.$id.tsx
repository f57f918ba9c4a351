import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { ACCOUNT_TYPE_LABELS } from '#app/accounts/core/account-type.ts';
import { identificationLabel } from '#app/accounts/core/identification.ts';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { Facts } from '#app/platform/ui/facts.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { privatePage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { latestHandOver } from '#app/accounts/leaving/hand-over.server.ts';
import { holdings } from '#app/registry/holdings.server.ts';
import { storedData } from '#app/registry/stored-data.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { actsFor } from '#app/desk/users/acts-for.server.ts';
import { ActsFor } from '#app/desk/users/acts-for.tsx';
import { changeUser } from '#app/desk/users/commands.server.ts';
import { findUser, findUserLine } from '#app/desk/users/find.server.ts';
import { UserCommands } from '#app/desk/users/user-commands.tsx';
import { AddressMark, RoleMark } from '#app/desk/users/user-table.tsx';
import type { User } from '#app/desk/users/user.ts';
import { PhoneLink } from '#app/platform/ui/phone-link.tsx';

const NOT_FOUND = 'There is no such account. It may have been deleted.';

export const handle = { permission: 'users' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const admin = await requireAccess({ request, context }, 'users');
  const user = await findUser(params.id);
  if (!user) throw notFound(NOT_FOUND);
  const [handOver, taxpayers] = await Promise.all([
    latestHandOver({ holderId: user.id, keepsRole: false }),
    actsFor(user.id),
  ]);
  return { user, isOwn: user.id === admin.id, handOver, taxpayers };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const admin = await requireAccess({ request, context }, 'users');
  const form = await requireForm(request);
  const user = await findUserLine(params.id);
  if (!user) throw notFound(NOT_FOUND);
  const { clientAddress } = contextOf(context);
  return changeUser({ request, form, me: admin, user, clientAddress, storedData, holdings });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.user.fullName ?? 'User');

export default function UserPage() {
  const { user, isOwn, handOver, taxpayers } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={user.fullName} lede={<Link to="/admin/users">All users</Link>}>
      <div className="desk-layout" key={user.id}>
        <div className="grid gap-10">
          <UserFacts user={user} />
          <ActsFor rows={taxpayers} />
          <Sessions sessions={user.sessions} />
        </div>
        <aside aria-label="What can be done" className="grid gap-5 content-start">
          {user.role && (
            <Link to={`/admin/work/people/${user.id}`}>Hand over what {user.fullName} holds</Link>
          )}
          <UserCommands {...{ user, isOwn, handOver }} />
        </aside>
      </div>
    </AdminPage>
  );
}

function UserFacts({ user }: { user: User }) {
  const { contactNumber, identificationNumber, userType } = user;
  return (
    <Facts
      facts={{
        'E-mail': (
          <>
            {user.email} <AddressMark confirmedAt={user.confirmedAt} />
          </>
        ),
        Role: <RoleMark role={user.role} />,
        Type: ACCOUNT_TYPE_LABELS[userType],
        'Contact number': contactNumber && <PhoneLink phone={contactNumber} />,
        [identificationLabel(userType, identificationNumber ?? '')]: identificationNumber,
        'Two-step verification': user.hasSecondStep ? 'On' : 'Off',
        Opened: <When at={user.openedAt} />,
        Calculations: `${user.savedCalculations} saved`,
        Messages: (
          <Link to={`/admin/messages?state=all&q=${encodeURIComponent(user.email)}`}>
            {user.messages} from this address
          </Link>
        ),
        History: <Link to={`/admin/audit?entity=user&id=${user.id}`}>All that was done with it</Link>,
      }}
    />
  );
}

function Sessions({ sessions }: Pick<User, 'sessions'>) {
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className="mb-2 text-lg">
        Sessions
      </h2>
      {sessions.length === 0 && <p className="text-ink-soft">Signed in nowhere.</p>}
      <ul>
        {sessions.map(({ lastUsedAt, since, browser, network }) => (
          <li key={since.toISOString()} className="border-b border-rule py-2">
            {browser}
            <span className="hint block">
              Last used <When at={lastUsedAt} />, since <When at={since} />
              {network && `, from ${network}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
