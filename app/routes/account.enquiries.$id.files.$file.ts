import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireMember } from '#app/accounts/member.server.ts';
import { downloadOf } from '#app/http/download.ts';
import { notFound } from '#app/http/responses.ts';
import { readReceivedFile } from '#app/inbox/received/files.server.ts';
import { findEnquiry } from '#app/member-enquiries/find.server.ts';

/** Only files that the conversation's page shows. */
export async function loader({ request, params: { id = '', file = '' } }: LoaderFunctionArgs) {
  const enquiry = await findEnquiry(await requireMember(request), id);
  const shown = enquiry && [enquiry, ...enquiry.entries].flatMap(({ files }) => files);
  const isShown = shown?.some(({ path }) => path === `files/${file}`);
  const found = isShown ? await readReceivedFile(id, file) : null;
  if (!found) throw notFound('There is no such file in your enquiries.');
  return downloadOf(found);
}
