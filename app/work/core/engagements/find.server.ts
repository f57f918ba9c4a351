import { and, asc, desc, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import { isHeldByNobody } from '#app/accounts/core/colleagues.server.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import type { Outcome, SarsLetter, Signing } from '#app/platform/db/work-values.ts';
import { isVisibleTo } from './access.server.ts';
import type { ClientActor, Reader } from '#app/accounts/core/actor.ts';
import type { LetterId } from '#app/work/letters/letter.ts';
import type { EngagementType, TaxpayerKind } from './define-engagement.ts';
import { CAME_IN_ITEMS } from './item-states.ts';
import { AGREED, isOwedApproval, isOwedPaper, OWED_SIGNINGS, UNREAD } from './owed.server.ts';
import type { TaxpayerDates } from './periods.ts';
import { leftToApprove } from './signing.ts';
import { asksQuestions, ENDED, isUnderWay, type EngagementState } from './states.ts';
import { titleOf } from './titles.ts';
import { checklistOf, typeOfWork } from './types.ts';

export type Engagement = {
  id: string;
  taxpayer: {
    id: string;
    kind: TaxpayerKind;
    name: string;
    dates: TaxpayerDates;
    numbers: typeof taxpayers.$inferSelect.numbers;
  };
  type: EngagementType | null;
  typeId: string;
  /** The version of its kind, from the desk, with which it began; null: the file’s, or it has not begun. */
  kindVersion: string | null;
  period: string;
  /** In the place of its kind’s name; null: it has none. */
  ownTitle: string | null;
  title: string;
  state: EngagementState;
  startsOn: string | null;
  withdrawnOn: string | null;
  dueOn: string | null;
  price: number | null;
  answers: Record<string, 'yes' | 'no'> | null;
  givenAnswers: Record<string, 'yes' | 'no'> | null;
  assignee: { id: string; name: string } | null;
  reference: string | null;
  submittedOn: string | null;
  outcome: Outcome | null;
  sarsLetters: readonly SarsLetter[];
  reviewerId: string | null;
  reviewedBy: string | null;
  openingApprovedBy: string | null;
  reviewedAt: Date | null;
  askedOn: string | null;
  remindersPaused: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** `toDo`: items that only the client can close; `approvals`: those that the reader approves, the `signatures` among them. `cameIn`: those that we have not looked at. `questions`: those without an answer. `unread`: messages from the firm. `agreedBy`: the letter that was accepted for it; null: it was agreed elsewhere. `agreedIn`: the plan that it belongs to. */
export type EngagementLine = Engagement & {
  toDo: number;
  approvals: number;
  signatures: number;
  cameIn: number;
  questions: number;
  unread: number;
  agreedBy: LetterId | null;
  agreedIn: string | null;
};

/** Null for an unknown id and for an engagement that the reader does not see. */
export async function findEngagement(
  reader: Reader,
  id: string,
  from: Db | Transaction = db(),
): Promise<Engagement | null> {
  if (!isUuid(id)) return null;
  const [row] = await select(from, and(eq(engagements.id, id), isVisibleTo(reader)));
  return row ? engagementOf(row, reader) : null;
}

export async function findEngagementsOf(reader: Reader, ids: readonly string[]): Promise<Engagement[]> {
  const rows = await select(db(), and(inArray(engagements.id, [...ids]), isVisibleTo(reader)));
  return rows.map((row) => engagementOf(row, reader));
}

export async function findEngagementsFor(reader: Reader, taxpayerId: string): Promise<Engagement[]> {
  const rows = await select(db(), and(eq(taxpayers.id, taxpayerId), isVisibleTo(reader))).orderBy(
    asc(engagements.dueOn),
    asc(engagements.id),
  );
  return rows.map((row) => engagementOf(row, reader));
}

export async function lockEngagement(tx: Transaction, reader: Reader, id: string) {
  return isUuid(id) ? ((await lockEngagements(tx, reader, [id]))[0] ?? null) : null;
}

export async function lockEngagements(tx: Transaction, reader: Reader, ids: readonly string[]) {
  const rows = await select(tx, and(inArray(engagements.id, [...ids]), isVisibleTo(reader)))
    .orderBy(engagements.id)
    .for('update', { of: engagements });
  return rows.map((row) => engagementOf(row, reader));
}

/** For all taxpayers of a member: work under way by due day, then ended work, the latest first. */
export async function engagementsOf(actor: ClientActor): Promise<EngagementLine[]> {
  const itemsThat = (are: SQL | undefined) =>
    db().$count(requestItems, and(eq(requestItems.engagementId, engagements.id), are));
  const open = itemsThat(isOwedPaper);
  const toApprove =
    sql<number>`case when ${mayApprove(actor)} then ${itemsThat(isOwedApproval)} else 0 end`.mapWith(Number);
  const signings = sql<Signing[]>`case when ${mayApprove(actor)} then ${OWED_SIGNINGS} else '[]' end`;
  const cameIn = itemsThat(isIn(requestItems.state, CAME_IN_ITEMS));
  const owed = { open, toApprove, signings, cameIn, unread: UNREAD, agreed: AGREED };
  const rows = await select(db(), isVisibleTo(actor), owed).orderBy(
    isIn(engagements.state, ENDED),
    asc(engagements.dueOn),
    desc(engagements.updatedAt),
    asc(engagements.id),
  );
  return rows.map(({ open, toApprove, signings, cameIn, unread, agreed, ...row }) => {
    const engagement = engagementOf(row, actor);
    const left = leftToApprove(actor.email, { approvals: toApprove, signings });
    return {
      ...engagement,
      toDo: isUnderWay(row.state) ? open : 0,
      approvals: isUnderWay(row.state) ? left.approvals : 0,
      signatures: isUnderWay(row.state) ? left.signatures : 0,
      cameIn: isUnderWay(row.state) ? cameIn : 0,
      questions: countQuestions(engagement),
      unread,
      ...agreed,
    };
  });
}

/** An owner, or a reader of the client's address: who sends papers alone has nothing to approve. */
function mayApprove({ userId, email }: ClientActor): SQL | undefined {
  const { taxpayerId, userId: memberId, role } = taxpayerMembers;
  const isOwner = and(eq(taxpayerId, taxpayers.id), eq(memberId, userId ?? sql`null`), eq(role, 'owner'));
  return or(exists(db().select().from(taxpayerMembers).where(isOwner)), eq(taxpayers.email, email));
}

export function hasOpenQuestions({
  type,
  answers,
  state,
}: Pick<Engagement, 'type' | 'answers' | 'state'>): boolean {
  return asksQuestions(state) && answers === null && (checklistOf(type)?.questions.length ?? 0) > 0;
}

/** Those without an answer so far; all of them once they only have to be confirmed. */
export function countQuestions(
  engagement: Pick<Engagement, 'type' | 'answers' | 'givenAnswers' | 'state'>,
): number {
  if (!hasOpenQuestions(engagement)) return 0;
  const given = engagement.givenAnswers ?? {};
  const questions = checklistOf(engagement.type)?.questions ?? [];
  return questions.filter(({ id }) => !Object.hasOwn(given, id)).length || questions.length;
}

const ROW = {
  id: engagements.id,
  typeId: engagements.type,
  kindVersion: engagements.kindVersion,
  period: engagements.period,
  ownTitle: engagements.ownTitle,
  state: engagements.state,
  startsOn: engagements.startsOn,
  withdrawnOn: engagements.withdrawnOn,
  dueOn: engagements.dueOn,
  price: engagements.price,
  answers: engagements.answers,
  givenAnswers: engagements.givenAnswers,
  reference: engagements.reference,
  submittedOn: engagements.submittedOn,
  outcome: engagements.outcome,
  sarsLetters: engagements.sarsLetters,
  reviewerId: engagements.reviewerId,
  reviewedBy: engagements.reviewedBy,
  openingApprovedBy: engagements.openingApprovedBy,
  reviewedAt: engagements.reviewedAt,
  askedOn: engagements.askedOn,
  remindersPaused: engagements.remindersPaused,
  version: engagements.version,
  createdAt: engagements.createdAt,
  updatedAt: engagements.updatedAt,
  taxpayerId: taxpayers.id,
  kind: taxpayers.kind,
  name: taxpayers.name,
  yearEnd: taxpayers.yearEnd,
  registeredOn: taxpayers.registeredOn,
  vatCategory: taxpayers.vatCategory,
  numbers: taxpayers.numbers,
  assigneeId: engagements.assigneeId,
  assigneeName: profiles.fullName,
  isUnheld: isHeldByNobody(engagements.assigneeId, 'work').mapWith(Boolean),
};

function select<More extends Record<string, SQL> = Record<never, never>>(
  reader: Db | Transaction,
  where: SQL | undefined,
  more = {} as More,
) {
  return reader
    .select({ ...ROW, ...more })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .leftJoin(profiles, eq(profiles.id, engagements.assigneeId))
    .where(where)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof select>>[number];

function engagementOf(row: Row, { party }: Pick<Reader, 'party'>): Engagement {
  const {
    taxpayerId,
    kind,
    name,
    yearEnd,
    registeredOn,
    vatCategory,
    numbers,
    assigneeId,
    assigneeName,
    isUnheld,
    ...rest
  } = row;
  const dates = { yearEnd, registered: registeredOn, vatCategory };
  return {
    ...rest,
    taxpayer: { id: taxpayerId, kind, name, dates, numbers },
    type: typeOfWork(rest),
    title: titleOf(rest.typeId, rest.period, { ...dates, ownTitle: rest.ownTitle }),
    // A client does not read the name of somebody who has left.
    assignee:
      assigneeId && !(isUnheld && party === 'client') ? { id: assigneeId, name: assigneeName ?? '' } : null,
  };
}
