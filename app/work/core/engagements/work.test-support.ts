import { eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import type { EngagementTypeId } from '#content/engagements/engagement-types.ts';
import { addMember, forgetAccounts, secretsTo } from '#tests/accounts.ts';
import { put } from '#tests/database.ts';
import type { ClientActor, FirmActor } from '#app/accounts/core/actor.ts';
import { DAY, HOUR } from '#app/platform/core/time.ts';
import { mailFirmNotices } from '../notices/mail-firm-notices.server.ts';
import { mailNotices } from '../notices/mail-notices.server.ts';
import { mailAllInvitations } from '../taxpayers/mail-invitations.server.ts';
import { findEngagement, lockEngagement } from './find.server.ts';
import { itemsOf } from './items.server.ts';
import { beginWork, openEngagement } from './open.server.ts';
import { fitItems } from './requests.server.ts';
import { typeOf } from './types.ts';
import { askApprovalFor, type NewApproval } from './approvals.server.ts';
import { changing } from './changing.server.ts';

const SITE: FirmActor = {
  party: 'firm',
  id: '1a2b3c4d-0000-4000-8000-00000000000a',
  name: 'Ann',
  role: 'admin',
};

/** A person's taxpayer, owned by `userId`; without it only `email` is known. Returns its id. */
export async function addTaxpayerFor(
  userId: string | null,
  values: Partial<typeof taxpayers.$inferInsert> = {},
): Promise<string> {
  const { id } = await put(taxpayers, { kind: 'individual', name: 'Thandi Nkosi', ...values });
  if (userId) await put(taxpayerMembers, { taxpayerId: id, userId, role: 'owner' });
  return id;
}

type Example = {
  taxpayerId: string;
  type?: EngagementTypeId;
  period?: string;
  assigneeId?: string | null;
  answers?: Record<string, 'yes' | 'no'> | null;
  now?: Date;
};

/** Under way, as after its acceptance; with `answers` its items exist. Returns its id. */
export function addEngagement({
  taxpayerId,
  type = 'itr12',
  period = '2026',
  ...rest
}: Example): Promise<string> {
  const { assigneeId = null, answers = null, now = new Date() } = rest;
  return db().transaction(async (tx) => {
    const known = typeOf(type);
    if (!known) throw new Error(`No such type: ${type}`);
    const values = { taxpayerId, type: known, period, price: 149_500, assigneeId };
    const opened = await openEngagement(tx, values, SITE, now);
    if (opened === 'exists') throw new Error('The example exists.');
    const engagement = await lockEngagement(tx, SITE, opened.id);
    if (engagement) await beginWork(tx, engagement, SITE, now);
    if (engagement && answers) {
      await fitItems(tx, engagement, answers);
      await tx.update(engagements).set({ answers }).where(eq(engagements.id, opened.id));
    }
    return opened.id;
  });
}

export function memberActor(userId: string, email = 'thandi@example.org'): ClientActor {
  return { party: 'client', userId, email, name: 'Thandi Nkosi' };
}

export function staffActor(id: string, role: FirmActor['role'] = 'staff'): FirmActor {
  return { party: 'firm', id, name: 'Anusha Pillay', role };
}

/** Without new files. */
export function askApproval(actor: FirmActor, id: string, wanted: NewApproval) {
  return changing(actor, id, (tx, work) => askApprovalFor(tx, work, wanted, [], actor, new Date()));
}

export async function itemsIn(id: string) {
  const engagement = await findEngagement(SITE, id);
  return engagement ? itemsOf(engagement) : [];
}

export async function mailAllNotices(): Promise<void> {
  const later = new Date(Date.now() + 365 * DAY);
  await mailNotices(later);
  await mailFirmNotices(later);
}

export async function invitationsTo(address: string): Promise<string[]> {
  await mailAllInvitations(new Date(Date.now() + HOUR));
  return secretsTo(address, '/account/taxpayers/join');
}

/** Deletes all accounts too. */
export async function forgetWork(): Promise<void> {
  await db().delete(engagements);
  await db().delete(taxpayers);
  await forgetAccounts();
}

export async function freshWork(values: Partial<typeof taxpayers.$inferInsert> = {}) {
  await forgetWork();
  const thandi = await addMember();
  const ann = await addMember({ email: 'ann@example.org', fullName: 'Ann Adams', role: 'staff' });
  return { thandi, ann, taxpayerId: await addTaxpayerFor(thandi, values) };
}

export async function freshDesk() {
  const { thandi, ann, taxpayerId } = await freshWork();
  await db().update(taxpayers).set({ assigneeId: ann });
  return {
    thandi,
    ann,
    bob: await addMember({ email: 'bob@example.org', fullName: 'Bob Brink', role: 'staff' }),
    admin: await addMember({ email: 'admin@example.org', fullName: 'Anusha Pillay', admin: true }),
    taxpayerId,
    id: await addEngagement({ taxpayerId, answers: { pay: 'yes' } }),
  };
}
