import { and, eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { contactPersons, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { taxpayersOf } from '#app/work/core/taxpayers/own-taxpayers.server.ts';

/** The person we know by this address at a client, for forms. The caller checks that the reader has the address. */
export async function personAt(
  taxpayerId: string,
  email: string,
): Promise<{ fullName: string; contactNumber: string | null }> {
  const [found] = await db()
    .select({ taxpayer: taxpayers, profile: profiles, contact: contactPersons })
    .from(taxpayers)
    .leftJoin(
      contactPersons,
      and(eq(contactPersons.taxpayerId, taxpayers.id), eq(contactPersons.email, email)),
    )
    .leftJoin(users, eq(users.email, email))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(taxpayers.id, taxpayerId))
    .limit(1);
  if (!found) return { fullName: '', contactNumber: null };
  const { taxpayer, profile, contact } = found;
  const isThePerson = taxpayer.kind === 'individual' && taxpayer.email === email;
  return {
    fullName: profile?.fullName || contact?.name || (isThePerson ? taxpayer.name : ''),
    contactNumber: profile?.contactNumber ?? contact?.phone ?? null,
  };
}

/** The client a member writes for, if it is the only one and no person; otherwise nothing is presumed. */
export async function writesFor(userId: string) {
  const [only, ...others] = await taxpayersOf(userId);
  if (!only || others.length > 0 || only.kind === 'individual') return {};
  return { userType: only.kind, entityName: only.name };
}

/** The name of the person with this signer's address; empty if only a company, or nobody, has it. */
export async function knownSigner(engagementId: string, email: string): Promise<string> {
  const { id, taxpayerId } = engagements;
  const [work] = await db().select({ of: taxpayerId }).from(engagements).where(eq(id, engagementId));
  return work ? (await personAt(work.of, email)).fullName : '';
}
