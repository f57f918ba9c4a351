import { randomUUID } from 'node:crypto';
import { addBooking } from '#app/bookings/core/bookings.test-support.ts';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import { diaries } from '#app/platform/db/schema/bookings.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { contactPersons, taxpayerMembers } from '#app/platform/db/schema/taxpayers.ts';
import { DAY, HOUR, southAfricanDay } from '#app/platform/core/time.ts';
import { sendFiles, PDF } from '#app/work/documents/documents.test-support.ts';
import { answerItem } from '#app/work/core/engagements/answer-item.server.ts';
import { addMessage } from '#app/work/core/engagements/messages.server.ts';
import {
  addEngagement,
  addTaxpayerFor,
  forgetWork,
  itemsIn,
  memberActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { planRecurring } from '#app/work/core/recurring/recurring.server.ts';
import { askCorrection } from '#app/work/core/taxpayers/corrections.server.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { put } from '#tests/database.ts';
import { emptyTables } from '#tests/empty-tables.ts';

/** Some clients of a manager and a colleague, with one of each thing that a colleague acts on. */
export type World = {
  /** The manager's, who acts. */
  cookie: string;
  /** Bob, who looks after everything. */
  colleague: string;
  ids: Record<(typeof NAMES)[number], string>;
  addresses: string[];
};

const NAMES = [
  'ann',
  'bob',
  'thandi',
  'kgosi',
  'person',
  'company',
  'former',
  'itr12',
  'itr14',
  'planned',
  'enquiry',
  'booking',
  'contact',
  'recurring',
] as const;

const ANSWERS = { pay: 'yes', rent: 'yes', car: 'yes' } as const;

export const NEXT_WEEK = new Date(Math.ceil(Date.now() / DAY) * DAY + 7 * DAY + 8 * HOUR);

/** Deletes everything before. */
export async function freshWorld(): Promise<World> {
  await forgetWork();
  await emptyTables('bookings', 'enquiries', 'bulk_runs', 'client_mail_days');
  const address = (of: string) => `${of}@example.org`;
  const ann = await addMember({ email: address('ann'), fullName: 'Ann Adams', role: 'manager' });
  const bob = await addMember({ email: address('bob'), fullName: 'Bob Brink', role: 'staff' });
  const thandi = await addMember({ email: address('thandi'), fullName: 'Thandi Nkosi' });
  const kgosi = await addMember({ email: address('kgosi'), fullName: 'Kgosi Dube' });
  await put(diaries, { colleagueId: bob, hours: {} }, { colleagueId: ann, hours: {} });
  const [person, company] = [
    await addTaxpayerFor(thandi, { email: address('thandi'), assigneeId: bob }),
    await addTaxpayerFor(kgosi, {
      kind: 'company',
      name: 'Kgosi Plumbing',
      email: address('kgosi'),
      assigneeId: bob,
    }),
  ];
  await put(taxpayerMembers, { taxpayerId: company, userId: thandi, role: 'owner' });
  const former = await addTaxpayerFor(null, { kind: 'trust', name: 'Old Trust', assigneeId: bob });
  const itr12 = await addEngagement({ taxpayerId: person, assigneeId: bob, answers: ANSWERS });
  const itr14 = await addEngagement({ taxpayerId: company, assigneeId: bob, type: 'itr14' });
  const { id: planned } = await put(engagements, {
    taxpayerId: person,
    assigneeId: bob,
    type: 'irp6',
    period: '2029-2',
    state: 'planned',
    startsOn: southAfricanDay(new Date(Date.now() + 30 * DAY)),
  });
  await writeAs(memberActor(thandi, address('thandi')), person, itr12);
  const { id: enquiry } = await put(enquiries, {
    submissionKey: randomUUID(),
    userType: 'individual',
    name: 'Lerato Dube',
    email: address('lerato'),
    phone: '+27 821234567',
    subject: 'Provisional tax',
    message: 'What must I file, and when?',
  });
  const booking = await addBooking({ colleagueId: bob, email: address('naledi'), startsAt: NEXT_WEEK });
  const { id: contact } = await put(contactPersons, {
    id: randomUUID(),
    taxpayerId: company,
    name: 'Eve Mokoena',
    email: 'eve@example.org',
  });
  const { id: recurring } = await put(recurringWork, {
    id: randomUUID(),
    taxpayerId: company,
    type: 'payroll',
    startsOn: southAfricanDay(new Date(Date.now() + 60 * DAY)),
    price: 95_000,
  });
  await planRecurring();
  const all = { ann, bob, thandi, kgosi, person, company, former, itr12, itr14, planned, enquiry, booking };
  return {
    cookie: await signedInAs(ann),
    colleague: await signedInAs(bob),
    ids: { ...all, contact, recurring },
    addresses: ['ann', 'bob', 'thandi', 'kgosi', 'lerato', 'naledi', 'new', 'guest'].map(address),
  };
}

/** The client's messages and files before the acts begin. */
async function writeAs(
  client: ClientActor & { userId?: string | null },
  taxpayerId: string,
  engagementId: string,
): Promise<void> {
  const items = await itemsIn(engagementId);
  for (const item of items.slice(0, 2)) await answerItem(client, item.id, { kind: 'text', text: 'Here' });
  await sendFiles(client, [{ name: 'logbook.pdf', bytes: PDF }], {
    engagementId,
    itemId: null,
  });
  await addMessage(client, engagementId, { text: 'Is this right?', key: randomUUID() });
  if (client.userId)
    await askCorrection({ ...client, userId: client.userId }, taxpayerId, {
      field: 'taxNumber',
      to: '0001339050',
    });
}
