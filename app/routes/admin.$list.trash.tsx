import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { privatePage } from '#app/platform/http/cache.ts';
import { changeList, requireList } from '#app/lists/desk/administer.server.ts';
import { BackToList, Refusal, titleOf } from '#app/lists/desk/list-desk.tsx';
import { findTrash, TRASH_DAYS } from '#app/lists/desk/trash.server.ts';
import { DAY, dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { Button } from '#app/platform/ui/button.tsx';
import type { DeskHandle } from '#app/accounts/access/access.server.ts';

export const handle = { permission: 'lists' } satisfies DeskHandle;
export const headers = privatePage;
export const action = changeList;

export async function loader(args: LoaderFunctionArgs) {
  const { list } = await requireList(args);
  const rows = await findTrash(list);
  return {
    list,
    days: TRASH_DAYS,
    rows: rows.map(({ id, name, deletedAt, by }) => {
      const since = deletedAt ?? new Date();
      return {
        id,
        name,
        by,
        since: dayText(southAfricanDay(since)),
        until: dayText(southAfricanDay(new Date(since.getTime() + TRASH_DAYS * DAY))),
      };
    }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? titleOf(data.list, 'Trash') : []);

export default function Trash() {
  const { list, rows, days } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminPage
      title="Trash"
      lede={`What was deleted from the ${list.plural} lies here for ${days} days. Then it is gone for good, its logo too.`}
    >
      <Refusal list={list} answer={answer} />
      {rows.length === 0 && <p>The trash is empty.</p>}
      <ul className={rows.length > 0 ? 'list-rows' : undefined}>
        {rows.map((row) => (
          <li
            key={row.id}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule py-3"
          >
            <div>
              <p className="font-semibold" translate="no">
                {row.name}
              </p>
              <p className="hint">
                Deleted by {row.by} on {row.since}, kept until {row.until}
              </p>
            </div>
            <form method="post">
              <input type="hidden" name="intent" value="restore" />
              <Button type="submit" name="id" value={row.id} look="quiet" small>
                Restore<span className="sr-only"> {row.name}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <BackToList list={list} />
    </AdminPage>
  );
}
