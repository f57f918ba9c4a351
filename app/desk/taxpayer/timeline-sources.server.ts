import { and, eq, isNull, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { may } from '#app/accounts/core/roles.ts';
import { isOfTaxpayer } from '#app/bookings/desk/lines.server.ts';
import { HIDDEN } from '#app/enquiries/core/states.ts';
import { isAbout } from '#app/enquiries/desk/inbox/list.server.ts';
import { isNotIn } from '#app/platform/db/is-in.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagementEvents, engagementMessages, engagements } from '#app/platform/db/schema/engagements.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { notes } from '#app/platform/db/schema/notes.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isVisibleTo } from '#app/work/core/engagements/access.server.ts';
import { shownText } from '#app/work/core/engagements/reminder-line.server.ts';
import type { Shown, Source } from './timeline.ts';

type Row = { id: SQL; at: SQL; title: SQL; about?: SQL; who?: SQL; isOfWork?: true };

type Declared = { shows: Exclude<Shown, ''>; row: Row; rest: SQL };

const LONGEST = sql.raw('200');
const excerpt = (text: SQL) => sql`left(regexp_replace(${text}, '\\s+', ' ', 'g'), ${LONGEST})`;
const nameOf = (id: SQL) => sql`(select ${profiles.fullName} from ${profiles} where ${profiles.id} = ${id})`;

export function sourcesOf(client: string, me: FirmActor, shown: Shown): SQL[] {
  const sources: Partial<Record<Source, Declared>> = {
    ...(may(me.role, 'enquiries') && { enquiry: enquiriesOf(client) }),
    ...(may(me.role, 'bookings') && { talk: talksOf(client) }),
    ...workOf(client, me),
    change: changesOf(client),
  };
  return Object.entries(sources)
    .filter(([, { shows }]) => shown === '' || shows === shown)
    .map(([source, { row, rest }]) => selectOf(source, row, rest));
}

function selectOf(source: string, { id, at, title, about, who, isOfWork }: Row, rest: SQL): SQL {
  const work = isOfWork
    ? sql`${engagements.id} as work, ${engagements.type} as type, ${engagements.period} as period,
        ${engagements.ownTitle} as own_title`
    : sql`null::uuid as work, null::text as type, null::text as period, null::text as own_title`;
  return sql`select ${source}::text as source, ${id}::text as id, ${at} as at, ${title}::text as title,
    ${about ?? sql`null`}::text as about, ${who ?? sql`null`}::text as who, ${work} ${rest}`;
}

function enquiriesOf(client: string): Declared {
  const { id, createdAt, subject, name, state } = enquiries;
  const rest = sql`from ${enquiries} where ${and(isAbout(client), isNotIn(state, HIDDEN))}`;
  const row = { id: sql`${id}`, at: sql`${createdAt}`, title: sql`${subject}`, who: sql`${name}` };
  return { shows: 'messages', row: { ...row, about: sql`${state}` }, rest };
}

function talksOf(client: string): Declared {
  const { id, kind, asBooked, state, startsAt, colleagueId } = bookings;
  const row = {
    id: sql`${id}`,
    at: sql`${startsAt}`,
    title: sql`coalesce(${asBooked} ->> 'name', ${kind})`,
    about: sql`${state}`,
    who: nameOf(sql`${colleagueId}`),
  };
  return { shows: 'talks', row, rest: sql`from ${bookings} where ${isOfTaxpayer(client)}` };
}

function workOf(client: string, me: FirmActor): Partial<Record<Source, Declared>> {
  const isOf = and(eq(engagements.taxpayerId, client), isVisibleTo(me));
  const ofWork = (table: SQL, on: SQL, more?: SQL) =>
    sql`from ${table} join ${engagements} on ${on} join ${taxpayers} on ${eq(taxpayers.id, engagements.taxpayerId)}
      where ${and(isOf, more)}`;
  const [message, event, paper] = [engagementMessages, engagementEvents, documents];
  const isOfClient = and(eq(notes.taxpayerId, client), isNull(notes.deletedAt));
  return {
    message: {
      shows: 'messages',
      row: {
        id: sql`${message.id}`,
        at: sql`${message.at}`,
        title: excerpt(sql`${message.text}`),
        about: sql`case when ${message.isOurs} then 'ours' end`,
        who: sql`${message.authorName}`,
        isOfWork: true,
      },
      rest: ofWork(sql`${message}`, eq(engagements.id, message.engagementId)),
    },
    paper: {
      shows: 'papers',
      row: {
        id: sql`${paper.id}`,
        at: sql`${paper.createdAt}`,
        title: sql`${paper.name}`,
        about: sql`${paper.direction}`,
        isOfWork: true,
      },
      rest: ofWork(
        sql`${paper}`,
        eq(engagements.id, paper.engagementId),
        and(isNull(paper.replacedById), isNull(paper.mergedIntoId)),
      ),
    },
    note: {
      shows: 'notes',
      row: noteRow(),
      rest: sql`from ${notes} where ${isOfClient}`,
    },
    workNote: {
      shows: 'notes',
      row: { ...noteRow(), isOfWork: true },
      rest: ofWork(sql`${notes}`, eq(engagements.id, notes.engagementId), isNull(notes.deletedAt)),
    },
    event: {
      shows: 'done',
      row: {
        id: sql`${event.id}`,
        at: sql`${event.at}`,
        title: shownText(),
        about: sql`case when ${event.isOurs} then 'ours' end`,
        who: nameOf(sql`${event.actorId}`),
        isOfWork: true,
      },
      // Files are entries of their own.
      rest: ofWork(sql`${event}`, eq(engagements.id, event.engagementId), ne(event.kind, 'document')),
    },
  };
}

function noteRow(): Row {
  const { id, at, text, authorId } = notes;
  return { id: sql`${id}`, at: sql`${at}`, title: excerpt(sql`${text}`), who: nameOf(sql`${authorId}`) };
}

const OF_NOTES = ['taxpayer.note', 'taxpayer.edit-note', 'taxpayer.delete-note', 'taxpayer.restore-note'];

/** Of people, tags, groups and recurring work, which come and go as a whole; the audit has them as fields. */
const WHOLE = sql`(key in ('contact', 'tag', 'group') or key like 'recurring: %')`;
const FIELD = sql`key || case
  when ${WHOLE} and jsonb_typeof(value -> 'from') = 'null' then ' added'
  when ${WHOLE} and jsonb_typeof(value -> 'to') = 'null' then ' removed'
  else '' end`;

/** Which data were changed, never from what to what; of an import from which file. */
function changesOf(client: string): Declared {
  const { id, at, action, changes, actorId, entity, entityId } = auditEntries;
  const isOf = and(eq(entity, 'taxpayer'), eq(entityId, client), notInArray(action, OF_NOTES));
  const row = {
    id: sql`${id}`,
    at: sql`${at}`,
    title: sql`${action}`,
    about: sql`case when ${action} = 'taxpayer.merge' then null
      else nullif(concat_ws('; ', 'from ' || (${changes} ->> 'file'), (select string_agg(${FIELD}, '; ' order by key)
        from jsonb_each(${changes}) where key not in ('terms', 'file'))), '') end`,
    who: nameOf(sql`${actorId}`),
  };
  return { shows: 'done', row, rest: sql`from ${auditEntries} where ${isOf}` };
}
