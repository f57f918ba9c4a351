import { eq } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import type { Actor } from '#app/accounts/core/actor.ts';
import { DAY, dayText, southAfricanDay, whenText } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { documents, removedDocuments } from '#app/platform/db/schema/documents.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { CLOSED } from './closed.ts';
import { closed } from './documents.server.ts';

/** What became of a document; `work`: the page of its work, for who sees it. */
export type Fate = { title: string; text: string; work: { path: string; title: string } | null };

const UNKNOWN: Fate = {
  title: 'This file is not here',
  text: 'It was deleted, or the time for which we keep it has passed, or it belongs to somebody else.',
  work: null,
};

/** The work of a document that is there, or that can be brought back. Does not check who may see it. */
export async function workOfDocument(id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  for (const table of [documents, removedDocuments]) {
    const { engagementId } = table;
    const [found] = await db().select({ engagementId }).from(table).where(eq(table.id, id));
    if (found) return found.engagementId;
  }
  return null;
}

export async function fateOf(actor: Actor, id: string): Promise<Fate> {
  const engagement = await findEngagement(actor, (await workOfDocument(id)) ?? '');
  if (!engagement) return UNKNOWN;
  const isFirm = actor.party === 'firm';
  const path = `${isFirm ? '/admin/work' : '/work'}/${engagement.id}`;
  const work = { path, title: engagement.title };
  const { name } = documents;
  const [here] = await db().select({ name, scan: closed() }).from(documents).where(eq(documents.id, id));
  if (here)
    return {
      title: `“${here.name}”`,
      text: here.scan ? CLOSED[here.scan].refusal : 'It is here: open it from the page of its work.',
      work,
    };
  const [removed] = await db()
    .select({ name: removedDocuments.name, at: removedDocuments.removedAt, by: profiles.fullName })
    .from(removedDocuments)
    .leftJoin(profiles, eq(profiles.id, removedDocuments.removedBy))
    .where(eq(removedDocuments.id, id));
  if (!removed) return UNKNOWN;
  const until = dayText(
    southAfricanDay(new Date(removed.at.getTime() + retention.removedDocumentDays * DAY)),
  );
  const way = isFirm
    ? `It can be brought back until ${until}, under “Removed files” of its work.`
    : `If it is needed after all, write to us in its work: we can bring it back until ${until}.`;
  return {
    title: `“${removed.name}” was deleted`,
    text: `${removed.by ? `${removed.by} deleted it` : 'It was deleted'} ${whenText(removed.at)}. ${way}`,
    work,
  };
}
