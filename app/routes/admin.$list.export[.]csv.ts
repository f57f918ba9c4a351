import type { LoaderFunctionArgs } from '@remix-run/node';
import { PRIVATE_PAGE } from '#app/http/cache.ts';
import { requireList } from '#app/list-desk/administer.server.ts';
import { readAll } from '#app/list-desk/find.server.ts';
import { fileOf } from '#app/list-desk/spreadsheet.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { list } = await requireList(args);
  return new Response(fileOf(list, await readAll(list)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${list.name}.csv"`,
      'Cache-Control': PRIVATE_PAGE,
    },
  });
}
