import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireMember } from '#app/accounts/core/member.server.ts';
import { downloadOf } from '#app/platform/http/download.ts';
import { zipOfOwnDocuments } from '#app/work/client/own-documents.server.ts';
import { logDamage } from '#app/work/documents/download.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request);
  return downloadOf(await zipOfOwnDocuments(member, new URL(request.url).searchParams, logDamage(context)));
}
