import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { DeskHandle } from '#app/accounts/access/access.server.ts';
import { changeContent, requireContent } from '#app/content/desk/commands.server.ts';
import { loadItem } from '#app/content/desk/item-page.server.ts';
import { ItemPageView } from '#app/content/desk/item-page-view.tsx';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { FIRM } from '#app/platform/content/firm.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';

export const handle = { permission: 'content', upload: { bytes: 16 * 1024 * 1024 } } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  return loadItem({ ...(await requireContent(args)), request: args.request });
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  const item = await requireContent(args);
  const answer = await changeContent({ ...item, request });
  // The frame of the desk and titles say the firm's name from the document: it is loaded again with the new facts.
  if (item.content.name === FIRM && answer instanceof Response) {
    await refreshContent();
    answer.headers.set('X-Remix-Reload-Document', 'true');
  }
  return answer;
}

/** Remix does not load again after a refusal, and the version of a stale form must be read again. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.title ?? 'Content');

const BACK = { path: '/admin/content', label: 'All content' };

export default function ContentItem() {
  return (
    <ItemPageView page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} back={BACK} />
  );
}
