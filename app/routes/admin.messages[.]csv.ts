import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAdmin } from '#app/administration/access.server.ts';
import { csvFile } from '#app/csv/csv-file.ts';
import { exportMessages } from '#app/inbox/export.server.ts';
import { readFilter } from '#app/inbox/filter.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request);
  const filter = readFilter(new URL(request.url).searchParams);
  return csvFile('messages.csv', await exportMessages(filter, admin.id));
}
