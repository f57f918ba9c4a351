import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { clientBookOf } from '#app/desk/taxpayer/caller.server.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { beginNew, bookNew } from '#app/bookings/desk/new-booking.server.ts';
import { NewForm } from '#app/bookings/desk/new-form.tsx';
import { privatePage } from '#app/platform/http/cache.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';

export const handle = { permission: 'bookings' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'bookings');
  const hasClients = clientBookOf(firmActor(me)) !== null;
  return beginNew(new URL(request.url).searchParams, { me: me.id, hasClients });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const me = await requireAccess({ request, context }, 'bookings');
  return bookNew({ request, me: me.id, clients: clientBookOf(firmActor(me)) });
}

export const meta: MetaFunction = () => privateMeta('Book for a caller');

export default function NewBookingPage() {
  const initial = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminPage title="Book for a caller" lede={<Link to="/admin/bookings">All bookings</Link>}>
      {initial.colleagues.length === 0 ? (
        <p className="border-y border-rule py-8">
          Nobody can be booked yet. <Link to="/admin/bookings/hours">Enter your hours</Link> first.
        </p>
      ) : (
        <NewForm initial={initial} answer={answer} />
      )}
    </AdminPage>
  );
}
