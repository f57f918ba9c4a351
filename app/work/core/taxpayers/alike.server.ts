import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';

/** `assignee`: who looks after it; null for nobody. */
export type Alike = { id: string; name: string; assignee: string | null; because: string };

type Known = Pick<typeof taxpayers.$inferSelect, 'name' | 'email' | 'taxNumber' | 'registrationNumber'>;

/** How many are shown. */
const MOST = 5;

/**
 * Taxpayers with the same number, address or name, whoever looks after them. `id`: of the one that is asked about, and
 * `before`: what it had, since only what is new is asked about.
 */
export async function findAlike(
  { name, email, taxNumber, registrationNumber }: Known,
  { id, before }: { id?: string; before?: Known } = {},
): Promise<Alike[]> {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const isNew = (value: string | null, old: string | null | undefined) =>
    value !== null && value !== '' && value !== old;
  const same = [
    isNew(taxNumber, before?.taxNumber) && {
      is: eq(taxpayers.taxNumber, taxNumber ?? ''),
      because: 'tax number',
    },
    isNew(registrationNumber, before?.registrationNumber) && {
      is: sql`lower(${taxpayers.registrationNumber}) = ${registrationNumber?.toLowerCase()}`,
      because: 'registration number',
    },
    isNew(email, before?.email) && { is: eq(taxpayers.email, email?.toLowerCase() ?? ''), because: 'e-mail' },
    isNew(name, before?.name) && {
      is: sql`regexp_replace(lower(${taxpayers.name}), '[^[:alnum:]]', '', 'g') = ${plain(name)}`,
      because: 'name',
    },
  ].filter((one) => one !== false);
  if (same.length === 0) return [];
  const because = sql<string>`concat_ws(' and ', ${sql.join(
    same.map(({ is, because }) => sql`case when ${is} then ${because} end`),
    sql`, `,
  )})`;
  return db()
    .select({ id: taxpayers.id, name: taxpayers.name, assignee: profiles.fullName, because })
    .from(taxpayers)
    .leftJoin(profiles, eq(profiles.id, taxpayers.assigneeId))
    .where(
      and(
        isNull(taxpayers.deletedAt),
        id ? ne(taxpayers.id, id) : undefined,
        or(...same.map(({ is }) => is)),
      ),
    )
    .orderBy(taxpayers.name, taxpayers.id)
    .limit(MOST);
}
