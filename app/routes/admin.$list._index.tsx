import type { MetaFunction } from '@remix-run/node';
import type { DeskHandle } from '#app/accounts/access/access.server.ts';
import { useActionData, useLoaderData } from '@remix-run/react';
import { privatePage } from '#app/platform/http/cache.ts';
import { changeList, loadList } from '#app/lists/desk/administer.server.ts';
import { sendInBrowser, shouldReload } from '#app/lists/desk/in-browser.ts';
import { ListDesk, titleOf } from '#app/lists/desk/list-desk.tsx';

export const handle = { permission: 'lists', upload: { bytes: 6 * 1024 * 1024 } } satisfies DeskHandle;
export const headers = privatePage;
export const loader = loadList;
export const action = changeList;
export const clientAction = sendInBrowser;
export const shouldRevalidate = shouldReload;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? titleOf(data.list) : []);

export default function ListPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  // The key gives another list fresh forms.
  return <ListDesk key={page.list.name} page={page} answer={answer} />;
}
