import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireMember } from '#app/accounts/member.server.ts';
import { downloadOf } from '#app/http/download.ts';
import { notFound } from '#app/http/responses.ts';
import { readFileOf } from '#app/member-enquiries/find.server.ts';

export async function loader({ request, params: { id = '', file = '' } }: LoaderFunctionArgs) {
  const found = await readFileOf(await requireMember(request), { id, file });
  if (!found) throw notFound('There is no such file in your enquiries.');
  return downloadOf(found);
}
