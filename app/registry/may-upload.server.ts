import { findSender } from '#app/accounts/access/access.server.ts';
import { requestOfLink } from '#app/accounts/recovery/identity.server.ts';
import { findClient } from '#app/work/client/client.server.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';

type Route = { handle: RouteHandle; params: Readonly<Record<string, string | undefined>> };

/** Whether this route reads a body longer than a form's at all. Throws when the database fails. */
export async function mayUpload(
  request: Request,
  { handle, params: { id = '', token = '' } }: Route,
): Promise<boolean> {
  if (handle.upload?.isForAnybody) return true;
  if (handle.upload?.isForRecovery) return (await requestOfLink(token)) !== null;
  if (handle.upload?.isForClients) return (await findClient(request, id)) !== null;
  const colleague = await findSender(request, handle);
  if (!colleague || !handle.upload?.ofWork) return colleague !== null;
  return (await findEngagement(firmActor(colleague), id)) !== null;
}
