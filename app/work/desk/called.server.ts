import { and, ilike, isNotNull, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { jsonObject } from '#app/platform/db/json.ts';
import { containing } from '#app/platform/db/like.ts';
import { readPart } from '#app/platform/db/parts.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { indexFirst, searchedWords } from '#app/platform/db/search-words.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';

const named = alias(taxpayers, 'named');
const titled = alias(engagements, 'titled');

export type Called = { clients: string[]; works: string[] };

/** More ids than these take longer to send than to find. */
const MOST_CALLED = 2_000;

/** By word of the text; null where one fits too much. For pages that ask for the same words in several ways. */
export async function findCalled(text: string): Promise<Called[] | null> {
  const words = searchedWords(text).map((word) => {
    const { clients, works } = calledBy(within(word), MOST_CALLED + 1);
    return jsonObject({ clients: sql<string[]>`array(${clients})`, works: sql<string[]>`array(${works})` });
  });
  if (words.length === 0) return [];
  const called = await readPart({
    json: sql`json_build_array(${sql.join(words, sql`, `)})`,
    read: (json) => json as Called[],
  });
  const isFew = called.every(({ clients, works }) => Math.max(clients.length, works.length) <= MOST_CALLED);
  return isFew ? called : null;
}

export function isOfWords(text: string, called: readonly Called[] | null): SQL | undefined {
  return called
    ? and(...called.map(({ clients, works }) => isOneOf(idsIn(clients), idsIn(works))))
    : and(...searchedWords(text).map((word) => isCalled(within(word))));
}

export function isCalled(fits: (text: PgColumn) => SQL): SQL {
  const { clients, works } = calledBy(fits);
  return isOneOf(sql`array(${clients})`, sql`array(${works})`);
}

function within(word: string): (text: PgColumn) => SQL {
  return (text) => ilike(text, containing(word));
}

function idsIn(ids: readonly string[]): SQL {
  return sql`${sql.param(ids)}::uuid[]`;
}

/** Both are found first, as arrays: so Postgres joins two indexes, and does not read all work. */
function isOneOf(clients: SQL, works: SQL): SQL {
  return sql`(${engagements.taxpayerId} = any(${clients}) or ${engagements.id} = any(${works}))`;
}

function calledBy(fits: (text: PgColumn) => SQL, most?: number) {
  const hasTitle = and(isNotNull(titled.ownTitle), fits(titled.ownTitle));
  const limit = most === undefined ? sql`` : sql`limit ${most}`;
  return {
    clients: sql`select id from ${taxpayers} named where ${indexFirst(named.name, fits(named.name))} ${limit}`,
    works: sql`select id from ${engagements} titled where ${hasTitle} ${limit}`,
  };
}
