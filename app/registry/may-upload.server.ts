import { findMember } from '#app/accounts/member.server.ts';
import { mayUpload as mayColleagueUpload } from '#app/administration/access.server.ts';
import { hasOpenedLink } from '#app/client-room/opened-link.server.ts';
import type { RouteHandle } from '#app/http/route-handle.ts';

/** Whether a body longer than a form's is read at all, on a route with this handle. Throws what the database throws. */
export async function mayUpload(request: Request, handle: RouteHandle): Promise<boolean> {
  if (!handle.upload?.isForClients) return mayColleagueUpload(request, handle);
  return (await hasOpenedLink(request)) || (await findMember(request)) !== null;
}
