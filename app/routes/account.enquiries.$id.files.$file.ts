import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireMember } from '#app/accounts/core/member.server.ts';
import { downloadOf } from '#app/platform/http/download.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { readFileOf } from '#app/enquiries/client/find.server.ts';

export async function loader({ request, params: { id = '', file = '' } }: LoaderFunctionArgs) {
  const found = await readFileOf(await requireMember(request), { id, file });
  if (!found) throw notFound('There is no such file in your enquiries.');
  return downloadOf(found);
}
