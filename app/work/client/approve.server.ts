import { eq } from 'drizzle-orm';
import { ownError } from '#app/platform/core/own-error.ts';
import { longMoment, southAfricanDay } from '#app/platform/core/time.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import type { requestItems } from '#app/platform/db/schema/engagements.ts';
import type { InPerson } from '#app/platform/db/in-person-values.ts';
import type { Approval, Signature, Signing } from '#app/platform/db/work-values.ts';
import { enqueue } from '#app/platform/jobs/queue.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { noticeWait } from '#app/platform/mail/when-mailed.server.ts';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import { mayAnswer } from '#app/work/proposals/answer.server.ts';
import { isWhole } from '#app/work/core/engagements/approval.ts';
import { standing } from '#app/work/core/engagements/approvals.server.ts';
import { changingItem, noteItem, setItem } from '#app/work/core/engagements/items.server.ts';
import { isLocked, isOpenItem, isToReview, mayMoveItem } from '#app/work/core/engagements/item-states.ts';
import type { Engagement } from '#app/work/core/engagements/find.server.ts';
import { recipientsOf } from '#app/work/core/engagements/recipients.server.ts';
import { passToFirm } from '#app/work/core/engagements/progress.server.ts';
import { isFiled, isUnderWay } from '#app/work/core/engagements/states.ts';
import type { FirmNoticeKind } from '#app/work/core/notices/firm-notice-kinds.ts';
import { notifyClient } from '#app/work/core/notices/notify-client.server.ts';
import { notifyFirm } from '#app/work/core/notices/notify-firm.server.ts';
import { objectionUrl } from '#app/work/signatures/hand-over.server.ts';
import { signedInPersonMail } from '#app/work/signatures/in-person-mail.ts';
import { sealJob } from '#app/work/signatures/seal-job.server.ts';
import { isAnsweredBy, standingMark } from './approval-standing.server.ts';
import { signNow, stillToSign, toSeal, turnToSign, type Turn } from '#app/work/core/engagements/signing.ts';

type Given = NonNullable<Approval['given']>;

export type ApprovalAnswer =
  | { kind: 'approve'; proof: Given['proof'] }
  | ({ kind: 'sign' } & Pick<Signature, 'typed' | 'drawn' | 'network'> & Proof)
  | { kind: 'wrong'; words: string }
  | { kind: 'take-back' };

/** `key`: of the one time that the device was handed over. */
type Proof =
  | { proof: NonNullable<Given['proof']> & ('session' | 'code') }
  | { proof: 'person'; inPerson: InPerson; key: string };

export type ApprovalVerdict =
  | 'saved'
  | 'closed'
  | 'lost'
  | 'not-owner'
  | 'sealed'
  | 'clash'
  | 'declined'
  | 'nothing'
  | Exclude<Turn, 'now' | 'signed'>;

/**
 * Approves or signs, says what is wrong, or takes it back, until it is filed or sealed. `closed`: filed or settled
 * since. `lost`: one of its files was taken back. `not-owner`: they only help with papers. `clash`: answered otherwise
 * since a form with this `stood` (`standingMark`) was drawn. `declined`: a signer says that something is wrong.
 * `nothing`: there is nothing of theirs to take back. What all have signed is sealed once nobody can take it back
 * unnoticed.
 */
export function answerApproval(
  by: ClientActor,
  itemId: string,
  { stood, ...answer }: ApprovalAnswer & { stood?: string },
  now = new Date(),
): Promise<ApprovalVerdict | 'gone'> {
  return changingItem(by, itemId, async (tx, engagement, item) => {
    const actor = await withName(tx, by, engagement.taxpayer.id);
    const { approval, what } = item;
    const isOther = answer.kind === (approval?.signing ? 'approve' : 'sign');
    if (!approval || isOther || !isHandedOver(answer, approval, now)) return 'gone';
    if (!isUnderWay(engagement.state)) return 'closed';
    // What is signed may have nothing to do with what was filed.
    if (isFiled(engagement.state) && !approval.signing) return 'closed';
    if (approval.signing?.sealed) return 'sealed';
    if (isLocked(item) && !approval.given) return 'closed';
    if (!(await mayAnswer(actor, engagement.taxpayer.id, tx))) return 'not-owner';
    if (isSaid(answer, item, actor.email)) return 'saved';
    const turn = turnOf(answer, approval, actor, now);
    if (turn !== 'now') return turn === 'signed' ? 'clash' : turn;
    if (stood !== undefined && stood !== standingMark(item, actor.email)) return 'clash';
    if (answer.kind === 'sign' && !isOpenItem(item)) return isToReview(item) ? 'declined' : 'closed';
    if (answer.kind === 'take-back' && !isAnsweredBy(item, actor.email)) return 'nothing';
    const files = await standing(tx, eq(documents.engagementId, engagement.id));
    if (givesIt(answer) && !isWhole(approval, files)) return 'lost';
    const { text, ...values } = changeOf(answer, item, approval, actor, now);
    if (!mayMoveItem('client', item, values.state) && values.state !== item.state) return 'closed';
    await setItem(tx, item, values);
    await noteItem(tx, engagement, `${text}: ${what}`, actor, now);
    const kind = noticeOf(answer, approval);
    if (kind) await notifyFirm(tx, { engagementId: engagement.id, kind, aboutId: item.id, what }, actor, now);
    if (answer.kind === 'sign' && answer.proof === 'person')
      await tellInPerson(tx, { engagement, item, inPerson: answer.inPerson }, actor, now);
    if (answer.kind === 'sign') await goOn(tx, { ...item, approval: values.approval }, now);
    await passToFirm(tx, engagement, actor, now);
    return 'saved';
  });
}

/** Somebody who came by a code has only the name that we know for the address. */
async function withName(tx: Transaction, actor: ClientActor, taxpayerId: string): Promise<ClientActor> {
  if (actor.userId !== null) return actor;
  const known = (await recipientsOf(tx, taxpayerId)).find(({ email }) => email === actor.email);
  return known?.name ? { ...actor, name: known.name } : actor;
}

function isSaid(answer: ApprovalAnswer, item: Item, email: string): boolean {
  const { given, signing } = item.approval ?? {};
  switch (answer.kind) {
    case 'approve':
      return Boolean(given);
    case 'sign':
      return Boolean(signing?.signatures.some((one) => one.email === email && one.typed === answer.typed));
    case 'wrong':
      return isToReview(item) && item.answer === answer.words;
    case 'take-back':
      return false;
  }
}

/** In person one signs once for each hand-over, and within its fifteen minutes. */
function isHandedOver(answer: ApprovalAnswer, { signing }: Approval, now: Date): boolean {
  if (answer.kind !== 'sign' || answer.proof !== 'person') return true;
  const { key, until = '' } = signing?.handedOver ?? {};
  return key === answer.key && now.toISOString() < until;
}

/** At once, to the signer's address: somebody else may have signed. */
async function tellInPerson(
  tx: Transaction,
  { engagement, item, inPerson }: { engagement: Engagement; item: Item; inPerson: InPerson },
  { email }: ClientActor,
  now: Date,
): Promise<void> {
  const signed = { work: engagement.id, item: item.id, email, at: now.toISOString() };
  const mail = {
    workId: engagement.id,
    what: item.what,
    before: inPerson.before,
    when: longMoment(now),
    url: objectionUrl(signed, now),
  };
  await queueMail(tx, signedInPersonMail.write(email, mail), now);
}

/** Only a signer can say that something is wrong with it, or take a signature back. */
function turnOf(answer: ApprovalAnswer, { signing }: Approval, { email }: ClientActor, now: Date): Turn {
  if (!signing) return 'now';
  const turn = turnToSign(signing, email, southAfricanDay(now));
  return answer.kind === 'sign' || turn === 'not-signer' ? turn : 'now';
}

function givesIt({ kind }: ApprovalAnswer): boolean {
  return kind === 'approve' || kind === 'sign';
}

/** Colleagues who were told that it is approved or signed are told that it no longer is. */
function noticeOf({ kind }: ApprovalAnswer, { given, signing }: Approval): FirmNoticeKind | null {
  switch (kind) {
    case 'approve':
      return 'approved';
    case 'sign':
      return 'signed';
    case 'wrong':
      return 'disapproved';
    case 'take-back':
      if (signing) return 'unsigned';
      return given ? 'unapproved' : null;
  }
}

type Item = typeof requestItems.$inferSelect;
type Values = Pick<Item, 'state' | 'answer' | 'reason' | 'approval'>;

function changeOf(
  answer: ApprovalAnswer,
  item: Item,
  approval: Approval,
  { name, email }: ClientActor,
  now: Date,
): Values & { text: string } {
  const who = { name, email, at: now.toISOString() };
  const none = { answer: null, reason: null };
  switch (answer.kind) {
    case 'approve': {
      const given = { ...who, proof: answer.proof };
      return { ...none, state: 'accepted', approval: { ...approval, given }, text: 'Approved' };
    }
    case 'sign': {
      const signed = signatureOf(answer);
      const signing = withSignature(approval, { ...who, ...signed });
      const given = stillToSign(signing).length === 0 ? { ...who, proof: answer.proof } : null;
      const state = given ? 'accepted' : item.state;
      const before = signed.inPerson ? ` in person before ${signed.inPerson.before}` : '';
      const text = `Signed by ${signed.typed}${before}`;
      return { ...none, state, approval: { ...approval, signing, given }, text };
    }
    case 'wrong': {
      const text = 'Something is wrong';
      return {
        ...none,
        state: 'answered',
        answer: answer.words,
        approval: withoutOwn(approval, email),
        text,
      };
    }
    case 'take-back': {
      const text = approval.signing ? 'Signature taken back' : 'Approval taken back';
      return { ...none, state: 'open', approval: withoutOwn(approval, email), text };
    }
  }
}

function signatureOf(answer: ApprovalAnswer & { kind: 'sign' }) {
  const { typed, drawn, network, proof } = answer;
  const inPerson = proof === 'person' ? { inPerson: answer.inPerson } : {};
  return { typed, ...(drawn && { drawn }), network, proof, ...inPerson };
}

function withSignature({ signing }: Approval, signature: Signature): Signing {
  if (!signing) throw ownError('What is only approved has no signatures.');
  const name = signing.signers.find(({ email }) => email === signature.email)?.name ?? signature.name;
  const handedOver = signing.handedOver?.email === signature.email ? null : signing.handedOver;
  return { ...signing, handedOver, signatures: [...signing.signatures, { ...signature, name }] };
}

function withoutOwn({ signing, ...approval }: Approval, email: string): Approval {
  if (!signing) return { ...approval, given: null };
  const signatures = signing.signatures.filter((one) => one.email !== email);
  return { ...approval, given: null, signing: { ...signing, signatures } };
}

/** Seals what all have signed, once nobody can take it back unnoticed; before that the next one is told. */
async function goOn(tx: Transaction, { id, engagementId, approval }: Item, now: Date): Promise<void> {
  const done = approval && toSeal(approval);
  if (done) {
    const after = new Date(now.getTime() + noticeWait());
    await enqueue(tx, sealJob, { item: id, at: done.at }, { after });
  } else if (approval?.signing?.inOrder) {
    const to = signNow(approval.signing).map(({ email }) => email);
    await notifyClient(tx, { engagementId, kind: 'approval', aboutIds: [id], to }, null, now);
  }
}
