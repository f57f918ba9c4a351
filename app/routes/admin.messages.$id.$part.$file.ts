import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { downloadOf } from '#app/platform/http/download.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { readReceivedFile, readReceivedSource } from '#app/enquiries/received/files.server.ts';
import { readSentFile } from '#app/enquiries/desk/enquiry/sent-files.server.ts';

type Read = (enquiryId: string, file: string, readerId: string) => ReturnType<typeof readReceivedFile>;

const READERS: Record<string, Read> = {
  files: (enquiryId, file) => readReceivedFile(enquiryId, file),
  source: (enquiryId, file) => readReceivedSource(enquiryId, file),
  sent: (enquiryId, file, authorId) => readSentFile({ enquiryId, authorId }, file),
};

export const handle = { permission: 'enquiries' } satisfies DeskHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { id = '', part = '', file = '' } = params;
  const colleague = await requireAccess({ request, context }, 'enquiries');
  const read = Object.hasOwn(READERS, part) ? READERS[part] : undefined;
  const found = await read?.(id, file, colleague.id);
  if (!found) throw notFound('There is no such file. Its conversation may have been deleted.');
  return downloadOf(found);
}
