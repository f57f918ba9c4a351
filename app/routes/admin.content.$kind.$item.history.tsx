import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { DeskHandle } from '#app/accounts/access/access.server.ts';
import { requireContent } from '#app/content/desk/commands.server.ts';
import { loadHistory } from '#app/content/desk/history.server.ts';
import { HistoryView } from '#app/content/desk/history-view.tsx';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';

export const handle = { permission: 'content' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  const { content, id } = await requireContent(args);
  return loadHistory(content, id);
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data ? `History of ${data.title}` : 'History');

export default function ContentHistory() {
  return <HistoryView page={useLoaderData<typeof loader>()} />;
}
