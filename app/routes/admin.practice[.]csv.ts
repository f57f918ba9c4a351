import type { LoaderFunctionArgs } from '@remix-run/node';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { tableFile } from '#app/platform/csv/table-file.server.ts';
import { exportOverview } from '#app/work/desk/overview/export.server.ts';
import { OVERVIEW } from '#app/work/desk/overview/filter.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  const filter = OVERVIEW.read(new URL(request.url).searchParams);
  return tableFile(request, 'practice', await exportOverview(filter, me));
}
