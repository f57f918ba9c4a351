import { byName } from '#app/platform/db/by-name.ts';
import { and, ilike, isNull, or, sql, type SQL } from 'drizzle-orm';
import { listPart, mappedPart } from '#app/platform/db/parts.server.ts';
import { containing } from '#app/platform/db/like.ts';
import { beginsAWord, likeness, MOST_COMPARED, resembles } from '#app/platform/db/search-words.ts';
import { defineSearchSource, type Hit } from '#app/accounts/access/define-search-source.ts';
import { adminPath, findList, lists, type List } from '#app/lists/core/lists.ts';
import { tableOf } from '#app/lists/core/tables.server.ts';
import { capitalised } from '#app/platform/core/text.ts';

export const listRows = defineSearchSource({
  title: 'Lists',
  needs: 'lists',
  find({ words, limit }) {
    const most = 2 * limit;
    // Postgres runs each part of the union only if the parts before it gave too few rows.
    const parts = [exactly, nearly].flatMap((part) => lists.map((list) => part(list, words, most)));
    const found = listPart(
      { list: sql<string>`list`, id: sql<string>`id`, name: sql<string>`name` },
      sql`from (${sql.join(parts, sql` union all `)} limit ${most}) found
        group by list, id, name order by min(kind), max(likeness) desc, ${byName(sql`name`)} limit ${limit}`,
      (row) => row,
    );
    return mappedPart(found, (rows) =>
      rows.flatMap(({ list: name, id, name: title }): Hit[] => {
        const list = findList(name);
        const query = new URLSearchParams({ q: title, edit: id });
        return list
          ? [{ path: `${adminPath(list.name)}?${query}`, title, about: capitalised(list.noun) }]
          : [];
      }),
    );
  },
});

function exactly(list: List, words: readonly string[], most: number): SQL {
  const table = tableOf(list);
  const matches = and(isNull(table.deletedAt), ...words.map((word) => beginsAWord(table.name, word)));
  return sql`(select ${list.name} as list, id, name, 0 as kind, 0 as likeness from ${table} where ${matches} limit ${most})`;
}

function nearly(list: List, words: readonly string[], most: number): SQL {
  const table = tableOf(list);
  const { name, description, websiteUrl, deletedAt } = table;
  const isIn = (field: typeof description | typeof websiteUrl) =>
    and(...words.map((word) => ilike(field, containing(word))));
  const matches = and(isNull(deletedAt), or(resembles(name, words), isIn(description), isIn(websiteUrl)));
  return sql`(select ${list.name}, id, name, 1, ${likeness(sql`name`, words)}
    from (select * from ${table} where ${matches} limit ${MOST_COMPARED}) near order by 5 desc limit ${most})`;
}
