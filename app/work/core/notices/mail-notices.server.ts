import { and, asc, eq, exists, inArray, lte, min, notExists, or, sql } from 'drizzle-orm';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { isIn, isNotIn } from '#app/platform/db/is-in.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagementMessages, engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { NOTICE_KINDS } from '#app/platform/db/work-values.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { defineBatchJob } from '#app/platform/jobs/batch-job.server.ts';
import { hasScanner } from '#app/platform/scan/scanner.server.ts';
import { SAFE_UNSCANNED, TO_SCAN } from '#app/platform/scan/states.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { hasWaited, noticeWait } from '#app/platform/mail/when-mailed.server.ts';
import { isPresent } from '../engagements/access.server.ts';
import { isUnopenedAlone } from '../engagements/owed.server.ts';
import { addEngagementLink } from '../engagements/links.server.ts';
import { recipientsOf } from '../engagements/recipients.server.ts';
import { lastDayOf } from '../engagements/last-day.ts';
import { isOffered, OFFERED, type EngagementState } from '../engagements/states.ts';
import { markReminded } from '../engagements/reminder-line.server.ts';
import { titleOf } from '../engagements/titles.ts';
import { toDoText } from '../engagements/to-do.ts';
import { byTurn, type Placed } from '../engagements/works-text.ts';
import { typeOfWork } from '../engagements/types.ts';
import { addMarks, markOf } from '../reminders/marks.server.ts';
import { remindingOf } from '../reminders/reminder-text.ts';
import { clientNewsMail, type WorkNews } from './client-mail.server.ts';
import type { Notice, NoticeKind } from './notice.ts';
import { NOTICE, newsOf } from './notice-kinds.ts';
import { lockWork, mailedWork } from './mailed-work.server.ts';
import { STARTED_PLAN } from './offer-mailed.server.ts';

/** Waits: a kind of a newer release, work in the trash, and files until the virus scanner has seen all of them. */
const mayGo = () =>
  and(
    isIn(clientNotices.kind, NOTICE_KINDS),
    hasScanner() ? notExists(toBeScanned()) : undefined,
    exists(
      db()
        .select({ id: engagements.id })
        .from(engagements)
        .where(and(eq(engagements.id, clientNotices.engagementId), isPresent)),
    ),
  );

/** Of a notice: the files that keep it back. Nobody is asked to approve a file with a virus. */
function toBeScanned() {
  const { approval, id, engagementId } = requestItems;
  const isOfItem = sql`exists (select from ${requestItems} where ${eq(id, clientNotices.aboutId)}
    and ${eq(engagementId, documents.engagementId)}
    and ${approval} -> 'documents' @> jsonb_build_array(jsonb_build_object('id', ${documents.id})))`;
  const isWaiting = isIn(documents.scanState, TO_SCAN);
  const isUnsafe = isNotIn(documents.scanState, SAFE_UNSCANNED);
  const isIt = and(eq(clientNotices.kind, 'delivered'), eq(documents.id, clientNotices.aboutId), isWaiting);
  const isAsked = and(eq(clientNotices.kind, 'approval'), isOfItem, or(isWaiting, isUnsafe));
  return db()
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.engagementId, clientNotices.engagementId), or(isIt, isAsked)));
}

/**
 * Mails what has waited long enough: everything for a person once nothing was added for one waiting time, or in any
 * case what is older than one once the oldest has waited for two. So each act can be taken back for one.
 */
export const { job: clientNoticesJob, doAll: mailNotices } = defineBatchJob({
  name: 'client-notices',
  cron: '* * * * *',
  done: 'mails with news queued',
  async doSome(tx, now, limit) {
    const { email, at } = clientNotices;
    const due = await tx
      .select({ email })
      .from(clientNotices)
      .where(mayGo())
      .groupBy(email)
      .having(hasWaited(at, now))
      .orderBy(asc(min(at)))
      .limit(limit);
    const until = new Date(now.getTime() - noticeWait());
    for (const person of due) await mailPerson(tx, person.email, { until, now });
    return due.length;
  },
});

/** One mail with all that waited since `until` or longer and is still so. Its notices are gone, mailed or not. */
export async function mailPerson(
  tx: Transaction,
  email: string,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  const isDue = and(eq(clientNotices.email, email), lte(clientNotices.at, until), mayGo());
  const due = tx.selectDistinct({ id: clientNotices.engagementId }).from(clientNotices).where(isDue);
  const about = (await due.orderBy(clientNotices.engagementId)).map(({ id }) => id);
  if (about.length === 0 || !(await lockWork(tx, about))) return;
  const taken = await tx.select({ id: clientNotices.id }).from(clientNotices).where(isDue).for('update');
  const ids = taken.map(({ id }) => id);
  const works: (WorkNews & Placed)[] = [];
  let name = '';
  const isReader = (one: { email: string }) => one.email.toLowerCase() === email.toLowerCase();
  for (const engagementId of about) {
    const work = await workOf(tx, engagementId, ids, now);
    const recipient = work && (await recipientsOf(tx, work.taxpayerId)).find(isReader);
    if (!work || !recipient) continue;
    const timely = await notTwiceToday(tx, { email, engagementId, notices: work.notices }, now);
    const news = newsOf(timely);
    if (!news) continue;
    if (timely.some((notice) => NOTICE[notice.kind].isReminder && NOTICE[notice.kind].holds(notice)))
      await markReminded(tx, engagementId, now);
    const secret = await addEngagementLink(tx, { engagementId, email, place: news.place }, now);
    const { notices: _causes, taxpayerId: _whose, state, ...placed } = work;
    works.push({ engagementId, ...placed, ...news, secret });
    name ||= recipient.name;
    if (work.notices.some(({ kind }) => kind === 'state' || kind === 'correction'))
      await tx.update(engagements).set({ mailedState: state }).where(eq(engagements.id, engagementId));
  }
  await tx.delete(clientNotices).where(inArray(clientNotices.id, ids));
  const [first, ...others] = works.toSorted(byTurn);
  if (first)
    await queueMail(tx, clientNewsMail.write(email, { email, name, works: [first, ...others] }), now);
}

/** False if all that waits of this kind would be left out: work may ask for nothing. True if nothing waits any more. */
export function isToBeMailed(about: string, kind: NoticeKind, now = new Date()): Promise<boolean> {
  return db().transaction(async (tx) => {
    const { id, engagementId } = clientNotices;
    const waiting = await tx
      .select({ id })
      .from(clientNotices)
      .where(and(eq(engagementId, about), eq(clientNotices.kind, kind)));
    if (waiting.length === 0) return true;
    const ids = waiting.map((notice) => notice.id);
    const work = await workOf(tx, about, ids, now);
    return work !== null && newsOf(work.notices) !== null;
  });
}

/** What asks for something is the day's mail about it: who had one is reminded no more today. */
async function notTwiceToday(
  tx: Transaction,
  { email, engagementId: id, notices }: { email: string; engagementId: string; notices: Notice[] },
  now: Date,
): Promise<Notice[]> {
  const markOfNotice = ({ openUntil, aboutId }: Notice) =>
    markOf({ email }, { id, proposalId: openUntil === null ? null : aboutId });
  const asking = notices.filter((notice) => NOTICE[notice.kind].asks && NOTICE[notice.kind].holds(notice));
  const added = await addMarks(tx, [...new Set(asking.map(markOfNotice))], now);
  return notices.filter((notice) => !NOTICE[notice.kind].isReminder || added.has(markOfNotice(notice)));
}

type Offered = Pick<typeof engagements.$inferSelect, 'id' | 'type' | 'period' | 'ownTitle' | 'dueOn'>;

type Work = Placed & {
  taxpayerId: string;
  taxpayer: string;
  title: string;
  state: EngagementState;
  notices: Notice[];
};

async function workOf(
  tx: Transaction,
  engagementId: string,
  ids: readonly string[],
  now: Date,
): Promise<Work | null> {
  const work = await mailedWork(tx, engagementId);
  if (!work) return null;
  const { taxpayerId, taxpayer, state, type, period, toDo, dates } = work;
  const causes = await causesOf(tx, engagementId, ids);
  const reminder = remindingOf(work, southAfricanDay(now));
  const [offered] = causes.flatMap(({ offers }) => offers ?? []);
  const titleOfOffer = (offer: Offered) =>
    titleOf(offer.type, offer.period, { ...dates, ownTitle: offer.ownTitle });
  const title = offered ? titleOfOffer(offered) : titleOf(type, period, dates);
  return {
    id: engagementId,
    taxpayerId,
    taxpayer,
    state,
    type: typeOfWork({ ...work, typeId: type }),
    isOffered: isOffered(state),
    waits: toDoText(toDo) !== null || causes.some(({ isUnread, isUnopened }) => isUnread || isUnopened),
    dueOn: offered ? offered.dueOn : work.dueOn,
    title,
    notices: causes.map(({ offers, expiresAt, ...cause }) => ({
      ...cause,
      item: cause.item && { ...cause.item, isAllOfIt: cause.item.what === title },
      sealed: cause.sealed && { ...cause.sealed, isAllOfIt: cause.sealed.what === title },
      openUntil: offers && expiresAt && lastDayOf(expiresAt),
      offered: offers?.some(({ id }) => id !== engagementId) ? offers.map(titleOfOffer) : [],
      state,
      hasOutcome: work.outcome !== null,
      toDo,
      reminder,
    })),
  };
}

/** With what each is about: items as on the list, then the oldest first. */
function causesOf(tx: Transaction, engagementId: string, ids: readonly string[]) {
  const { aboutId, kind, author, known, what, at, id, email } = clientNotices;
  const offers = sql<Offered[] | null>`(
    select json_agg(json_build_object('id', o.id, 'type', o.type, 'period', o.period, 'ownTitle', o.own_title, 'dueOn', o.due_on)
      order by o.due_on, o.id)
    from ${letters} join ${engagements} o on o.id = ${letters.engagementId}
    where ${letters.proposalId} = ${proposals.id} and ${isIn(sql`o.state`, OFFERED)} and o.deleted_at is null)`;
  return tx
    .select({
      kind,
      aboutId,
      author,
      known,
      what,
      item: {
        what: requestItems.what,
        why: requestItems.why,
        state: requestItems.state,
        reason: requestItems.reason,
        isToSign: sql<boolean>`coalesce(${requestItems.approval} ? 'signing', false)`,
        hasSigned: sql<boolean>`coalesce(${requestItems.approval} -> 'signing' -> 'signatures' @> jsonb_build_array(jsonb_build_object('email', ${email})), false)`,
        signUntil: sql<string | null>`${requestItems.approval} -> 'signing' ->> 'until'`,
      },
      sealed: sql<Notice['sealed']>`(
        select json_build_object('what', s.what, 'by', jsonb_array_length(s.approval -> 'signing' -> 'signatures'))
        from ${requestItems} s where s.engagement_id = ${documents.engagementId}
          and s.approval -> 'signing' -> 'sealed' @> jsonb_build_array(jsonb_build_object('id', ${documents.id}))
        limit 1)`,
      isUnread: sql<boolean>`${engagementMessages.id} is not null and ${engagementMessages.readAt} is null`,
      isUnopened: sql<boolean>`${documents.id} is not null and ${isUnopenedAlone}`,
      isNoDocument: sql<boolean>`${documents.id} is null`,
      isNoMessage: sql<boolean>`${engagementMessages.id} is null`,
      offers,
      startedPlan: STARTED_PLAN,
      expiresAt: proposals.expiresAt,
    })
    .from(clientNotices)
    .leftJoin(requestItems, eq(requestItems.id, aboutId))
    .leftJoin(engagementMessages, eq(engagementMessages.id, aboutId))
    .leftJoin(documents, eq(documents.id, aboutId))
    .leftJoin(proposals, eq(proposals.id, aboutId))
    .where(and(eq(clientNotices.engagementId, engagementId), inArray(id, [...ids])))
    .orderBy(asc(requestItems.position), asc(requestItems.createdAt), asc(at), asc(id));
}
