import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { tableFile } from '#app/platform/csv/table-file.server.ts';
import { exportOverview } from '#app/work/desk/overview/export.server.ts';
import { OVERVIEW } from '#app/work/desk/overview/filter.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = firmActor(await requireAccess({ request, context }, 'work'));
  const filter = OVERVIEW.read(new URL(request.url).searchParams);
  return tableFile(request, 'practice', await exportOverview(filter, me));
}
