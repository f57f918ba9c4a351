import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { DeskHandle } from '#app/accounts/access/access.server.ts';
import { changeContent, requireKind } from '#app/content/desk/commands.server.ts';
import { loadItem } from '#app/content/desk/item-page.server.ts';
import { ItemPageView } from '#app/content/desk/item-page-view.tsx';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';

export const handle = { permission: 'kinds' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  return loadItem({ ...(await requireKind(args)), request: args.request });
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  return changeContent({ ...(await requireKind(args)), request });
}

/** Remix does not load again after a refusal, and the version of a stale form must be read again. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.title ?? 'Kind of work');

const BACK = { path: '/admin/kinds', label: 'All kinds of work' };

export default function KindOfWork() {
  return (
    <ItemPageView page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} back={BACK} />
  );
}
