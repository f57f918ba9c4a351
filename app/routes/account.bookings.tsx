import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountPage } from '#app/accounts/core/account-page.tsx';
import { requireMember } from '#app/accounts/core/member.server.ts';
import { openLink } from '#app/bookings/public/link.server.ts';
import { MemberBookings } from '#app/bookings/public/member-bookings.tsx';
import { memberBookings } from '#app/bookings/public/member-bookings.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  return memberBookings(await requireMember(request));
}

/** A new link to one of the member's own that has not ended. */
export async function action({ request }: ActionFunctionArgs) {
  const member = await requireMember(request);
  const form = await requireForm(request);
  const id = form.get('id');
  const act = form.get('do');
  const { next } = await memberBookings(member);
  const found = next.find((booking) => booking.id === id);
  if (!found) return redirect('/account/bookings', 303);
  const path = await openLink(found.id);
  // Both are asked about on the page of the booking.
  return redirect(act === 'move' || act === 'cancel' ? `${path}?do=${act}` : path, 303);
}

export const meta: MetaFunction = () => privateMeta('Your consultations');

export default function Bookings() {
  const { next, past } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      path="/account/bookings"
      title="Your consultations"
      lede="What you booked with your account, or from its address. Open one to see where it takes place, to move or to cancel it."
    >
      <MemberBookings {...{ next, past }} />
    </AccountPage>
  );
}
