import type { LoaderFunctionArgs } from '@remix-run/node';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { downloadOf } from '#app/platform/http/download.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { readJoinedSource } from '#app/enquiries/received/files.server.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;

export async function loader({ request, context, params: { id = '', message = '' } }: LoaderFunctionArgs) {
  const actor = await requireFirmActor({ request, context }, 'work');
  const mail = (await findEngagement(actor, id)) && (await readJoinedSource(id, message));
  if (!mail) throw notFound('There is no such mail, or the virus scanner has not called its files clean.');
  return downloadOf(mail);
}
