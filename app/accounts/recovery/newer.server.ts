import { and, eq, gt, isNotNull, ne, or } from 'drizzle-orm';
import { nameOf } from '#app/accounts/core/recovery.server.ts';
import { hashOfSecret, makeSecret } from '#app/accounts/core/secret.server.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { recoveries } from '#app/platform/db/schema/recoveries.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { HOUR } from '#app/platform/core/time.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import type { Recovery } from './effect.server.ts';
import { recoveryReplacedMail, recoveryToldMail } from './mails.server.ts';

const MOST_TOLD_IN_AN_HOUR = 5;

/**
 * Same person: the same address, or the same phone number about the same account. Other requests stay, so that a
 * stranger ends nobody's. Its files are not moved: their sender confirmed another address.
 */
export async function replaceOlder(tx: Transaction, row: Recovery, now: Date): Promise<void> {
  const { id, state, email, phone, knownEmail, taxNumber } = recoveries;
  const isAboutSame = or(
    row.knownEmail ? eq(knownEmail, row.knownEmail) : undefined,
    row.taxNumber ? eq(taxNumber, row.taxNumber) : undefined,
  );
  const older = await tx
    .update(recoveries)
    .set({ state: 'expired', endedAt: now, replacedById: row.id })
    .where(
      and(
        eq(state, 'open'),
        ne(id, row.id),
        or(eq(email, row.email), isAboutSame && and(eq(phone, row.phone), isAboutSame)),
      ),
    )
    .returning({ to: email });
  for (const { to } of older) {
    if (to !== row.email) await queueMail(tx, recoveryReplacedMail.write(to, {}), now);
  }
}

/** Before anybody proves anything. The mail does not depend on what is asked for, or by whom. */
export async function tellOwner(tx: Transaction, row: Recovery, now: Date): Promise<void> {
  const owner = await accountAskedFor(tx, row);
  if (!owner || owner.email === row.email || (await wasToldOften(tx, owner.email, now))) return;
  const secret = makeSecret();
  const warned = { toldEmail: owner.email, toldStopHash: hashOfSecret(secret) };
  await tx.update(recoveries).set(warned).where(eq(recoveries.id, row.id));
  const name = await nameOf(tx, owner.id);
  const mail = { name, secret, isAddressLost: row.isAddressLost };
  await queueMail(tx, recoveryToldMail.write(owner.email, mail), now);
}

/** Null unless it is unique: several people may act for one tax number. */
async function accountAskedFor(tx: Transaction, { knownEmail, taxNumber }: Recovery) {
  const isConfirmed = isNotNull(users.emailVerifiedAt);
  const [known] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, knownEmail ?? ''), isConfirmed));
  const members = await tx
    .selectDistinct({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(taxpayerMembers, eq(taxpayerMembers.userId, users.id))
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerMembers.taxpayerId))
    .where(and(eq(taxpayers.taxNumber, taxNumber ?? ''), isConfirmed))
    .limit(2);
  return known ?? (members.length === 1 ? members[0] : undefined) ?? null;
}

async function wasToldOften(tx: Transaction, email: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - HOUR);
  const warnings = and(eq(recoveries.toldEmail, email), gt(recoveries.createdAt, since));
  return (await tx.$count(recoveries, warnings)) >= MOST_TOLD_IN_AN_HOUR;
}
