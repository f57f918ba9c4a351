import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { lastGiven, latestHandOver } from '#app/accounts/leaving/hand-over.server.ts';
import { everyKind } from '#app/accounts/leaving/held.server.ts';
import { SuccessorFields } from '#app/accounts/leaving/successor-fields.tsx';
import { DONE } from '#app/desk/audit/filter.ts';
import { findUserLine } from '#app/desk/users/find.server.ts';
import { changeHolder, type Holder } from '#app/desk/users/hand-over-command.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { FieldError } from '#app/platform/ui/field.tsx';
import { holdings } from '#app/registry/holdings.server.ts';

export const handle = { permission: 'allocate' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAccess({ request, context }, 'allocate');
  const { id, fullName, role } = await holderOf(params.id);
  const [held, latest] = await Promise.all([
    everyKind(holdings, id, role),
    latestHandOver({ holderId: id, keepsRole: true }),
  ]);
  const given = latest && (await lastGiven(holdings, id));
  return { id, name: fullName, held, latest, given };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const me = await requireAccess({ request, context }, 'allocate');
  const form = await requireForm(request);
  return changeHolder({ request, form, me, holder: await holderOf(params.id), holdings });
}

async function holderOf(id: string | undefined): Promise<Holder> {
  const user = await findUserLine(id);
  if (!user?.role) throw notFound('There is no such colleague.');
  return { ...user, role: user.role };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.name ?? 'Colleague');

export default function HandOver() {
  const { id, name, held, latest, given } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminPage
      title={`What ${name} holds`}
      lede={
        <>
          {name} keeps the role; clients, messages and notices reach the successor at once.{' '}
          <Link to="/admin/practice">Practice overview</Link>{' '}
          <Link to={DONE.to(DONE.unfiltered(), { actor: id })}>What they did</Link>
        </>
      }
    >
      {held.length === 0 && <p>Nothing just now.</p>}
      {held.length > 0 && (
        <Form method="post" className="grid max-w-xl gap-4">
          <FieldError id="not-handed-over" message={answer?.error} />
          <SuccessorFields held={held} name={name} />
          <div>
            <Button type="submit" name="intent" value="hand-over">
              Hand over
            </Button>
          </div>
          <p className="hint">It can be taken back as a whole within a day.</p>
        </Form>
      )}
      {latest && (
        <Form method="post" className="mt-8 grid max-w-xl gap-2">
          {given && (
            <p>
              Handed over by {given.by}, <When at={given.at} />: {given.to.join('; ')}.
            </p>
          )}
          <input type="hidden" name="handOver" value={latest} />
          <div>
            <Button type="submit" name="intent" value="take-back" look="quiet" small>
              Take back the hand-over
            </Button>
          </div>
          <p className="hint">Gives {name} what the successors still hold of it.</p>
        </Form>
      )}
    </AdminPage>
  );
}
