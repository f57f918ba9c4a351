import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { LostForm } from '#app/platform/drafts/lost-form.tsx';
import { findLostForm } from '#app/platform/drafts/lost-form.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';

export const handle = { permission: 'desk' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireAccess({ request, context }, 'desk');
  return { lost: await findLostForm(id, request) };
}

export const meta: MetaFunction = () => privateMeta('What you typed');

export default function Typed() {
  return (
    <AdminPage title="What you typed">
      <LostForm {...useLoaderData<typeof loader>()} />
    </AdminPage>
  );
}
