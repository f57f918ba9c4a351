import { gte } from 'drizzle-orm';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { clientMailDays } from '#app/platform/db/schema/taxpayers.ts';
import { keyedHash } from '#app/platform/http/rate-limit.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { groupPairs } from '#app/platform/core/keys.ts';

/** Of all mails to a person, or of those about a piece of work; those of a proposal are one. */
export function markOf(
  { email }: { email: string },
  work?: { id: string; proposalId: string | null },
): string {
  return keyedHash(work ? `${email} ${work.proposalId ?? work.id}` : email);
}

/** Gives those that were not there today: two at the same time wait for each other here. */
export async function addMarks(
  tx: Transaction,
  marks: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (marks.length === 0) return new Set();
  const day = southAfricanDay(now);
  const added = await tx
    .insert(clientMailDays)
    .values(marks.map((recipient) => ({ recipient, day })))
    .onConflictDoNothing()
    .returning({ mark: clientMailDays.recipient });
  return new Set(added.map(({ mark }) => mark));
}

export async function daysMailed(since: string): Promise<Map<string, string[]>> {
  const rows = await db().select().from(clientMailDays).where(gte(clientMailDays.day, since));
  return groupPairs(rows.map(({ recipient, day }) => [recipient, day]));
}
