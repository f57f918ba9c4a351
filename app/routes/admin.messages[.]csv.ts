import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAdmin } from '#app/administration/access.server.ts';
import { PRIVATE_PAGE } from '#app/http/cache.ts';
import { exportMessages } from '#app/inbox/export.server.ts';
import { readFilter } from '#app/inbox/filter.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request);
  const filter = readFilter(new URL(request.url).searchParams);
  return new Response(await exportMessages(filter, admin.id), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="messages.csv"',
      'Cache-Control': PRIVATE_PAGE,
    },
  });
}
