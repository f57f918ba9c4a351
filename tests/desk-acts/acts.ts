import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { itr14 } from '#content/checklists/itr14.ts';
import { startName } from '#app/bookings/public/chosen.ts';
import { db } from '#app/platform/db/client.server.ts';
import { contactPersons, taxpayerInvitations } from '#app/platform/db/schema/taxpayers.ts';
import { DAY } from '#app/platform/core/time.ts';
import { rowOf } from '#tests/database.ts';
import {
  ASK_APPROVAL,
  dayIn,
  onWork,
  setTo,
  onItem,
  onLetter,
  onMany,
  onWorks,
  HAND_OVER,
  onClient,
  dataOf,
  onRecurring,
  onEnquiry,
  onBooking,
  DELIVER,
  onDelivered,
  MOVE_PAPER,
  onProposals,
  correctionIn,
  guest,
  type DeskAct,
} from './posting.ts';
import { ASK_SIGNATURE, DELIVER_TO_APPROVE, MARK_PLACE, REMOVE_PLACE } from './signing.ts';
import { NEXT_WEEK } from './world.ts';

/** Each act of the desk that mails somebody, or that changes what a mail says; by what it does. */
export const DESK_ACTS: Readonly<Record<string, DeskAct>> = {
  'file with SARS': setTo('itr12', 'with_sars', {
    submittedOn: dayIn(-1),
    approval: 'By mail',
  }),
  finish: setTo('itr12', 'done'),
  'go on': setTo('itr12', 'in_progress'),
  'wait for the company': setTo('itr14', 'waiting_for_client'),
  'leave out planned work': setTo('planned', 'left_out'),
  'start planned work': onWork('planned', 'start'),
  'assign to Ann': onWork('itr12', 'assign', async ({ ids }) => ({ assignee: ids.ann })),
  'another due day': onWork('itr12', 'terms', { dueOn: dayIn(40), price: '1 495' }),
  'pause reminders': onWork('itr12', 'reminders', { paused: 'yes' }),
  'answer the questions': onWork('itr14', 'questions', async () =>
    Object.fromEntries(itr14.questions.map(({ id }) => [`q.${id}`, 'no'])),
  ),
  'ask for more': onWork('itr12', 'ask', { what: 'The lease', why: '' }),
  message: onWork('itr12', 'message', async () => ({ text: 'Please call', key: randomUUID() })),
  'write to the company': onWork('itr14', 'message', async () => ({ text: 'Welcome', key: randomUUID() })),
  read: onWork('itr12', 'read', async () => ({ until: new Date().toISOString() })),
  remind: onWork('itr12', 'remind'),
  'ask for a review': onWork('itr12', 'ask-review', async ({ ids }) => ({ reviewer: ids.bob })),
  review: onWork('itr12', 'review'),
  'review it again': onWork('itr12', 'unreview'),
  'send it back': onWork('itr12', 'send-back', { reason: 'The interest is missing.' }),
  'plan the next': onWork('itr12', 'next'),
  'delete work': onWork('itr14', 'delete'),
  'accept the first': onItem(0, 'accept'),
  'return the second': onItem(1, 'return', { reason: 'It is too dark' }),
  'accept the second in one go': onItem(1, 'accept-all'),
  'open the first again': onItem(0, 'reopen'),
  'ask for the second again': onItem(1, 'unanswer'),
  'answer the fourth': onItem(3, 'answer', { text: 'By phone' }),
  'the fourth does not apply': onItem(3, 'not-mine'),
  'ask no more for the fifth': onItem(4, 'remove'),
  'assign many': onWorks('assign:ANN'),
  'file many': onWorks('state:with_sars'),
  'begin many': onWorks('state:in_progress'),
  'remind many': onWorks('remind'),
  'another due day for many': onWorks('due-day'),
  'another price for many': onWorks('price'),
  'plan the next of many': onWorks('next'),
  'hand all over': HAND_OVER,
  'look after many': onMany('taxpayers', ['person', 'company'], 'assign:ANN'),
  'propose to many': onMany('taxpayers', ['person', 'company'], 'propose:irp6'),
  'mark many as answered': onMany('messages', ['enquiry'], 'answered'),
  'another address': dataOf('person', ({ addresses }) => ({
    email: addresses.find((one) => one.startsWith('new')) ?? '',
  })),
  'another name': dataOf('company', () => ({ name: 'Kgosi Pipes' })),
  'open work': onClient('person', 'open', { type: 'itr12', period: '2025', price: '1 250' }),
  invite: onClient('person', 'invite', async (world) => ({ email: guest(world), role: 'contributor' })),
  'withdraw the invitation': onClient('person', 'withdraw', async ({ ids }) => {
    const of = eq(taxpayerInvitations.taxpayerId, ids.person);
    const [invitation] = await db().select().from(taxpayerInvitations).where(of);
    return { id: invitation?.id ?? randomUUID() };
  }),
  'remove a member': onClient('company', 'remove-member', async ({ ids }) => ({ id: ids.thandi })),
  'make it a former client': onClient('former', 'status', { status: 'former', seenLeft: '0.0' }),
  'merge a client into another': onClient('company', 'merge', async ({ ids }) => ({ from: ids.former })),
  'delete a client': onClient('company', 'delete'),
  'apply the correction': onClient('person', 'apply-correction', correctionIn),
  'refuse the correction': onClient('person', 'refuse-correction', correctionIn),
  'save the contact': onClient('company', 'contact-save', async ({ ids }) => ({
    item: ids.contact,
    version: String((await rowOf(contactPersons, ids.contact))?.version ?? 0),
    name: 'Eve Mokoena',
    phone: '082 555 0101',
  })),
  'remove the contact': onClient('company', 'contact-remove', async ({ ids }) => ({ item: ids.contact })),
  'add recurring work': onClient('person', 'recurring-add', {
    type: 'irp6',
    startsOn: dayIn(20),
    price: '900',
  }),
  'pause recurring work': onRecurring('recurring-save', { pausedFrom: dayIn(90), pausedUntil: dayIn(200) }),
  'end recurring work': onRecurring('recurring-save', { endsOn: dayIn(150) }),
  'another price': onRecurring('recurring-save', { price: '1 050', priceFrom: dayIn(100) }),
  propose: onProposals('send'),
  'withdraw the proposal': onProposals('withdraw'),
  deliver: DELIVER,
  'remove what was delivered': onDelivered('remove'),
  'bring it back': onDelivered('restore'),
  'deliver for approval': DELIVER_TO_APPROVE,
  'ask for approval': ASK_APPROVAL,
  'ask for signature': ASK_SIGNATURE,
  'mark a place to sign': MARK_PLACE,
  'remove a place to sign': REMOVE_PLACE,
  'write down the outcome': onWork('itr12', 'outcome', {
    assessedOn: dayIn(0),
    figure: 'pay',
    amount: '8 000',
    payBy: dayIn(30),
  }),
  'correct the outcome': onWork('itr12', 'outcome', {
    assessedOn: dayIn(-1),
    figure: 'refund',
    amount: '90',
  }),
  'note the payment': onWork('itr12', 'settled', { settledOn: dayIn(0) }),
  'take the outcome away': onWork('itr12', 'no-outcome'),
  'write down a letter from SARS': onWork('itr12', 'sars-letter', {
    letterKind: 'assessment',
    datedOn: dayIn(-2),
  }),
  'set the day of its clock': onLetter('sars-day', { clock: 'objection', lastDay: dayIn(9) }),
  'answer the letter from SARS': onLetter('sars-answered', { clock: 'objection', answeredOn: dayIn(0) }),
  'take the letter from SARS away': onLetter('no-sars-letter'),
  'move a paper': MOVE_PAPER,
  reply: onEnquiry('reply', { body: 'By the end of August.', after: 'close' }),
  'reply and go on': onEnquiry('reply', { body: 'We look at it.', after: 'open' }),
  'take the enquiry': onEnquiry('take'),
  'give the enquiry to Bob': onEnquiry('assign:BOB'),
  'mark as answered': onEnquiry('answered'),
  'snooze it': onEnquiry('snooze:week'),
  'say whose it is': onEnquiry('tie:PERSON'),
  'move the talk': onBooking('move', () => ({
    slot: startName(NEXT_WEEK.getTime() + DAY),
    message: 'We have to start later.',
  })),
  'hand over the talk': onBooking('hand-over', ({ ids }) => ({ colleague: ids.ann })),
  'cancel the talk': onBooking('cancel', () => ({ message: 'We are closed that day.' })),
  'book it again': onBooking('restore'),
};

/** What has to be done before. */
export const NEEDS: Readonly<Record<string, readonly string[]>> = {
  'withdraw the invitation': ['invite'],
  'ask for a review': ['assign to Ann'],
  'review it again': ['review'],
  'withdraw the proposal': ['propose'],
  'remove what was delivered': ['deliver'],
  'bring it back': ['deliver', 'remove what was delivered'],
  'ask for approval': ['deliver'],
  'ask for signature': ['deliver'],
  'mark a place to sign': ['deliver', 'ask for signature'],
  'remove a place to sign': ['deliver', 'ask for signature', 'mark a place to sign'],
  'book it again': ['cancel the talk'],
  'write down the outcome': ['file with SARS'],
  'correct the outcome': ['file with SARS', 'write down the outcome'],
  'note the payment': ['file with SARS', 'write down the outcome'],
  'take the outcome away': ['file with SARS', 'write down the outcome'],
  'set the day of its clock': ['write down a letter from SARS'],
  'answer the letter from SARS': ['write down a letter from SARS'],
  'take the letter from SARS away': ['write down a letter from SARS'],
};

/** Where Undo does not put back what was, or there is none, and what there is instead. */
export const WITHOUT_UNDO: Readonly<Record<string, string>> = {
  invite: '“Withdraw” beside it',
  'remove a member': 'Undo invites them again: nobody gets access back without saying yes',
  'book it again': '“Cancel” beside it',
};
