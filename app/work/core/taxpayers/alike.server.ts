import { and, eq, isNull, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { isNotIn } from '#app/platform/db/is-in.ts';
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
      is: sql`${nameKey(taxpayers.name)} = ${nameKey(sql`${name}::text`)}`,
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

/** For queries of `taxpayers`: another one that is not in the trash has the same number, address or name. */
export function isAlikeAnother(): SQL {
  const { name, email, taxNumber, registrationNumber } = taxpayers;
  const keys = [taxNumber, sql`lower(${registrationNumber})`, email, nameKey(name)];
  const twins = keys.map(
    (key) =>
      sql`select unnest(array_agg(${taxpayers.id})) from ${taxpayers} where ${isNull(taxpayers.deletedAt)} and ${key} is not null
        group by ${key} having count(*) > 1`,
  );
  return sql`${taxpayers.id} in (${sql.join(twins, sql` union all `)})`;
}

/** The forms of companies, which say nothing about who it is. */
const FORMS = ['pty', 'proprietary', 'ltd', 'limited', 'cc', 'npc', 'inc', 'rf'];

/** The words of a name in alphabetical order, as `Nkosi, Thandi` is like `Thandi Nkosi`. Null if it has none. */
function nameKey(name: SQLWrapper): SQL {
  return sql`(select string_agg(word, ' ' order by word)
    from regexp_split_to_table(regexp_replace(lower(${name}), '[.''’]', '', 'g'), '[^[:alnum:]]+') word
    where word <> '' and ${isNotIn(sql`word`, FORMS)})`;
}
