import { and, desc, eq, ilike, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { everyKind } from '#app/work/core/engagements/types.ts';
import { db } from '#app/platform/db/client.server.ts';
import { mappedPart } from '#app/platform/db/parts.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { notes } from '#app/platform/db/schema/notes.ts';
import { taxpayerGroups } from '#app/platform/db/schema/relations.ts';
import { tasks } from '#app/platform/db/schema/tasks.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { beginsAWord, contains, resembles } from '#app/platform/db/search-words.ts';
import { defineSearchSource } from '#app/accounts/access/define-search-source.ts';
import { isTaxpayerVisibleTo, isVisibleTo } from '#app/work/core/engagements/access.server.ts';
import { NAMED, namingOf } from '#app/work/core/engagements/own-data.server.ts';
import { titleOf } from '#app/work/core/engagements/titles.ts';
import { groupsPart } from '#app/work/core/taxpayers/groups.server.ts';
import { foundTasks } from '#app/work/core/tasks/tasks.server.ts';
import { findSimilar } from '#app/work/core/taxpayers/find-like.server.ts';
import { statusMarkOf } from '#app/work/core/taxpayers/status.ts';
import { ENGAGEMENT_STATE } from '#app/work/core/engagements/states.ts';
import { dayText } from '#app/platform/core/time.ts';
import { isCalled } from './called.server.ts';
import { isUnended } from './matching.server.ts';
import { addressWith } from '#app/work/core/taxpayers/found-by.server.ts';
import { KIND_LABELS } from '#app/work/core/taxpayers/kinds.ts';
import { similarText } from './taxpayers/filter.ts';

const NAME = taxpayers.name;

export const searchedTaxpayers = defineSearchSource({
  title: 'Clients',
  needs: 'work',
  async find({ typed, limit, me }) {
    const { rows, isSimilar } = await findSimilar(typed, me, limit);
    const found = rows.map(({ id, name, kind, email, status, isSeen, keeper, ...addresses }) => ({
      path: `/admin/taxpayers/${id}`,
      title: name,
      about: [
        statusMarkOf({ status }),
        KIND_LABELS[kind],
        email,
        addressWith(addresses, typed),
        !isSeen && `${keeper} looks after it`,
      ]
        .filter(Boolean)
        .join(', '),
    }));
    return { found, note: isSimilar ? similarText(typed) : null };
  },
});

export const searchedGroups = defineSearchSource({
  title: 'Groups of clients',
  needs: 'work',
  find({ words, limit }) {
    const where = resembles(taxpayerGroups.name, words);
    if (!where) return Promise.resolve([]);
    return mappedPart(groupsPart({ where, limit }), (groups) =>
      groups.map(({ id, name, members }) => ({
        path: `/admin/taxpayers/groups/${id}`,
        title: name,
        about: members.join(', '),
      })),
    );
  },
});

/** By taxpayer, kind of work and period, in any order: `nkosi itr12 2026`. Work under way comes first. */
export const searchedWork = defineSearchSource({
  title: 'Work',
  needs: 'work',
  async find({ words, limit, me }) {
    const rows = await db()
      .select({
        id: engagements.id,
        type: engagements.type,
        period: engagements.period,
        state: engagements.state,
        name: NAME,
        ...NAMED,
      })
      .from(engagements)
      .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
      .where(and(isVisibleTo(me), ...words.map(isAbout)))
      .orderBy(sql`${isUnended} desc`, engagements.dueOn, engagements.id)
      .limit(limit);
    return rows.map(({ id, type, period, state, name, ...dates }) => ({
      path: `/admin/work/${id}`,
      title: `${name}: ${titleOf(type, period, namingOf(dates))}`,
      about: ENGAGEMENT_STATE[state].desk.label,
    }));
  },
});

export const searchedNotes = defineSearchSource({
  title: 'Notes',
  needs: 'work',
  async find({ words, limit, me }) {
    const rows = await db()
      .select({
        text: notes.text,
        id: engagements.id,
        type: engagements.type,
        period: engagements.period,
        taxpayerId: taxpayers.id,
        name: NAME,
        dates: NAMED,
      })
      .from(notes)
      .leftJoin(engagements, eq(engagements.id, notes.engagementId))
      .innerJoin(taxpayers, sql`${taxpayers.id} = coalesce(${notes.taxpayerId}, ${engagements.taxpayerId})`)
      .where(
        and(
          isNull(notes.deletedAt),
          contains(notes.text, words),
          or(
            and(isNotNull(notes.engagementId), isVisibleTo(me)),
            and(isNotNull(notes.taxpayerId), isTaxpayerVisibleTo(me)),
          ),
        ),
      )
      .orderBy(desc(notes.at))
      .limit(limit);
    return rows.map(({ text, id, type, period, taxpayerId, name, dates }) => ({
      path: id ? `/admin/work/${id}#notes` : `/admin/taxpayers/${taxpayerId}#notes`,
      title: id && type && period ? `${name}: ${titleOf(type, period, namingOf(dates))}` : name,
      about: text.slice(0, 120),
    }));
  },
});

export const searchedTasks = defineSearchSource({
  title: 'Tasks',
  needs: 'work',
  find({ words, limit, me }) {
    return mappedPart(foundTasks(me, contains(tasks.title, words), limit), (found) =>
      found.map(({ title, day, doneAt, assignee, assigneeId, client }) => ({
        path: `/admin/day${assigneeId === me.id ? '' : `?of=${assigneeId ?? ''}`}`,
        title,
        about: [doneAt ? 'done' : dayText(day), assignee, client?.name].filter(Boolean).join(', '),
      })),
    );
  },
});

function isAbout(word: string): SQL | undefined {
  const begins = new RegExp(`(^|[^\\p{L}\\p{N}])${word}`, 'iu');
  const types = everyKind().filter(({ id, name }) => begins.test(name) || id === word.toLowerCase());
  return or(
    isCalled((text) => beginsAWord(text, word)),
    types.length > 0
      ? inArray(
          engagements.type,
          types.map(({ id }) => id),
        )
      : undefined,
    /^\d{1,4}$/.test(word) ? ilike(engagements.period, `${word}%`) : undefined,
  );
}
