import { sql, type SQL } from 'drizzle-orm';
import { contactMessages, messageEntries } from '#app/db/schema/contact.ts';
import { matchesWords } from '#app/db/words.ts';

const messages = contactMessages;
const entries = messageEntries;

/** So many that fit otherwise are read one by one before an index is asked: it gives every message with a frequent word. */
const READ_IN_ORDER = 600;

/** The first `limit` messages of `orderBy` that fit `where`. */
export type Within = { where: SQL | undefined; orderBy: SQL[]; limit: number };

/** Sender, subject and words of a conversation, by full text; its reference too. */
export function isSaying(typed: string): SQL {
  const isReferred = hasReference(typed, sql`id`);
  return sql`${messages.id} in (
    select id from ${messages} where ${matchesWords(sql`words`, typed)}
    union select message_id from ${entries} where ${matchesWords(sql`words`, typed)}
    ${isReferred && sql`union select id from ${messages} where ${isReferred}`})`;
}

/** The same for one page of them: quick for a frequent word, which soon fills it, and for a rare one, which an index finds. */
export function isFirstSaying(typed: string, { where, orderBy, limit }: Within): SQL {
  const order = sql.join(orderBy, sql`, `);
  const fitting = sql`from ${messages} where ${where ?? true} order by ${order}`;
  const isReferred = hasReference(typed, sql`early.id`) ?? false;
  // `offset 0` keeps each step as it is written: Postgres expects too few messages of words that are often together.
  const isSaid = sql`exists (select from (select words from ${entries} where message_id = early.id offset 0) said
    where ${matchesWords(sql`said.words`, typed)})`;
  const further = (
    fits: SQL,
  ) => sql`(select id from (select * from ${messages} where ${fits} offset 0) ${messages}
    where (select count(*) from found) < ${limit} and (select true ${fitting} offset ${READ_IN_ORDER} limit 1)
      and ${where ?? true} order by ${order} limit ${limit})`;
  return sql`${messages.id} in (
    with found as materialized (
      select id from (select id, words ${fitting} limit ${READ_IN_ORDER}) early
      where ${matchesWords(sql`early.words`, typed)} or ${isReferred} or ${isSaid} limit ${limit}
    )
    select id from found
    union all ${further(sql`(${matchesWords(sql`words`, typed)} or ${hasReference(typed, sql`id`) ?? false})`)}
    union all ${further(sql`id in (select message_id from ${entries} where ${matchesWords(sql`words`, typed)})`)})`;
}

function hasReference(typed: string, id: SQL): SQL | undefined {
  const start = /^#?([0-9a-f]{8})$/i.exec(typed)?.[1]?.toLowerCase();
  const [least, most] = ['0', 'f'].map(
    (digit) => start + '-0000-0000-0000-000000000000'.replaceAll('0', digit),
  );
  return start === undefined ? undefined : sql`${id} between ${least}::uuid and ${most}::uuid`;
}
