import { eq } from 'drizzle-orm';
import { coarseNetwork } from '#app/accounts/core/sessions.server.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import type { Objection } from '#app/platform/db/in-person-values.ts';
import type { Approval, Drawing, Signing } from '#app/platform/db/work-values.ts';
import { changingItem, noteItem, setItem } from '#app/work/core/engagements/items.server.ts';
import { mayMoveItem } from '#app/work/core/engagements/item-states.ts';
import { notifyFirm } from '#app/work/core/notices/notify-firm.server.ts';
import {
  HANDED_OVER_FOR,
  readHandOver,
  readSigned,
  type HandOver,
  type SignedInPerson,
} from '#app/work/signatures/hand-over.server.ts';
import { answerApproval } from './approve.server.ts';
import { linkActor } from './client.server.ts';

type ToSign = { handOver: HandOver; what: string; signer: string; documents: Approval['documents'] };

/** `over`: it was signed, ended, or the fifteen minutes are over. Null: no such page. */
export async function findToSign(token: string, now = new Date()): Promise<ToSign | 'over' | null> {
  const found = await findOnDevice(token, now);
  return found && 'justSigned' in found ? 'over' : found;
}

/** What is signed on this device now, or was `justSigned` on it. */
export async function findOnDevice(
  token: string,
  now = new Date(),
): Promise<ToSign | { justSigned: Done | null; work: string } | null> {
  const handOver = readHandOver(token);
  if (!handOver) return null;
  const found = await itemOf(handOver);
  const { handedOver, signers = [] } = found?.approval?.signing ?? {};
  if (!found?.approval || handedOver?.key !== handOver.key || now.toISOString() >= handedOver.until) {
    const done = found ? justSigned(handOver, found, now) : null;
    return { justSigned: done, work: handOver.work };
  }
  const signer = signers.find(({ email }) => email === handOver.email)?.name ?? handOver.email;
  return { handOver, what: found.what, signer, documents: found.approval.documents };
}

type Done = { what: string; signer: string };
type Item = { what: string; approval: Approval | null };

/** While the device may still be in the signer's hand; else null. */
function justSigned({ email: of, inPerson }: HandOver, { what, approval }: Item, now: Date): Done | null {
  const signature = approval?.signing?.signatures.find(({ email }) => email === of);
  if (!signature?.inPerson) return null;
  const isIt = signature.inPerson.by === inPerson.by && signature.inPerson.digits === inPerson.digits;
  const isJust = now.getTime() < Date.parse(signature.at) + HANDED_OVER_FOR;
  return isIt && isJust ? { what, signer: signature.typed } : null;
}

export function signInPerson(
  { work, item, email, key, inPerson }: HandOver,
  { typed, drawn, clientAddress }: { typed: string; drawn: Drawing | null; clientAddress: string },
) {
  const network = coarseNetwork(clientAddress);
  const drawing = drawn ? { drawn } : {};
  const answer = { kind: 'sign', typed, ...drawing, network, proof: 'person', inPerson, key } as const;
  return answerApproval(linkActor(email, work), item, answer);
}

export function endHandOver({ work, item: id, email, key }: HandOver): Promise<'ended' | 'gone'> {
  return changingItem(linkActor(email, work), id, async (tx, _, item) => {
    const signing = item.approval?.signing;
    if (!item.approval || signing?.handedOver?.key !== key) return 'gone';
    await setItem(tx, item, { approval: { ...item.approval, signing: { ...signing, handedOver: null } } });
    return 'ended';
  });
}

type Signed = SignedInPerson & { what: string; before: string; isSealed: boolean; isObjected: boolean };

/** The signature that a mail is about; null for another link. `gone`: it was taken back meanwhile. */
export async function findSigned(token: string, now = new Date()): Promise<Signed | 'gone' | null> {
  const signed = readSigned(token, now);
  if (!signed) return null;
  const found = await itemOf(signed);
  const signing = found?.approval?.signing;
  const objection = signing?.objections?.find((one) => isSame(one, signed));
  const signature = signing && signatureOf(signing, signed);
  const before = signature?.inPerson?.before ?? objection?.before;
  if (!found || !before) return 'gone';
  return {
    ...signed,
    what: found.what,
    before,
    isSealed: Boolean(signing?.sealed),
    isObjected: Boolean(objection),
  };
}

/** It is taken back, unless it is sealed; what was said is kept, and no colleague can take it away. */
export function objectTo(signed: SignedInPerson, words: string, now = new Date()): Promise<'saved' | 'gone'> {
  const actor = linkActor(signed.email, signed.work);
  return changingItem(actor, signed.item, async (tx, engagement, item) => {
    const { approval, what } = item;
    const signature = approval?.signing && signatureOf(approval.signing, signed);
    if (!approval?.signing || !signature?.inPerson) return 'gone';
    const { name, email, at: signedAt } = signature;
    const { before } = signature.inPerson;
    const objections = [
      ...(approval.signing.objections ?? []),
      { name, email, before, signedAt, at: now.toISOString(), words },
    ];
    const signing = { ...approval.signing, objections };
    const isTakenBack = !signing.sealed && (item.state === 'open' || mayMoveItem('client', item, 'open'));
    const signatures = signing.signatures.filter((one) => one !== signature);
    await setItem(
      tx,
      item,
      isTakenBack
        ? { state: 'open', approval: { ...approval, given: null, signing: { ...signing, signatures } } }
        : { approval: { ...approval, signing } },
    );
    const text = `${name} says: this was not me. Signed in person before ${before}: ${what}`;
    await noteItem(tx, engagement, text, actor, now);
    const about = { engagementId: engagement.id, aboutId: item.id, what };
    await notifyFirm(tx, { ...about, kind: 'unsigned' }, actor, now);
    await record(tx, {
      actorId: null,
      action: 'engagement.update',
      entity: 'engagement',
      entityId: engagement.id,
      subject: engagement.title,
      changes: { 'signature in person': text },
    });
    return 'saved';
  });
}

function signatureOf({ signatures }: Signing, { email, at }: SignedInPerson) {
  return signatures.find((one) => one.email === email && one.at === at && one.inPerson);
}

function isSame({ email, signedAt }: Objection, signed: SignedInPerson): boolean {
  return email === signed.email && signedAt === signed.at;
}

async function itemOf({ item }: { item: string }) {
  const { what, approval } = requestItems;
  const [found] = await db().select({ what, approval }).from(requestItems).where(eq(requestItems.id, item));
  return found;
}
