import { and, eq, isNull, ne, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { digitsOf } from '#app/platform/db/phone-search.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { taxpayers, taxpayersApart } from '#app/platform/db/schema/taxpayers.ts';
import { NUMBER_KINDS } from '#app/platform/db/work-values.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { KIND_LABELS } from './kinds.ts';
import { nameOfNumber, type Numbers } from './numbers.ts';

/** `assignee`: who looks after it; null for nobody. */
export type Alike = {
  id: string;
  name: string;
  assignee: string | null;
  because: string;
  /** What tells it from others of the same name: `Person, 0123456789, since 2024`. */
  about: string;
};

type Known = Pick<typeof taxpayers.$inferSelect, 'name' | 'email' | 'taxNumber' | 'registrationNumber'> & {
  numbers?: Numbers;
};

const MOST = 5;

/** Among clients of all colleagues. `id`: the one asked about; `before`: what it had, as only new values count. */
export async function findAlike(
  { name, email, taxNumber, registrationNumber, numbers = {} }: Known,
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
      is: hasNumber(
        digitsOf(taxpayers.registrationNumber),
        registrationNumber,
        sql`lower(${taxpayers.registrationNumber}) = ${registrationNumber?.toLowerCase()}`,
      ),
      because: 'registration number',
    },
    ...keysOf(numbers).map(
      (kind) =>
        isNew(numbers[kind] ?? null, before?.numbers?.[kind]) && {
          is: hasNumber(
            digitsOf(sql`${taxpayers.numbers}::text`),
            numbers[kind],
            sql`${taxpayers.numbers} ->> ${kind}::text = ${numbers[kind]}`,
          ),
          because: nameOfNumber(kind),
        },
    ),
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
  const { kind, createdAt, taxNumber: tax, registrationNumber: registration } = taxpayers;
  const rows = await db()
    .select({
      id: taxpayers.id,
      name: taxpayers.name,
      assignee: profiles.fullName,
      because,
      known: { kind, createdAt, taxNumber: tax, registrationNumber: registration },
    })
    .from(taxpayers)
    .leftJoin(profiles, eq(profiles.id, taxpayers.assigneeId))
    .where(
      and(
        isNull(taxpayers.deletedAt),
        id ? ne(taxpayers.id, id) : undefined,
        id ? not(isApart(taxpayers.id, sql`${id}::uuid`)) : undefined,
        sql`${taxpayers.id} = any(array(${foundBy(same.map(({ is }) => is))}))`,
      ),
    )
    .orderBy(byName(taxpayers.name), taxpayers.id)
    .limit(MOST);
  return rows.map(({ known, ...row }) => ({ ...row, about: aboutText(known) }));
}

/** Each way is a query of its own, by its own index: joined by `or` they would be asked of every client. */
function foundBy(ways: readonly SQL[]): SQL {
  const each = ways.map((is) => sql`select ${taxpayers.id} from ${taxpayers} where ${is}`);
  return sql.join(each, sql` union all `);
}

/** Found by its digits, for which there is an index. */
function hasNumber(digits: SQL, number: string | null | undefined, is: SQL): SQL {
  return sql`(${digits} like ${`%${number?.replaceAll(/\D/g, '')}%`} and ${is})`;
}

type Facts = Pick<typeof taxpayers.$inferSelect, 'kind' | 'taxNumber' | 'registrationNumber' | 'createdAt'>;

function aboutText({ kind, taxNumber, registrationNumber, createdAt }: Facts): string {
  const year = southAfricanDay(createdAt).slice(0, 4);
  return [KIND_LABELS[kind], taxNumber ?? registrationNumber, `since ${year}`].filter(Boolean).join(', ');
}

function isApart(one: SQLWrapper, other: SQLWrapper): SQL {
  const { oneId, otherId } = taxpayersApart;
  return sql`exists (select from ${taxpayersApart} where ${oneId} = least(${one}, ${other}) and ${otherId} = greatest(${one}, ${other}))`;
}

/** The words in alphabetical order (`Nkosi Thandi`), without forms of companies. In the database, for an index. */
function nameKey(name: SQLWrapper): SQL {
  return sql`name_key(${name})`;
}

const KEYS = [
  ['tax number', taxpayers.taxNumber],
  ['registration number', sql`lower(${taxpayers.registrationNumber})`],
  ['e-mail', taxpayers.email],
  ['name', nameKey(taxpayers.name)],
] as const;

export type AlikeKey = (typeof KEYS)[number][0];

/** Two outside the trash with the same number, address or name: `one`, the older, `other`, and `same` as words. */
export function alikePairs(): SQL {
  const keyed = KEYS.map(
    (
      [because, key],
      at,
    ) => sql`select ${taxpayers.id} as id, ${taxpayers.createdAt} as since, ${at}::int as at,
      ${because}::text as because, ${key} as key from ${taxpayers} where ${isNull(taxpayers.deletedAt)}`,
  );
  const named = NUMBER_KINDS.map(
    (kind, index) => sql`(${kind}::text, ${KEYS.length + index}::int, ${nameOfNumber(kind)}::text)`,
  );
  const numbered = sql`select ${taxpayers.id}, ${taxpayers.createdAt}, kinds.at, kinds.because, own.value
    from ${taxpayers} cross join jsonb_each_text(${taxpayers.numbers}) own
    join (values ${sql.join(named, sql`, `)}) kinds (kind, at, because) on kinds.kind = own.key
    where ${isNull(taxpayers.deletedAt)}`;
  return sql`(with keyed as materialized (${sql.join([...keyed, numbered], sql` union all `)})
    select a.id as one, b.id as other, json_agg(a.because order by a.at) as same from keyed a
    join keyed b on b.at = a.at and b.key = a.key and (a.since, a.id) < (b.since, b.id)
    where not ${isApart(sql`a.id`, sql`b.id`)} group by a.id, b.id)`;
}

/** For queries of `taxpayers`. */
export function isAlikeAnother(): SQL {
  return sql`${taxpayers.id} in (select unnest(array[one, other]) from ${alikePairs()} pairs)`;
}
