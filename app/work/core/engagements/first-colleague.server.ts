import { and, inArray } from 'drizzle-orm';
import { colleagueIds } from '#app/accounts/core/colleagues.server.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';

/** The address of the first of these who still works here. */
export async function firstColleague(
  tx: Transaction,
  ids: readonly (string | null)[],
): Promise<string | null> {
  const wanted = ids.filter((id) => id !== null);
  const colleagues = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.id, wanted), inArray(users.id, colleagueIds('work'))));
  const [first] = wanted.flatMap((id) => colleagues.filter((one) => one.id === id));
  return first?.email ?? null;
}
