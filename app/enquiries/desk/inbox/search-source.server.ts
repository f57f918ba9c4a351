import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries, enquiryEntries, enquiryHeading } from '#app/platform/db/schema/enquiries.ts';
import { beginsAWord, likeness, MOST_COMPARED, resembles } from '#app/platform/db/search-words.ts';
import { someRows } from '#app/platform/db/some-rows.ts';
import { isNumbered } from './full-text.server.ts';
import { matchesWords } from '#app/platform/db/words.ts';
import { defineSearchSource } from '#app/accounts/access/define-search-source.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';

const HEADING = sql`(${enquiryHeading})`;

/** The newest enquiries that are checked first: a common word then needs no index. */
const RECENT = 1000;

/** By phone or reference; by the words of the enquiry, sender and subject first; then by similar ones. */
export const searchedEnquiries = defineSearchSource({
  title: 'Messages',
  needs: 'enquiries',
  async find({ typed, words, limit }) {
    const most = 2 * limit;
    const isFound = matchesWords(sql`words`, typed);
    const inHeading = and(...words.map((word) => beginsAWord(HEADING, word)));
    const isNear = resembles(HEADING, words);
    const best = (
      candidates: SQL,
    ) => sql`(select id, case when ${inHeading} then 0 else 1 end as kind, 0 as likeness
      from (${candidates}) candidates order by 2, created_at desc limit ${most})`;
    const rows = await db()
      .select({ id: enquiries.id, subject: enquiries.subject, name: enquiries.name, at: enquiries.createdAt })
      .from(
        // Postgres runs each part of the union only if the parts before it gave too few rows.
        sql`(select id, min(kind) as kind, max(likeness) as likeness from (
          (select id, 0 as kind, 0 as likeness from ${enquiries} where ${isNumbered(typed) ?? sql`false`}
            order by created_at desc limit ${most})
          union all
          ${best(sql`select * from (select * from ${enquiries} order by created_at desc limit ${RECENT}) recent where ${isFound}`)}
          union all
          (with found as materialized (select * from ${enquiries} where ${isFound})
            ${best(sql`select * from found limit ${MOST_COMPARED}`)})
          union all
          ${someRows(enquiryEntries, { select: sql`enquiry_id, 1, 0`, fits: isFound, byIndex: isFound, most })}
          union all
          (with near as materialized (select * from ${enquiries} where ${isNear})
            select id, 2, ${likeness(HEADING, words)} from (select * from near limit ${MOST_COMPARED}) compared order by 3 desc limit ${most})
          limit ${most}
        ) each_one group by id) found`,
      )
      .innerJoin(enquiries, eq(enquiries.id, sql`found.id`))
      .orderBy(sql`found.kind, found.likeness desc`, desc(enquiries.createdAt))
      .limit(limit);
    return rows.map(({ id, subject, name, at }) => ({
      path: `/admin/messages/${id}`,
      title: subject || 'Without a subject',
      about: `${name}, ${dayText(southAfricanDay(at))}`,
    }));
  },
});
