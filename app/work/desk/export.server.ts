import { and, eq, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { dayCell, type Cell } from '#app/platform/csv/csv.ts';
import { db } from '#app/platform/db/client.server.ts';
import { pageOf } from '#app/platform/db/keyset.server.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { timeEntries } from '#app/platform/db/schema/time.ts';
import { hasOpenQuestions } from '#app/work/core/engagements/find.server.ts';
import { isOwed } from '#app/work/core/engagements/owed.server.ts';
import { DATES, datesOf } from '#app/work/core/engagements/own-data.server.ts';
import { namedPeriod } from '#app/work/core/engagements/periods.ts';
import { ENGAGEMENT_STATE } from '#app/work/core/engagements/states.ts';
import { typeOf, typeOfWork } from '#app/work/core/engagements/types.ts';
import { isCounted } from '#app/work/core/time/time.server.ts';
import { findAllWork } from './board.server.ts';
import type { Filter } from './filter.ts';
import type { WorkLine } from './line.ts';
import { matching, orderOf, viewOf } from './matching.server.ts';

/** Lines of one file: what a server has memory for. */
const MOST = 100_000;

/** What the view of the filter has, on whatever page, a line for each piece of work. */
export async function exportWork(me: FirmActor, filter: Filter, most = MOST): Promise<Cell[][]> {
  const today = southAfricanDay();
  const [lines, details] = await Promise.all([
    findAllWork(filter, me, most + 1, today),
    findDetails(filter, me, most, today),
  ]);
  const written = lines.slice(0, most).flatMap((line) => {
    const detail = details.get(line.id);
    return detail ? [COLUMNS.map(([, cellOf]) => cellOf(line, detail))] : [];
  });
  await db().transaction((tx) =>
    record(tx, {
      actorId: me.id,
      action: 'engagement.export',
      entity: 'engagement',
      entityId: 'list',
      changes: { engagements: String(written.length) },
    }),
  );
  const rest = lines.length > most ? [[`Only the first ${most}: narrow the list down by its filters.`]] : [];
  return [COLUMNS.map(([head]) => head), ...written, ...rest];
}

type Detail = Awaited<ReturnType<typeof readDetails>>[number];

/** Price in rand. What is planned and noted is in minutes. */
const COLUMNS: readonly [head: string, cellOf: (line: WorkLine, detail: Detail) => Cell][] = [
  ['Client', ({ taxpayer }) => taxpayer.name],
  ['Tax number', ({ taxpayer }) => taxpayer.taxNumber ?? ''],
  ['Kind of work', ({ type }) => typeOf(type)?.name ?? type],
  ['Title', (_, { ownTitle }) => ownTitle ?? ''],
  ['Period', ({ type }, detail) => periodLabel(type, detail)],
  ['State', ({ state }) => ENGAGEMENT_STATE[state].desk.label],
  ['In this state since', (_, { stateSince }) => dayCell(southAfricanDay(stateSince))],
  ['Next step', ({ next }) => next ?? ''],
  ['Begins', ({ startsOn }) => dayCell(startsOn)],
  ['Approved to begin by', ({ approved }) => approved?.by ?? ''],
  ['Approved to begin on', ({ approved }) => dayCell(approved?.on ?? null)],
  ['Due', ({ dueOn }) => dayCell(dueOn)],
  ['Days left', ({ daysLeft }) => daysLeft ?? ''],
  ['Due by law, if on another day', ({ byLaw }) => dayCell(byLaw?.day ?? null)],
  ['Filed', (_, { submittedOn }) => dayCell(submittedOn)],
  ['Reference', (_, { reference }) => reference ?? ''],
  ['Responsible', ({ assignee }) => assignee ?? ''],
  ['Reviewed', (_, { reviewedAt }) => dayCell(reviewedAt && southAfricanDay(reviewedAt))],
  ['Price in rand', (_, { price }) => (price === null ? '' : price / 100)],
  ['Planned minutes', ({ type }) => typeOf(type)?.plannedMinutes ?? ''],
  ['Minutes noted', (_, { minutes }) => minutes],
  ['Things asked for', ({ requested }) => requested],
  ['Things open', ({ open }) => open],
  ['Questions open', ({ questions }) => questions],
  ['What is open', (_, detail) => openText(detail)],
  ['Steps inside the firm', ({ inside }) => inside],
  ['Steps open', ({ openInside }) => openInside],
  ['To look at', ({ answered }) => answered],
  ['Unread messages', ({ unread }) => unread],
  ['Reminders', ({ remindersPaused }) => (remindersPaused ? 'paused' : '')],
  ['Last change', ({ changedOn }) => dayCell(changedOn)],
];

function periodLabel(typeId: string, { period, dates }: Detail): string {
  const type = typeOf(typeId);
  return (type && namedPeriod(type, period, datesOf(dates))?.label) ?? period;
}

function openText({ typeId, state, kindVersion, answers, owed }: Detail): string {
  const type = typeOfWork({ typeId, state, kindVersion });
  const questions = hasOpenQuestions({ type, answers, state }) ? ['our questions'] : [];
  return [...questions, ...owed].join('; ');
}

async function findDetails(...of: Parameters<typeof readDetails>): Promise<Map<string, Detail>> {
  const rows = await readDetails(...of);
  return new Map(rows.map((row) => [row.id, row]));
}

function readDetails(filter: Filter, me: FirmActor, most: number, today: string) {
  const fits = and(matching(filter, me, today), viewOf(filter.state, today));
  const { id, type, kindVersion, period, state, stateSince, submittedOn, reference, reviewedAt } =
    engagements;
  return db()
    .select({
      id,
      typeId: type,
      kindVersion,
      period,
      ownTitle: engagements.ownTitle,
      dates: DATES,
      state,
      stateSince,
      submittedOn,
      reference,
      reviewedAt,
      price: engagements.price,
      answers: engagements.answers,
      minutes: sql<number>`(select coalesce(sum(${timeEntries.minutes}), 0)::int from ${timeEntries}
        where ${and(eq(timeEntries.engagementId, id), isCounted)})`,
      owed: sql<string[]>`array(select ${requestItems.what} from ${requestItems}
        where ${and(eq(requestItems.engagementId, id), isOwed)} order by ${requestItems.position}, ${requestItems.id})`,
    })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(fits)
    .orderBy(...pageOf(orderOf(filter.state), null).orderBy)
    .limit(most);
}
