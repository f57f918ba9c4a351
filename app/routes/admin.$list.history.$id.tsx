import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { privatePage } from '#app/platform/http/cache.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { changeList, requireList } from '#app/lists/desk/administer.server.ts';
import { HistoryEntry } from '#app/lists/desk/history-entry.tsx';
import { findHistory } from '#app/lists/desk/history.server.ts';
import { BackToList, Refusal, titleOf } from '#app/lists/desk/list-desk.tsx';
import type { DeskHandle } from '#app/accounts/access/access.server.ts';

export const handle = { permission: 'lists' } satisfies DeskHandle;
export const headers = privatePage;
export const action = changeList;

export async function loader(args: LoaderFunctionArgs) {
  const { list } = await requireList(args);
  const found = await findHistory(list, args.params.id ?? '');
  if (!found) throw notFound();
  return { list, ...found };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? titleOf(data.list, 'History') : []);

export default function History() {
  const { list, row, events } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const hasFirstVersion = row.version > events.filter(({ version }) => version !== null).length;
  return (
    <AdminPage
      title={`History of ${row.name}`}
      lede="Restoring brings back the words, the category and whether it is shown. Position and logo stay as they are."
    >
      <Refusal list={list} answer={answer} />
      <ol className="list-rows">
        {events.map((event) => (
          <HistoryEntry key={event.id} row={row} event={event} />
        ))}
        {hasFirstVersion && <HistoryEntry row={row} event={null} />}
      </ol>
      <BackToList list={list} />
    </AdminPage>
  );
}
