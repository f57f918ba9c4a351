import type { LoaderFunctionArgs } from '@remix-run/node';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { namesOfThoseWhoMay } from '#app/accounts/core/role-texts.ts';
import { may } from '#app/accounts/core/roles.ts';
import { forbidden } from '#app/platform/http/responses.ts';
import { tableFile } from '#app/platform/csv/table-file.server.ts';
import { TAXPAYERS } from '#app/work/desk/taxpayers/filter.ts';
import { exportClients } from '#app/work/desk/import/export.server.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  const { searchParams } = new URL(request.url);
  const withBank = searchParams.get('bank') === 'yes';
  if (withBank && !may(me.role, 'allocate'))
    throw forbidden(`Only ${namesOfThoseWhoMay('allocate')} export bank details.`);
  return tableFile(request, 'clients', await exportClients(me, TAXPAYERS.read(searchParams), { withBank }));
}
