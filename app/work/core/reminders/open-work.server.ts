import { and, eq, gte, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import type { Outcome, Signing } from '#app/platform/db/work-values.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { dueSettings, taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { countQuestions } from '../engagements/find.server.ts';
import { isOwedApproval, isOwedPaper, isReturnedPaper, OWED_SIGNINGS } from '../engagements/owed.server.ts';
import { NAMED, namingOf } from '../engagements/own-data.server.ts';
import { dueOf } from '../engagements/due.ts';
import { titleOf } from '../engagements/titles.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { LATE, OFFERED, REMINDED, type EngagementState } from '../engagements/states.ts';
import { byTurn, type Placed } from '../engagements/works-text.ts';
import { goesToSars, typeOfWork } from '../engagements/types.ts';
import { isPaymentSoon, paymentOf, type Payment } from './payments.server.ts';
import { lastWarned, papersStage, proposalStage, warningStage, type Stage } from './stages.ts';
import { REMINDED_CLIENTS } from '../taxpayers/status.ts';
import { isPresent, isVisibleTo } from '../engagements/access.server.ts';
import { ASKING } from '../notices/notice-kinds.ts';

/** `reminder` while the client has something to do; `warning` while the work is due and not done. */
export type OpenWork = Placed & {
  taxpayerId: string;
  taxpayer: string;
  title: string;
  /** Of an open proposal, which may offer more work than this. */
  proposalId: string | null;
  papers: number;
  approvals: number;
  signings: readonly Signing[];
  /** Of the papers: they came, and were returned. */
  returned: number;
  questions: number;
  isOpen: boolean;
  /** Why the client is not reminded of it all the same; `noticed`: the first mail about it waits. */
  held: 'paused' | 'noticed' | null;
  isWaiting: boolean;
  reminder: Stage | null;
  /** The law sets `dueOn`. */
  isLawful: boolean;
  isForSars: boolean;
  warning: Stage | null;
  /** Tax that is to be paid soon by an assessment; null before its first stage. */
  payment: Payment | null;
};

export type Person = {
  email: string;
  name: string;
  isMember: boolean;
  wantsDueMails: boolean;
  taxpayerIds: Set<string>;
  acceptsFor: Set<string>;
};

const isWithClient = isIn(engagements.state, REMINDED);
/** By us, or by the client: it has not gone to SARS. */
const isUnfinished = and(isIn(engagements.state, LATE), isNull(engagements.submittedOn));

const isOffered = isIn(engagements.state, OFFERED);
const isUnanswered = and(
  isNull(proposals.acceptedAt),
  isNull(proposals.declinedAt),
  isNull(proposals.expiredAt),
);

export function openWork(today: string): Promise<OpenWork[]> {
  const { askedOn, dueOn, remindersPaused } = engagements;
  const waits = and(or(and(isWithClient, isNotNull(askedOn)), isOffered), eq(remindersPaused, false));
  const isDue = and(isUnfinished, gte(dueOn, today), lte(dueOn, lastWarned(today)));
  return readWork(
    and(or(waits, isDue, isPaymentSoon(today)), isIn(taxpayers.status, REMINDED_CLIENTS)),
    today,
    REMINDED,
  );
}

/** Whatever the turn, and however long ago they were asked: each with all of its proposal, and whom we write to. */
export async function chosenWork(
  me: FirmActor,
  ids: readonly string[],
  now: Date,
): Promise<{ chosen: OpenWork[]; people: Person[] }> {
  const isChosen = and(inArray(engagements.id, ids.filter(isUuid)), isVisibleTo(me));
  const rows = db()
    .select({ id: engagements.id })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(isChosen);
  const offers = db()
    .select({ id: letters.proposalId })
    .from(letters)
    .where(inArray(letters.engagementId, rows));
  const offered = db()
    .select({ id: letters.engagementId })
    .from(letters)
    .where(inArray(letters.proposalId, offers));
  const isMeant = or(inArray(engagements.id, rows), and(isOffered, inArray(engagements.id, offered)));
  const chosen = await readWork(and(or(isUnfinished, isOffered), isMeant), southAfricanDay(now), LATE);
  const people = await peopleOf(chosen.map(({ taxpayerId }) => taxpayerId));
  return { chosen, people: people.toSorted((a, b) => a.email.localeCompare(b.email)) };
}

/** `states`: those in which what the client owes is open. */
async function readWork(
  where: SQL | undefined,
  today: string,
  states: readonly EngagementState[],
): Promise<OpenWork[]> {
  const { id, taxpayerId, type, period, state, askedOn, dueOn, remindersPaused } = engagements;
  const isAbout = or(eq(clientNotices.engagementId, id), eq(clientNotices.aboutId, proposals.id));
  const notices = db().$count(clientNotices, and(isAbout, isIn(clientNotices.kind, ASKING)));
  const rows = await db()
    .select({
      id,
      taxpayerId,
      type,
      kindVersion: engagements.kindVersion,
      period,
      state,
      answers: engagements.answers,
      givenAnswers: engagements.givenAnswers,
      askedOn,
      dueOn,
      isPaused: remindersPaused,
      taxpayer: taxpayers.name,
      dates: NAMED,
      ...owedIn(states),
      outcome: sql<Outcome | null>`case when ${isPaymentSoon(today)} then ${engagements.outcome} end`,
      notices: sql<number>`${notices}`.mapWith(Number),
      proposalId: proposals.id,
      sentAt: proposals.sentAt,
    })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerId))
    .leftJoin(letters, and(eq(letters.engagementId, id), isOffered))
    .leftJoin(proposals, and(eq(proposals.id, letters.proposalId), isUnanswered))
    .where(and(isPresent, where));
  const works = rows.map(
    ({
      type: typeId,
      kindVersion,
      period,
      state,
      answers,
      givenAnswers,
      askedOn,
      isPaused,
      dates,
      sentAt,
      notices,
      outcome,
      ...row
    }): OpenWork => {
      const type = typeOfWork({ typeId, state, kindVersion });
      const naming = namingOf(dates);
      const questions = states.includes(state) ? countQuestions({ type, state, answers, givenAnswers }) : 0;
      const isOpen = row.papers + row.approvals + questions > 0 || row.proposalId !== null;
      const held = isPaused ? 'paused' : notices > 0 ? 'noticed' : null;
      const isWaiting = isOpen && held === null;
      const series = sentAt
        ? proposalStage(southAfricanDay(sentAt), today)
        : askedOn && papersStage(askedOn, row.dueOn, today);
      const isCounted = row.dueOn !== null && !isPaused && LATE.includes(state);
      return {
        ...row,
        type,
        isOffered: row.proposalId !== null,
        waits: isWaiting,
        title: titleOf(typeId, period, naming),
        questions,
        isOpen,
        held,
        isWaiting,
        isLawful: type !== null && dueOf(type, period, naming)?.day === row.dueOn,
        isForSars: goesToSars({ type }),
        reminder: isWaiting ? series || null : null,
        payment: paymentOf(outcome, today),
        warning: isCounted && row.dueOn ? warningStage(row.dueOn, today) : null,
      };
    },
  );
  return works.toSorted(byTurn);
}

function owedIn(states: readonly EngagementState[]) {
  const itemsThat = (are: SQL | undefined) =>
    ifIn(states, db().$count(requestItems, and(eq(requestItems.engagementId, engagements.id), are)));
  return {
    papers: itemsThat(isOwedPaper),
    approvals: itemsThat(isOwedApproval),
    returned: itemsThat(isReturnedPaper),
    signings: OWED_SIGNINGS,
  };
}

export async function peopleOf(
  taxpayerIds: readonly string[],
  from: Db | Transaction = db(),
): Promise<Person[]> {
  const ids = [...new Set(taxpayerIds)];
  if (ids.length === 0) return [];
  const members = await from
    .select({
      taxpayerId: taxpayerMembers.taxpayerId,
      role: taxpayerMembers.role,
      email: users.email,
      name: profiles.fullName,
      wantsDueMails: sql<boolean>`coalesce(${dueSettings.wantsMails}, true)`,
    })
    .from(taxpayerMembers)
    .innerJoin(users, eq(users.id, taxpayerMembers.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(dueSettings, eq(dueSettings.userId, users.id))
    .where(inArray(taxpayerMembers.taxpayerId, ids));
  const own = await from
    .select({ taxpayerId: taxpayers.id, email: taxpayers.email, name: taxpayers.name })
    .from(taxpayers)
    .where(and(inArray(taxpayers.id, ids), isNotNull(taxpayers.email)));
  const people = new Map<string, Person>();
  const add = (taxpayerId: string, person: Omit<Person, 'taxpayerIds' | 'acceptsFor'>, accepts: boolean) => {
    const known = people.get(person.email) ?? { ...person, taxpayerIds: new Set(), acceptsFor: new Set() };
    known.taxpayerIds.add(taxpayerId);
    if (accepts) known.acceptsFor.add(taxpayerId);
    people.set(person.email, known);
  };
  for (const { taxpayerId, role, ...member } of members)
    add(taxpayerId, { ...member, isMember: true }, role === 'owner');
  for (const { taxpayerId, email, name } of own)
    if (email) add(taxpayerId, { email, name, isMember: false, wantsDueMails: false }, true);
  return [...people.values()];
}

function ifIn(states: readonly EngagementState[], items: SQL<number>) {
  return sql<number>`case when ${isIn(engagements.state, states)} then ${items} else 0 end`.mapWith(Number);
}
