import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountPage } from '#app/accounts/core/account-page.tsx';
import { requireMember } from '#app/accounts/core/member.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { LostForm } from '#app/platform/drafts/lost-form.tsx';
import { findLostForm } from '#app/platform/drafts/lost-form.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireMember(request);
  return { lost: await findLostForm(id, request) };
}

export const meta: MetaFunction = () => privateMeta('What you typed');

export default function Typed() {
  return (
    <AccountPage path="/account" title="What you typed">
      <LostForm {...useLoaderData<typeof loader>()} />
    </AccountPage>
  );
}
