import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { keysOf, recordOf } from '#app/platform/core/keys.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { jsonObject } from '#app/platform/db/json.ts';
import { ficaRecords } from '#app/platform/db/schema/fica.ts';
import { taxpayerRelations } from '#app/platform/db/schema/relations.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { NAMED_BY, OWNER_FROM, OWNING, type Behind, type Named } from './fica.ts';
import { overText, RELATIONS, SHARED, WHOLE, type RelationKind } from './relations.ts';

const { holderId, holderName, ofId, ofName, kind, share } = taxpayerRelations;
const { owners, taxpayerId } = ficaRecords;

/** A subquery `behind`, by `client`: who is behind it, as `behindIn` finds it in its relations. */
export function behindOf(isWanted: (client: PgColumn) => SQL): SQL {
  const named = keysOf(NAMED_BY).map((what) => {
    const counts = sql`${among(NAMED_BY[what])} and coalesce(seen.share, ${WHOLE}::int) >= ${OWNER_FROM}::int`;
    return sql`bool_or(${counts}) as ${sql.identifier(what)}`;
  });
  const sums = SHARED.map(
    (one) => sql`(sum(seen.share) filter (where ${among([one])}))::int as ${sumOf(one)}`,
  );
  const mutual = OWNING.filter((one: RelationKind) => RELATIONS[one].isMutual);
  // Compared here, once for each client, as views ask twice. `offset 0` keeps Postgres from writing each line twice.
  return sql`(select client, ${sql.join([...named, ...sums], sql`, `)},
      array_agg(seen.line order by seen.line collate "C") <>
        array(select value from jsonb_array_elements_text(seen.owners) order by value collate "C") as is_other
    from (select pairs.client, pairs.kind, pairs.share, ${owners} as owners,
      case when ${owners} is not null then ${LINE} end as line from (
      select ${ofId} as client, ${holderId} as other, ${holderName} as name, ${kind} as kind, ${share} as share
      from ${taxpayerRelations} where ${and(isWanted(ofId), isIn(kind, OWNING))}
      union all
      select ${holderId}, ${ofId}, ${ofName}, ${kind}, ${share}
      from ${taxpayerRelations} where ${and(isWanted(holderId), isIn(kind, mutual))}
    ) pairs left join ${taxpayers} others on others.id = pairs.other
    left join ${ficaRecords} on ${eq(taxpayerId, sql`pairs.client`)}
    where others.deleted_at is null offset 0) seen group by client, seen.owners) behind`;
}

/** As `ownersIn` writes it: `Sipho, shareholder, 33.33%`. */
const LINE = sql`concat_ws(', ', coalesce(others.name, pairs.name), case pairs.kind ${sql.join(
  OWNING.map((one) => sql`when ${one} then ${RELATIONS[one].label.toLowerCase()}`),
  sql` `,
)} end, trim_scale(pairs.share / 100.0)::text || '%')`;

export function isNamed(what: keyof Named): SQL<boolean> {
  return sql`coalesce(behind.${sql.identifier(what)}, false)`;
}

const over = (one: RelationKind) => sql<boolean>`coalesce(behind.${sumOf(one)} > ${WHOLE}::int, false)`;

/** In queries with the record and `behind`. */
export const isOver = or(...SHARED.map(over));

export const isOther = sql<boolean>`(${owners} is not null and coalesce(behind.is_other, ${owners} <> '[]'))`;

export const seenBehind = {
  ...recordOf(keysOf(NAMED_BY), isNamed),
  sums: jsonObject(recordOf(SHARED, (one) => sql<number | null>`behind.${sumOf(one)}`)),
  isOther,
};

type Seen = Named & { sums: Partial<Record<RelationKind, number | null>>; isOther: boolean };

export function readBehind({ sums, ...seen }: Seen): Behind {
  return { ...seen, over: SHARED.flatMap((one) => overText(one, sums[one] ?? 0) ?? []) };
}

function among(kinds: readonly RelationKind[]): SQL<boolean> {
  return isIn(sql`seen.kind`, kinds);
}

function sumOf(relation: RelationKind) {
  return sql.identifier(`${relation}_sum`);
}
