import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { roleOf } from '#app/accounts/core/roles.server.ts';
import { byName } from '#app/platform/db/by-name.ts';
import type { Db, Transaction } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { taxpayerInvitations, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { looksAfter } from '../engagements/access.server.ts';
import { findTaxpayer, isOwner, type TaxpayerRole } from './taxpayers.server.ts';

export type Invited = {
  taxpayerId: string;
  name: string;
  role: TaxpayerRole;
  tokenHash: string;
  waits: boolean;
  /** The person is the taxpayer: we write there about it. */
  isSelf: boolean;
  /** We write to the invited address about the taxpayer: its work is open to it by a code, too. */
  isWrittenTo: boolean;
  by: string | null;
};

/** To one address, the oldest first: without those whose sender may no longer invite. */
export async function openInvitations(
  reader: Db | Transaction,
  email: string,
  now: Date,
): Promise<Invited[]> {
  const { taxpayerId, role, tokenHash, createdAt, expiresAt, invitedBy, waitsSince } = taxpayerInvitations;
  const rows = await reader
    .select({
      taxpayerId,
      name: taxpayers.name,
      role,
      tokenHash,
      waits: sql<boolean>`${waitsSince} is not null`,
      kind: taxpayers.kind,
      isWrittenTo: sql<boolean>`${taxpayers.email} is not distinct from ${taxpayerInvitations.email}`,
      invitedBy,
      by: profiles.fullName,
    })
    .from(taxpayerInvitations)
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerId))
    .leftJoin(profiles, eq(profiles.id, invitedBy))
    .where(
      and(
        eq(taxpayerInvitations.email, email.toLowerCase()),
        gt(expiresAt, now),
        isNull(taxpayers.deletedAt),
      ),
    )
    .orderBy(asc(createdAt), byName(taxpayers.name));
  const open: Invited[] = [];
  for (const { invitedBy: sender, kind, ...row } of rows) {
    const isSelf = row.isWrittenTo && kind === 'individual';
    if (await maySenderInvite(reader, row.taxpayerId, sender)) open.push({ ...row, isSelf });
  }
  return open;
}

async function maySenderInvite(
  reader: Db | Transaction,
  taxpayerId: string,
  invitedBy: string,
): Promise<boolean> {
  if (await isOwner(reader, taxpayerId, invitedBy)) return true;
  const role = await roleOf(reader, invitedBy);
  if (!role) return false;
  const sender = { party: 'firm', id: invitedBy, role } as const;
  const taxpayer = await findTaxpayer(sender, taxpayerId, reader);
  return taxpayer !== null && looksAfter(sender, taxpayer);
}
