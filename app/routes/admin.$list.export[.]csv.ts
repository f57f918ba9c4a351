import type { LoaderFunctionArgs } from '@remix-run/node';
import { tableFile } from '#app/platform/csv/table-file.server.ts';
import { requireList } from '#app/lists/desk/administer.server.ts';
import { readAll } from '#app/lists/desk/find.server.ts';
import { filterOf } from '#app/lists/desk/filter.ts';
import { tableOf } from '#app/lists/desk/spreadsheet.ts';
import type { DeskHandle } from '#app/accounts/access/access.server.ts';

export const handle = { permission: 'lists' } satisfies DeskHandle;

export async function loader(args: LoaderFunctionArgs) {
  const { list } = await requireList(args);
  const filter = filterOf(list).read(new URL(args.request.url).searchParams);
  return tableFile(args.request, list.name, tableOf(list, await readAll(list, filter)));
}
