import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireMember } from '#app/accounts/member.server.ts';
import { ownData } from '#app/accounts/own-data.server.ts';
import { PRIVATE_PAGE } from '#app/http/cache.ts';

/** Everything kept of a member, as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  const member = await requireMember(request);
  return new Response(JSON.stringify(await ownData(member), null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
      'Cache-Control': PRIVATE_PAGE,
    },
  });
}
