import { eq } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { changing, recordStep } from '#app/work/core/engagements/changing.server.ts';
import { setHandled } from '#app/work/core/engagements/news.server.ts';
import { addEvent } from '#app/work/core/engagements/timeline.server.ts';
import { lookedAt } from '#app/work/core/notices/notify-firm.server.ts';

/** A paper beside the list needs nothing more. `there`: somebody has said so already, or filed it. */
export async function acceptPaper(
  actor: FirmActor,
  id: string,
  now = new Date(),
): Promise<'accepted' | 'there' | 'gone'> {
  if (!isUuid(id)) return 'gone';
  const [known] = await db().select().from(documents).where(eq(documents.id, id));
  if (!known) return 'gone';
  const { engagementId, name } = known;
  return changing(actor, engagementId, async (tx, engagement) => {
    if (!(await setHandled(tx, id, now))) return 'there';
    const event = { engagementId, kind: 'document', text: `Accepted: ${name}`, isForClient: true } as const;
    await addEvent(tx, event, actor, now);
    await lookedAt(tx, actor, engagementId, { kind: 'paper', aboutIds: [id] });
    await recordStep(tx, actor, 'accept', engagement, { document: name });
    return 'accepted';
  });
}
