import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

const MOST_WORDS = 20;
const PARTS = /([\p{L}\p{N}\p{M}]+)([^\p{L}\p{N}\p{M}\s]?)/gu;

/** A word followed by punctuation is whole. Without words nothing matches. */
export function matchesWords(index: SQLWrapper, typed: string): SQL {
  const query = wordQueries(typed).join(' & ');
  return query ? sql`${index} @@ to_tsquery('simple', ${query})` : sql`false`;
}

export function wordQueries(typed: string): string[] {
  return [...typed.matchAll(PARTS)]
    .slice(0, MOST_WORDS)
    .map(([, word, mark]) => `'${word}'${mark ? '' : ':*'}`);
}
