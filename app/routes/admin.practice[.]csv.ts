import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { csvFile } from '#app/platform/csv/csv-file.ts';
import { exportOverview } from '#app/work/desk/overview/export.server.ts';
import { OVERVIEW } from '#app/work/desk/overview/filter.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = firmActor(await requireAccess({ request, context }, 'work'));
  const filter = OVERVIEW.read(new URL(request.url).searchParams);
  return csvFile('practice.csv', await exportOverview(filter, me));
}
