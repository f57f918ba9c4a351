import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { tableFile } from '#app/platform/csv/table-file.server.ts';
import { exportEnquiries } from '#app/enquiries/desk/inbox/export.server.ts';
import { readFilter } from '#app/enquiries/desk/inbox/filter.ts';

export const handle = { permission: 'enquiries' } satisfies DeskHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAccess({ request, context }, 'enquiries');
  const filter = readFilter(new URL(request.url).searchParams);
  return tableFile(request, 'messages', await exportEnquiries(filter, admin.id));
}
