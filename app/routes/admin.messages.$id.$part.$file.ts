import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccess, type DeskHandle } from '#app/administration/access.server.ts';
import { downloadOf } from '#app/http/download.ts';
import { notFound } from '#app/http/responses.ts';
import { readReceivedFile, readReceivedSource } from '#app/inbox/received/files.server.ts';
import { readSentFile } from '#app/conversation/sent-files.server.ts';

const READERS: Record<string, typeof readReceivedFile> = {
  files: readReceivedFile,
  source: readReceivedSource,
  sent: (message, file) => readSentFile(message, file),
};

export const handle = { permission: 'messages' } satisfies DeskHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { id = '', part = '', file = '' } = params;
  await requireAccess({ request, context }, 'messages');
  const read = Object.hasOwn(READERS, part) ? READERS[part] : undefined;
  const found = await read?.(id, file);
  if (!found) throw notFound('There is no such file. Its conversation may have been deleted.');
  return downloadOf(found);
}
