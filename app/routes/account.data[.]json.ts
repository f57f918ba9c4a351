import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireMember } from '#app/accounts/core/member.server.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { storedData } from '#app/registry/stored-data.server.ts';
import { readOwnData } from '#app/platform/stored-data/stored-data.server.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const member = await requireMember(request);
  const { download } = await readOwnData(storedData, member);
  return new Response(JSON.stringify(download, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
      'Cache-Control': PRIVATE_PAGE,
    },
  });
}
