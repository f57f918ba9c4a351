import type { ClientWork } from '#app/bookings/public/about.server.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { findClient } from './client.server.ts';

/** Work that this visitor may read as its client, and who looks after it; null for everybody else. */
export async function findWorkOfClient(request: Request, id: string): Promise<ClientWork | null> {
  const actor = await findClient(request, id);
  const engagement = actor && (await findEngagement(actor, id));
  if (!engagement) return null;
  const { title, taxpayer, assignee } = engagement;
  return {
    engagementId: id,
    taxpayerId: taxpayer.id,
    title,
    taxpayer: taxpayer.name,
    colleague: assignee,
    client: { userId: actor.userId, email: actor.email },
  };
}
