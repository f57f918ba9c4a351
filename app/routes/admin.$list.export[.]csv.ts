import type { LoaderFunctionArgs } from '@remix-run/node';
import { csvFile } from '#app/csv/csv-file.ts';
import { requireList } from '#app/list-desk/administer.server.ts';
import { readAll } from '#app/list-desk/find.server.ts';
import { fileOf } from '#app/list-desk/spreadsheet.ts';
import type { DeskHandle } from '#app/administration/access.server.ts';

export const handle = { permission: 'lists' } satisfies DeskHandle;

export async function loader(args: LoaderFunctionArgs) {
  const { list } = await requireList(args);
  return csvFile(`${list.name}.csv`, fileOf(list, await readAll(list)));
}
