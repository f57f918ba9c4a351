import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { AUDIT } from '#app/desk/audit/filter.ts';
import { exportEntries } from '#app/desk/audit/find.server.ts';
import { tableFile } from '#app/platform/csv/table-file.server.ts';

export const handle = { permission: 'audit' } satisfies DeskHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAccess({ request, context }, 'audit');
  const filter = AUDIT.read(new URL(request.url).searchParams);
  return tableFile(request, 'audit', await exportEntries(filter, admin.id));
}
