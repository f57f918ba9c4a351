import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, redirect, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { EVERY_ROLE, ROLES, type Role } from '#app/accounts/core/roles.ts';
import { heldKinds } from '#app/accounts/leaving/held.server.ts';
import { SuccessorFields } from '#app/accounts/leaving/successor-fields.tsx';
import { findUserLine } from '#app/desk/users/find.server.ts';
import { DeletionFields } from '#app/desk/users/user-commands.tsx';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { badRequest, notFound } from '#app/platform/http/responses.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { holdings } from '#app/registry/holdings.server.ts';

export const handle = { permission: 'users' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAccess({ request, context }, 'users');
  const user = await findUserLine(params.id);
  if (!user) throw notFound('There is no such account. It may have been deleted.');
  const intent = new URL(request.url).searchParams.get('then');
  const role = EVERY_ROLE.find((one) => intent === `make-${one}`) ?? null;
  if (!role && intent !== 'revoke' && intent !== 'delete') throw badRequest();
  const held = await heldKinds(holdings, user, role);
  if (held.length === 0) throw redirect(`/admin/users/${user.id}`);
  return { user, held, intent: intent ?? '', role };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.user.fullName ?? 'User');

export default function Leave() {
  const { user, held, intent, role } = useLoaderData<typeof loader>();
  const path = `/admin/users/${user.id}`;
  const fields = <SuccessorFields held={held} name={user.fullName} />;
  return (
    <AdminPage
      title={`What ${user.fullName} holds`}
      lede="Choose who gets it. Clients, messages and notices reach the successor at once."
    >
      <Form method="post" action={path} className="grid max-w-xl gap-4">
        {intent === 'delete' ? (
          <DeletionFields user={user}>{fields}</DeletionFields>
        ) : (
          <>
            {fields}
            <div>
              <Button type="submit" name="intent" value={intent}>
                {buttonText(role, user.role)}
              </Button>
            </div>
            <p className="hint">Signs the account out. It can be taken back as a whole within a day.</p>
          </>
        )}
      </Form>
      <p className="mt-6">
        <Link to={path}>Change nothing</Link>
      </p>
    </AdminPage>
  );
}

function buttonText(to: Role | null, from: Role | null): string {
  if (to) return `Hand over, and make ${ROLES[to].as}`;
  return `Hand over, and revoke the role${from ? `: ${ROLES[from].label}` : ''}`;
}
