import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountPage } from '#app/accounts/core/account-page.tsx';
import { requireMember } from '#app/accounts/core/member.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { EnquiryList } from '#app/enquiries/client/enquiry-list.tsx';
import { listOwnEnquiries } from '#app/enquiries/client/find.server.ts';
import { threadsOf } from '#app/work/client/threads.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const member = await requireMember(request);
  const [enquiries, threads] = await Promise.all([listOwnEnquiries(member), threadsOf(member)]);
  return { enquiries, threads };
}

export const meta: MetaFunction = () => privateMeta('Messages');

export default function Enquiries() {
  const { enquiries, threads } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      path="/account/enquiries"
      title="Messages"
      lede="What you asked us from the address of your account, and what we answered. Messages about work open on the page of that work."
    >
      <EnquiryList {...{ enquiries, threads }} />
    </AccountPage>
  );
}
