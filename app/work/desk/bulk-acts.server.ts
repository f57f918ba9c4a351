import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { defineBulk, type Done, type NamedRecord, type Things } from '#app/accounts/bulk/define-bulk.ts';
import { withStep, type FirmActor } from '#app/accounts/core/actor.ts';
import { isColleague } from '#app/accounts/core/colleagues.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { ENGAGEMENT_STATES } from '#app/platform/db/work-values.ts';
import { isVisibleTo } from '#app/work/core/engagements/access.server.ts';
import {
  findEngagement,
  findEngagementsOf,
  lockEngagement,
  type Engagement,
} from '#app/work/core/engagements/find.server.ts';
import { assign, setState } from '#app/work/core/engagements/state.server.ts';
import {
  ENGAGEMENT_STATE,
  isPlanned,
  isWithClient,
  isWithSars,
  type EngagementState,
} from '#app/work/core/engagements/states.ts';
import { nobodyMailedAbout } from '#app/work/core/notices/nobody.ts';
import { whenMailed } from '#app/platform/mail/when-mailed.server.ts';
import { approvalsOf } from '#app/work/core/engagements/approvals.server.ts';
import { asksApproval, asksReview, goesToSars, typeOfWork } from '#app/work/core/engagements/types.ts';
import { undoStep, isTakenBack, type Undone } from '#app/work/core/engagements/undo-step.server.ts';
import { isToldOf } from '#app/work/core/notices/notice-kinds.ts';
import { mailingAbout } from '#app/work/core/notices/rehearse.server.ts';
import { findUnreminded, previewReminders } from '#app/work/core/reminders/preview.server.ts';
import { remindNow } from '#app/work/core/reminders/remind-now.server.ts';
import { setTerms, type Terms } from '#app/work/core/engagements/terms.server.ts';
import { answerSubmission, askSubmission, changeOf, findOpenToFinish } from './submission.server.ts';
import { undoableRuns } from './undoable-runs.server.ts';

export const WORK: Things = { one: 'engagement', many: 'engagements', find: namesOf };

type Step = { step: string };

export const KEPT = {
  old: (many: string) => `${many} left as they are: after a day it cannot be taken back`,
  read: (many: string) => `${many} left as they are: the client has read it`,
  mailed: (many: string) => `${many} left as they are: the client has the mail`,
};

/** For an act’s `leaves`: `why` a piece of work is left out, or null. */
export function leavesOf<Choice, Why extends string>(why: (work: Engagement, choice: Choice) => Why | null) {
  return async (me: FirmActor, ids: readonly string[], choice: Choice): Promise<Map<string, Why>> => {
    const left = (await findEngagementsOf(me, ids)).map((work) => [work.id, why(work, choice)] as const);
    return new Map(left.flatMap(([id, reason]) => (reason ? [[id, reason]] : [])));
  };
}

export async function undoIt(
  tx: Transaction,
  { me, past: { step = '' }, now }: { me: FirmActor; past: Partial<Step>; now: Date },
): Promise<'changed' | keyof typeof KEPT | null> {
  return whyKept(await undoStep(me, step, now, tx));
}

export function whyKept(undone: Undone): 'changed' | keyof typeof KEPT | null {
  if (isTakenBack(undone)) return null;
  return undone === 'old' || undone === 'read' || undone === 'mailed' ? undone : 'changed';
}

/** The `change` of an act on terms: `termsOf` says the new ones, or why a piece of work keeps its own. */
export async function changeTermsOf<Why extends string>(
  tx: Transaction,
  { me, id, now }: { me: FirmActor; id: string; now: Date },
  termsOf: (before: Engagement) => Partial<Terms> | { why: Why },
): Promise<Done<Step, never> | { state: 'left'; why: Why | 'changed' }> {
  const before = await lockEngagement(tx, me, id);
  if (!before) return { state: 'left', why: 'changed' };
  const terms = termsOf(before);
  if ('why' in terms) return { state: 'left', why: terms.why };
  const { dueOn, price, version } = before;
  const actor = withStep(me);
  const saved = await setTerms(actor, id, { dueOn, price, version, ...terms }, now, tx);
  if (saved !== 'saved') return { state: 'left', why: 'changed' };
  return { state: 'done', past: { step: actor.stepId } };
}

export const ON_WORK = { permission: 'work', things: WORK, undo: undoIt, undoable: undoableRuns } as const;

export const colleague = z.object({ id: z.string(), name: z.string() }).nullable();

/** `nobody` too. */
export function whoIs(to: z.infer<typeof colleague>, me: string): string {
  return to?.id === me ? 'you' : (to?.name ?? 'nobody');
}

export const ASSIGN = defineBulk({
  name: 'work.assign',
  ...ON_WORK,
  choice: z.object({ to: colleague }),
  asks: (many, { to }) => `assign ${many} to ${to?.name ?? 'nobody'}`,
  did: (many, { to }, me) => `${many} assigned to ${whoIs(to, me)}`,
  already: ({ to }, me) => `assigned to ${whoIs(to, me)}`,
  reasons: {
    ...KEPT,
    unseen: (many) => `${many} you do not see any more`,
    left: (many) => `${many} left alone: the colleague is not with us any more`,
  },
  async change(tx, { me, id, choice: { to }, now }) {
    if (to && !(await isColleague(tx, to.id, 'work'))) return { state: 'left', why: 'left' };
    const before = await lockEngagement(tx, me, id);
    if (!before) return { state: 'left', why: 'changed' };
    if (before.assignee?.id === to?.id) return { state: 'left', why: 'same' };
    const actor = withStep(me);
    await assign(actor, id, to, now, tx);
    const isSeen = await findEngagement(me, id, tx);
    return { state: 'done', past: { step: actor.stepId }, why: isSeen ? undefined : 'unseen' };
  },
  async leaves(me, ids, { to }) {
    const there = (await rowsOf(me, ids)).filter(({ assigneeId }) => assigneeId === (to?.id ?? null));
    return new Map(there.map(({ id }) => [id, 'same']));
  },
});

export const SET_STATE = defineBulk({
  name: 'work.state',
  ...ON_WORK,
  choice: z.object({
    to: z.enum(ENGAGEMENT_STATES),
    submittedOn: z.optional(z.string()),
    approval: z.optional(z.string()),
    references: z.optional(z.record(z.string(), z.string())),
  }),
  asks: (many, { to }) => `set ${many} to “${ENGAGEMENT_STATE[to].desk.label}”`,
  did: (many, { to }) => `${many} set to “${ENGAGEMENT_STATE[to].desk.label}”`,
  already: ({ to }) => `“${ENGAGEMENT_STATE[to].desk.label}”`,
  reasons: {
    ...KEPT,
    unfit: (many) => `${many} never submitted to SARS and left alone`,
    planned: (many, { them }) => `${many} planned and left alone: start ${them} first`,
    unreviewed: (many, { them }) => `${many} left alone: no second colleague has reviewed ${them}`,
    unapproved: (many, { them }) =>
      `${many} left alone: how the client approved ${them} was not written down`,
    open: (many) => `${many} left alone: something is still open, and the client would read that all is done`,
  },
  leaves: (me, ids, choice) => findLeft(me, ids, choice),
  ask: askSubmission,
  answer: answerSubmission,
  async change(tx, { me, id, version, choice, now }) {
    const before = await lockEngagement(tx, me, id);
    if (before?.state === choice.to) return { state: 'left', why: 'same' };
    const actor = withStep(me);
    const saved = await setState(actor, id, { ...changeOf(choice, id), version }, now, tx);
    if (saved === 'saved') return { state: 'done', past: { step: actor.stepId } };
    return { state: 'left', why: saved === 'gone' ? 'changed' : saved };
  },
  async mailing(me, ids, choice) {
    const { to, approval } = choice;
    const [left, approved] = [await findLeft(me, ids, choice), await approvalsOf(ids)];
    const rows = (await rowsOf(me, ids)).filter((row) => {
      const { id: of, mailedState, submittedOn, type: typeId } = row;
      const type = typeOfWork({ ...row, typeId });
      const isUnapproved = !approval && !approved.has(of) && asksApproval({ type, submittedOn }, to);
      return isToldOf(mailedState, to) && !left.has(of) && !isUnapproved;
    });
    return mailingAbout(rows, (tx, { id, version }) =>
      setState(me, id, { ...changeOf(choice, id), version }, new Date(), tx),
    );
  },
  writes: ({ to }) => [
    `The state “${ENGAGEMENT_STATE[to].desk.label}”, also in what the client sees.`,
    ...(isWithClient(to) ? ['Today as the day from which the client is reminded.'] : []),
  ],
  isFinal: () => [whenMailed('The client gets'), 'Taken back later, a mail corrects it.'],
});

type Left = 'same' | 'unfit' | 'planned' | 'unreviewed' | 'open';

/** By its id: why it is not set to `to`, whatever is answered. */
async function findLeft(
  me: FirmActor,
  ids: readonly string[],
  { to }: { to: EngagementState },
): Promise<Map<string, Left>> {
  const open = await findOpenToFinish(me, ids, to);
  const left = (await rowsOf(me, ids)).flatMap((row): [string, Left][] => {
    const type = typeOfWork({ ...row, typeId: row.type });
    if (row.state === to) return [[row.id, 'same']];
    if (isWithSars(to) && !goesToSars({ type })) return [[row.id, 'unfit']];
    if (isPlanned(row.state)) return [[row.id, 'planned']];
    if (asksReview({ ...row, type }, to)) return [[row.id, 'unreviewed']];
    return open.has(row.id) ? [[row.id, 'open']] : [];
  });
  return new Map(left);
}

export const REMIND = defineBulk({
  name: 'work.remind',
  ...ON_WORK,
  choice: z.object({}),
  asks: (many) => `remind the clients of ${many}`,
  did: (many) => `reminded about ${many}`,
  nothing: 'Nobody reminded',
  reasons: {
    ...KEPT,
    had: (many) => `for ${many} the client has had today’s mail`,
    nothing: (many) => `for ${many} the client has nothing to do`,
    paused: (many) => `for ${many} reminders are paused`,
    noticed: (many) => `for ${many} another mail about it goes first, in a few minutes`,
    nobody: nobodyMailedAbout,
  },
  async change(tx, { me, id, now }) {
    const actor = withStep(me);
    const reminded = await remindNow(tx, actor, id, now);
    if (reminded === 'told') return { state: 'done', past: { step: actor.stepId } };
    return { state: 'left', why: reminded === 'gone' ? 'changed' : reminded };
  },
  leaves: (me, ids) => findUnreminded(me, ids),
  mailing: (me, ids) => previewReminders(me, ids),
  writes: () => [
    'Each person gets one mail, with what else waits to be told to them.',
    'It counts as today’s mail about these: nobody gets a second one today.',
  ],
  isTold: () => whenMailed('Each person gets'),
  isFinal: () => [whenMailed('Each person gets')],
});

function rowsOf(me: FirmActor, ids: readonly string[]) {
  const { id, taxpayerId, type, kindVersion, state, mailedState, submittedOn, version } = engagements;
  const { reviewedBy, assigneeId } = engagements;
  const review = { reviewedBy, assigneeId };
  return db()
    .select({ id, taxpayerId, type, kindVersion, state, mailedState, submittedOn, version, ...review })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(and(inArray(id, [...ids]), isVisibleTo(me)));
}

async function namesOf(me: FirmActor, ids: readonly string[]): Promise<NamedRecord[]> {
  const found = await findEngagementsOf(me, ids);
  return found.map(({ id, title, taxpayer }) => ({
    id,
    name: `${title}: ${taxpayer.name}`,
    path: `/admin/work/${id}`,
  }));
}
