import { and, or, sql, type SQL } from 'drizzle-orm';
import { enquiries, enquiryEntries, enquiryHeading } from '#app/platform/db/schema/enquiries.ts';
import { hasPhone, phoneIn } from '#app/platform/db/phone-search.ts';
import { beginsEachWord, searchedWords } from '#app/platform/db/search-words.ts';
import { matchesWords, wordQueries } from '#app/platform/db/words.ts';
import type { Filter } from './filter.ts';

const entries = enquiryEntries;

// Columns are named in SQL here, without their tables: `full-text.server.test.ts` is what notices a renamed one.

/** The first enquiries that are checked one by one: with a frequent word or tag they soon fill a page. */
const TRIED_FIRST = 600;
const READ_FOR_A_TAG = 5000;
/** If at most this many enquiries fit otherwise, each is checked without an index. */
const FEW = 2000;
/** An index reads every word with that beginning, so only the rarest words are looked up. */
const WORDS_OF_INDEX = 2;

type Searched = Pick<Filter, 'q' | 'tag'>;

/** The first `limit` enquiries of `orderBy` that fit `where`, which an index gives in that order. */
export type Within = { where: SQL | undefined; orderBy: SQL[]; limit: number };

export function hasWords(typed: string): SQL {
  const isOne = isNumbered(typed);
  return sql`${enquiries.id} in (
    select id from ${enquiries} where ${matchesWords(sql`words`, typed)}
    union select enquiry_id from ${entries} where ${matchesWords(sql`words`, typed)}
    ${isOne && sql`union select id from ${enquiries} where ${isOne}`})`;
}

/** Searches words, a tag or both, for one page of enquiries: as fast for frequent words as for rare ones. */
export function hasWordsOrTag(filter: Searched, within: Within): SQL {
  return sql`${enquiries.id} in (${idsWith(filter, within)})`;
}

/** For an order by fit. `falls`: heading first, the latest first. The second part is only read for a page not full. */
export function hasWordsByFit(filter: Searched, within: Within & { falls: boolean }): SQL {
  const isHeaded = isInHeading(filter.q);
  const headed = idsHeaded(filter, within, isHeaded);
  const others = idsWith(filter, { ...within, where: and(within.where, sql`not ${isHeaded}`) });
  const [first, second] = within.falls ? [headed, others] : [others, headed];
  return sql`${enquiries.id} in (
    with first_part as materialized (${first})
    select id from first_part union all
    select id from (${second}) second_part where (select count(*) from first_part) < ${within.limit})`;
}

export function isInHeading(q: string): SQL {
  return beginsEachWord(sql`(${enquiryHeading})`, searchedWords(q));
}

/** Among the first ones without an index, which would read all that have a frequent word. */
function idsHeaded({ q, tag }: Searched, { where = sql`true`, orderBy, limit }: Within, isHeaded: SQL): SQL {
  const order = sql.join(orderBy, sql`, `);
  const fits = sql`${isHeaded} and ${matchesWords(sql`words`, q)} and ${tag ? sql`tags @> array[${tag}]` : sql`true`}`;
  return sql`with early as materialized (
      select * from ${enquiries} where ${where} order by ${order} limit ${TRIED_FIRST}
    ), found as materialized (
      select id from early ${enquiries} where ${fits} limit ${limit}
    )
    select id from found
    union all (select id from (select * from ${enquiries} where ${isHeaded} offset 0) ${enquiries}
      where (select count(*) from found) < ${limit} and ${fits} and ${where} order by ${order} limit ${limit})`;
}

function idsWith({ q, tag }: Searched, { where = sql`true`, orderBy, limit }: Within): SQL {
  const order = sql.join(orderBy, sql`, `);
  const isTagged = tag ? sql`tags @> array[${tag}]` : sql`true`;
  const isSaid = q ? matchesWords(sql`words`, q) : sql`true`;
  const isOne = isNumbered(q) ?? sql`false`;
  const hasManyWords = wordQueries(q).length > WORDS_OF_INDEX;
  const isIndexed = hasManyWords ? sql`words @@ (select query from rarest)` : isSaid;
  const isRest = hasManyWords ? isSaid : sql`true`;
  // `offset 0` keeps the steps as they are written: Postgres misjudges how many enquiries have both words and tags.
  const triedOf = (some: SQL) => sql`select id from ${some} tried where (${isSaid} or ${isOne} or exists (
    select from (select words from ${entries} where enquiry_id = tried.id offset 0) entry where ${isSaid}))`;
  const isShort = sql`(select count < ${limit} from found_first)`;
  const areMany = sql`(select count > ${FEW} from fitting)`;
  const foundByIndex = (fits: SQL, rest: SQL) => sql`
    select id from (select * from ${enquiries} where ${fits} and ${isTagged} and ${where} offset 0) ${enquiries}
    where ${isShort} and ${areMany} and ${rest}
    order by ${order} limit ${limit}`;
  const hasEntry = sql`id in (
    select enquiry_id from (select * from ${entries} where ${isIndexed} offset 0) entry where ${isRest})`;
  return sql`with few as materialized (
      select id, words, phone from ${enquiries} where ${isTagged} and ${where} limit ${FEW + 1}
    ), fitting as materialized (
      select count(*) from few
    ), early as materialized (
      select id, words, phone from (
        select id, words, phone, tags from ${enquiries} where ${where} and ${tag ? areMany : sql`true`}
        order by ${order} limit ${tag ? READ_FOR_A_TAG : TRIED_FIRST}) early
      where ${isTagged} limit ${TRIED_FIRST}
    ), found as materialized (
      ${triedOf(sql`early`)} limit ${limit}
    ), found_first as materialized (
      select count(*) from found
    ), rarest as materialized (
      ${rarestWords(q)}
    )
    select id from found
    union all (${triedOf(sql`few`)} and ${isShort} and not ${areMany})
    union all (${foundByIndex(sql`(${isIndexed} or ${isOne})`, sql`(${isRest} or ${isOne})`)})
    union all (${foundByIndex(q ? hasEntry : sql`false`, sql`true`)})`;
}

/** One row: the `query` of the words that are rarest among the `early` ones. Null without a word. */
function rarestWords(typed: string): SQL {
  return sql`select to_tsquery('simple', string_agg(query, ' & ')) as query from (
    select query from unnest(string_to_array(${wordQueries(typed).join(' ')}, ' ')) query
    where numnode(to_tsquery('simple', query)) > 0
    order by (select count(*) from early where words @@ to_tsquery('simple', query)) limit ${WORDS_OF_INDEX}) rarest`;
}

/** By the reference, or the sender's phone. For queries in which `id` and `phone` are an enquiry's. */
export function isNumbered(typed: string): SQL | undefined {
  const phone = phoneIn(typed);
  return or(hasReference(typed), phone === null ? undefined : hasPhone(sql`phone`, phone));
}

function hasReference(typed: string): SQL | undefined {
  const start = /^#?([0-9a-f]{8})$/i.exec(typed)?.[1]?.toLowerCase();
  const [least, most] = ['0', 'f'].map(
    (digit) => start + '-0000-0000-0000-000000000000'.replaceAll('0', digit),
  );
  return start === undefined ? undefined : sql`id between ${least}::uuid and ${most}::uuid`;
}
