import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccess, type DeskHandle } from '#app/administration/access.server.ts';
import { firmActor } from '#app/engagements/actor.ts';
import { findEngagement } from '#app/engagements/find.server.ts';
import { downloadOf } from '#app/http/download.ts';
import { notFound } from '#app/http/responses.ts';
import { readJoinedSource } from '#app/inbox/received/files.server.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;

/** The whole mail of a message, as it was received. */
export async function loader({ request, context, params: { id = '', message = '' } }: LoaderFunctionArgs) {
  const actor = firmActor(await requireAccess({ request, context }, 'work'));
  const mail = (await findEngagement(actor, id)) && (await readJoinedSource(id, message));
  if (!mail) throw notFound('There is no such mail, or the virus scanner has not called its files clean.');
  return downloadOf(mail);
}
