import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAdmin } from '#app/administration/access.server.ts';
import { readFilter } from '#app/audit-desk/filter.ts';
import { exportEntries } from '#app/audit-desk/find.server.ts';
import { csvFile } from '#app/csv/csv-file.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request);
  const filter = readFilter(new URL(request.url).searchParams);
  return csvFile('audit.csv', await exportEntries(filter, admin.id));
}
