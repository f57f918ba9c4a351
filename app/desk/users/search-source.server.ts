import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { digitsOf, hasPhone, numberIn, phoneIn } from '#app/platform/db/phone-search.ts';
import { beginsAWord, contains, likeness, MOST_COMPARED, resembles } from '#app/platform/db/search-words.ts';
import { someRows } from '#app/platform/db/some-rows.ts';
import { defineSearchSource } from '#app/accounts/access/define-search-source.ts';

const NAME = profiles.fullName;
const EMAIL = users.email;

/** By name, e-mail, phone or identity number: exact matches first, then similar ones. */
export const people = defineSearchSource({
  title: 'People',
  needs: 'users',
  async find({ typed, words, limit }) {
    const most = 2 * limit;
    const rows = await db()
      .select({ id: users.id, title: NAME, about: EMAIL })
      .from(
        // Postgres runs each part of the union only if the parts before it gave too few rows.
        sql`(select id, min(kind) as kind, max(likeness) as likeness from (
          ${numbered(typed, most)} union all
          ${exactly(profiles, NAME, words, most)} union all ${exactly(users, EMAIL, words, most)} union all
          ${nearly(profiles, NAME, words, most)} union all ${nearly(users, EMAIL, words, most)} limit ${most}
        ) each_one group by id) found`,
      )
      .innerJoin(users, eq(users.id, sql`found.id`))
      .innerJoin(profiles, eq(profiles.id, users.id))
      .orderBy(sql`found.kind, found.likeness desc, ${byName(NAME)}, ${EMAIL}`)
      .limit(limit);
    return rows.map(({ id, ...hit }) => ({ ...hit, path: `/admin/users/${id}` }));
  },
});

function numbered(typed: string, most: number): SQL {
  const [phone, number] = [phoneIn(typed), numberIn(typed)];
  const isOne = or(
    phone === null ? undefined : hasPhone(profiles.contactNumber, phone),
    number === null ? undefined : sql`${digitsOf(profiles.identificationNumber)} like ${`${number}%`}`,
  );
  return sql`(select id, 0 as kind, 0 as likeness from ${profiles} where ${isOne ?? sql`false`} limit ${most})`;
}

type Field = typeof NAME | typeof EMAIL;

function exactly(
  table: typeof profiles | typeof users,
  field: Field,
  words: readonly string[],
  most: number,
) {
  return someRows(table, {
    select: sql`id, 0 as kind, 0 as likeness`,
    fits: and(...words.map((word) => beginsAWord(field, word))),
    byIndex: contains(field, words),
    most,
  });
}

function nearly(table: typeof profiles | typeof users, field: Field, words: readonly string[], most: number) {
  const matches = resembles(field, words);
  return sql`(with near as materialized (select * from ${table} where ${matches})
    select id, 1, ${likeness(field, words)} from (select * from near limit ${MOST_COMPARED}) ${table} order by 3 desc limit ${most})`;
}
