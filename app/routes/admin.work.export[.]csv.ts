import type { LoaderFunctionArgs } from '@remix-run/node';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { tableFile } from '#app/platform/csv/table-file.server.ts';
import { exportWork } from '#app/work/desk/export.server.ts';
import { WORK } from '#app/work/desk/filter.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  const filter = WORK.read(new URL(request.url).searchParams);
  return tableFile(request, 'work', await exportWork(me, filter));
}
