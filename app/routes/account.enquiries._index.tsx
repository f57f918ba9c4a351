import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountPage } from '#app/accounts/account-page.tsx';
import { requireMember } from '#app/accounts/member.server.ts';
import { privatePage } from '#app/http/cache.ts';
import { EnquiryList } from '#app/member-enquiries/enquiry-list.tsx';
import { listEnquiries } from '#app/member-enquiries/find.server.ts';
import { privateMeta } from '#app/shell/page-meta.ts';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  return { enquiries: await listEnquiries(await requireMember(request)) };
}

export const meta: MetaFunction = () => privateMeta('Your enquiries');

export default function Enquiries() {
  const { enquiries } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      path="/account/enquiries"
      title="Your enquiries"
      lede="What you asked us from the address of your account, and what we answered."
    >
      <EnquiryList enquiries={enquiries} />
    </AccountPage>
  );
}
