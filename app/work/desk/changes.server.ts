import { and, eq, gt } from 'drizzle-orm';
import { changesOf } from '#app/platform/audit/audit.server.ts';
import { changeLines } from '#app/platform/audit/change-lines.ts';
import type { ListedEntry } from '#app/platform/audit/stale-notice.tsx';
import { db } from '#app/platform/db/client.server.ts';
import { engagementEvents } from '#app/platform/db/schema/engagements.ts';
import { findColleagues } from '#app/accounts/core/colleagues.server.ts';

/** What colleagues and the client did since a page was shown; `seen` comes from the page. */
export async function changesSince(engagementId: string, seen: string): Promise<ListedEntry[]> {
  const since = new Date(seen);
  if (Number.isNaN(since.getTime())) return [];
  const [done, events, colleagues] = await Promise.all([
    changesOf(db(), 'engagement', engagementId),
    db()
      .select({ at: engagementEvents.at, text: engagementEvents.text })
      .from(engagementEvents)
      .where(
        and(
          eq(engagementEvents.engagementId, engagementId),
          eq(engagementEvents.isOurs, false),
          gt(engagementEvents.at, since),
        ),
      ),
    findColleagues('work'),
  ]);
  const names = Object.fromEntries(colleagues.map(({ id, name }) => [id, name]));
  const ours = done
    .filter(({ at }) => at > since)
    .map(({ id, at, by, action, changes }) => ({ id, at, by, action, lines: changeLines(changes, names) }));
  const theirs = events.map(({ at, text }, index) => ({
    id: -1 - index,
    at,
    by: 'The client',
    action: 'engagement.update',
    lines: [{ field: 'what', from: null, to: text }],
  }));
  return [...ours, ...theirs].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
