import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { removedDocuments } from '#app/platform/db/schema/documents.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { receivedFiles, receivedMails } from '#app/platform/db/schema/received.ts';
import { PDF, spooled } from '#app/work/documents/documents.test-support.ts';
import { earlierProposals } from '#app/work/proposals/earlier.server.ts';
import { findProposal } from '#app/work/proposals/find.server.ts';
import { isOffered } from '#app/work/proposals/offered-type.ts';
import { sendProposal } from '#app/work/proposals/send.server.ts';
import { isOpenProposal } from '#app/work/proposals/states.ts';
import { withdrawProposal } from '#app/work/proposals/withdraw.server.ts';
import { documentsOf } from '#app/work/documents/documents.server.ts';
import { moveDocument } from '#app/work/documents/move.server.ts';
import { removeDocument } from '#app/work/documents/remove.server.ts';
import { restoreDocument } from '#app/work/documents/restore.server.ts';
import { storeFiles } from '#app/work/documents/store.server.ts';
import { put, rowOf } from '#tests/database.ts';
import { answerItem } from './answer-item.server.ts';
import { addItem, removeItem } from './item-requests.server.ts';
import { reviewItem } from './items.server.ts';
import { addMessage, markRead } from './messages.server.ts';
import { planAgain } from './plan-again.server.ts';
import { startNow } from './planned.server.ts';
import { assign, pauseReminders, setState } from './state.server.ts';
import { setTerms } from './terms.server.ts';
import { typeOf } from './types.ts';
import { remindNow } from '../reminders/remind-now.server.ts';
import { itemsIn } from './work.test-support.ts';

export const NOW = new Date('2026-08-03T10:00:00Z');

let fileId = '';

export async function addMailedFile(): Promise<void> {
  const mailHash = (randomUUID() + randomUUID()).replaceAll('-', '');
  await put(receivedMails, { hash: mailHash, size: 1 });
  const file = { mailHash, position: 0, name: 'logbook.pdf', type: 'application/pdf', size: 1 };
  fileId = (await put(receivedFiles, file)).id;
}

const versionOf = async (id: string) => (await rowOf(engagements, id))?.version ?? 0;

/** What an act of a colleague is, on any engagement; false: it was refused. */
type Act = (actor: FirmActor, id: string, ann: string) => Promise<unknown>;

export const ACTS: Record<string, Act> = {
  'accept the first': (actor, id) => review(actor, id, 0, { kind: 'accept' }),
  'accept the second': (actor, id) => review(actor, id, 1, { kind: 'accept' }),
  'return the first': (actor, id) => review(actor, id, 0, { kind: 'return', reason: 'Page two is missing' }),
  'return the second': (actor, id) => review(actor, id, 1, { kind: 'return', reason: 'It is too dark' }),
  'answer the third': async (actor, id) =>
    answerItem(actor, (await itemsIn(id))[2]?.id ?? '', { kind: 'text', text: 'By phone' }, NOW),
  'ask for more': (actor, id) => addItem(actor, id, { what: 'The lease', why: '' }, NOW),
  'ask no more': async (actor, id) =>
    removeItem(actor, (await itemsIn(id)).find(({ state }) => state === 'open')?.id ?? '', NOW),
  'with SARS': (actor, id) => setTo(actor, id, 'with_sars', '2026-08-01'),
  'wait for the client': (actor, id) => setTo(actor, id, 'waiting_for_client'),
  'go on': (actor, id) => setTo(actor, id, 'in_progress'),
  finish: (actor, id) => setTo(actor, id, 'done'),
  message: (actor, id) =>
    addMessage(actor, id, { text: 'Please call', key: randomUUID(), readUntil: NOW }, NOW),
  read: (actor, id) => markRead(actor, id, NOW, NOW),
  assign: (actor, id, ann) => assign(actor, id, { id: ann, name: 'Ann Adams' }, NOW),
  start: async (actor, id) => startNow(actor, id, await versionOf(id), NOW),
  'call off': (actor, id) => setTo(actor, id, 'declined'),
  'leave out': (actor, id) => setTo(actor, id, 'left_out'),
  'plan again': (actor, id) => planAgain(actor, id, NOW),
  pause: (actor, id) => pauseReminders(actor, id, true),
  'file a mailed paper': async (actor, id) => fileMailed(actor, id, (await itemsIn(id))[1]?.id ?? ''),
  'file a last paper': async (actor, id) => fileMailed(actor, id, (await itemsIn(id))[3]?.id ?? ''),
  'file another paper': (actor, id) => fileMailed(actor, id, null),
  'move a loose paper': (actor, id) => move(actor, id, null, 1),
  'move a paper on': (actor, id) => move(actor, id, 1, 3),
  'move a paper out': (actor, id) => move(actor, id, 3, null),
  deliver,
  'remove what was delivered': removeDelivered,
  'bring it back': bringBack,
  propose: async (actor, id) => sendProposal(actor, await offerTo(await taxpayerOf(id)), NOW),
  withdraw: async (actor, id) => withdrawProposal(actor, (await openProposal(id))?.id ?? '', NOW),
  'remind of the proposal': remindOfProposal,
  remind: (actor, id) => db().transaction((tx) => remindNow(tx, actor, id, NOW)),
  terms: async (actor, id) =>
    setTerms(
      actor,
      id,
      { startsOn: '2026-12-01', dueOn: '2026-11-01', price: 100, version: await versionOf(id) },
      NOW,
    ),
};

async function move(actor: FirmActor, id: string, from: number | null, to: number | null) {
  const items = await itemsIn(id);
  const itemAt = (at: number | null) => (at === null ? null : (items[at]?.id ?? ''));
  const papers = await documentsOf(id);
  const paper = papers.find((one) => one.direction === 'from_client' && one.itemId === itemAt(from));
  return moveDocument(actor, paper?.id ?? '', itemAt(to), { now: NOW });
}

const taxpayerOf = async (id: string) => (await rowOf(engagements, id))?.taxpayerId ?? '';

async function deliver(actor: FirmActor, engagementId: string) {
  const { files } = await spooled([{ name: 'assessment.pdf', bytes: PDF }]);
  return storeFiles(actor, { engagementId, direction: 'to_client' }, files, { mergePhotos: false }, NOW);
}

async function removeDelivered(actor: FirmActor, id: string) {
  const delivered = (await documentsOf(id)).find(({ direction }) => direction === 'to_client');
  return removeDocument(actor, delivered?.id ?? '', NOW);
}

async function bringBack(actor: FirmActor, id: string) {
  const [removed] = await db()
    .select({ id: removedDocuments.id })
    .from(removedDocuments)
    .where(eq(removedDocuments.engagementId, id));
  return restoreDocument(actor, removed?.id ?? '', NOW);
}

async function offerTo(taxpayerId: string) {
  const parts = [typeOf('irp6')].filter(isOffered).map((type) => ({ type, period: '2027-2', price: null }));
  return { taxpayerId, engagements: parts, plan: null, signatory: 'Thandi Nkosi', key: randomUUID() };
}

async function openProposal(id: string) {
  const all = await earlierProposals(await taxpayerOf(id), NOW);
  return all.find(({ state }) => isOpenProposal(state));
}

async function remindOfProposal(actor: FirmActor, id: string) {
  const proposal = await findProposal((await openProposal(id))?.id ?? '', NOW);
  const offered = proposal?.letters[0]?.engagementId;
  if (offered) await db().transaction((tx) => remindNow(tx, actor, offered, NOW));
}

async function review(actor: FirmActor, id: string, at: number, how: Parameters<typeof reviewItem>[2]) {
  const item = (await itemsIn(id))[at];
  return reviewItem(actor, item?.id ?? '', how, item?.version ?? 0, NOW);
}

async function fileMailed(actor: FirmActor, engagementId: string, itemId: string | null) {
  if (itemId === '') return 'gone';
  const received = { fileId, origin: 'the message 1A2B3C4D' };
  const target = { engagementId, itemId, direction: 'from_client', received } as const;
  const { files } = await spooled([{ name: 'logbook.pdf', bytes: PDF }]);
  return storeFiles(actor, target, files, { mergePhotos: false }, NOW);
}

export async function setTo(
  actor: FirmActor,
  id: string,
  state: Parameters<typeof setState>[2]['to'],
  day?: string,
) {
  return setState(
    actor,
    id,
    { to: state, submittedOn: day, approval: 'By mail', version: await versionOf(id) },
    NOW,
  );
}
