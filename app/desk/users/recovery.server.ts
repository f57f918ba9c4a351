import { and, asc, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { nameOf } from '#app/accounts/core/colleagues.server.ts';
import type { Member } from '#app/accounts/core/member.server.ts';
import { findIdentityFiles } from '#app/accounts/recovery/identity.server.ts';
import { isRaised } from '#app/accounts/recovery/raise.server.ts';
import {
  expiresAt,
  missingText,
  needsSecond,
  proofForbidden,
  proofsWith,
  RECOVERY_WAIT,
  secondForbidden,
  type Proof,
} from '#app/accounts/recovery/states.ts';
import { may, type Role } from '#app/accounts/core/roles.ts';
import { roleOf } from '#app/accounts/core/roles.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles, secondFactors, userRoles, users } from '#app/platform/db/schema/accounts.ts';
import { passkeys } from '#app/platform/db/schema/passkeys.ts';
import { recoveries } from '#app/platform/db/schema/recoveries.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { actsFor, type ActedFor } from './acts-for.server.ts';

const MOST = 100;
const MOST_ACCOUNTS = 5;

const { id, state, email, knownEmail, taxNumber, createdAt } = recoveries;
const LINE = {
  id,
  state,
  name: recoveries.name,
  phone: recoveries.phone,
  email,
  knownEmail,
  taxNumber,
  isAddressLost: recoveries.isAddressLost,
  createdAt,
  raisedAt: recoveries.raisedAt,
  lookedIntoAt: recoveries.lookedIntoAt,
};

/** Those to do first; then what is settled. Unconfirmed ones are nobody's business yet. */
export function findRecoveries() {
  return db()
    .select(LINE)
    .from(recoveries)
    .where(ne(state, 'unconfirmed'))
    .orderBy(
      desc(sql`coalesce(${isRaised}, false)`),
      sql`${recoveries.endedAt} desc nulls first`,
      asc(createdAt),
    )
    .limit(MOST);
}

/** What is on file, to compare. Never a number from a message or a booking: anybody could have sent it. */
export type OnFile = {
  id: string;
  fullName: string;
  email: string;
  role: Role | null;
  phone: string | null;
  identificationNumber: string | null;
  /** A number that was changed a short while ago proves little. */
  profileChangedAt: Date;
  hasSecondStep: boolean;
  taxpayers: ActedFor[];
  proofs: Proof[];
  /** Which ways of proof are left if something is not on file. */
  missing: string | null;
};

/** With the account, or with those that it could be. `typed`: an address that a colleague tries instead. */
export async function findRecovery(of: string | undefined, me: Member, typed: string) {
  if (!of || !isUuid(of)) return null;
  const [row] = await db()
    .select()
    .from(recoveries)
    .where(and(eq(id, of), ne(state, 'unconfirmed')));
  if (!row) return null;
  const { confirmHash: _link, stopHash: _stop, toldStopHash: _told, ...shown } = row;
  const accounts = await accountsOnFile(row, typed.trim().toLowerCase());
  const ownerRole = row.userId ? await roleOf(db(), row.userId) : null;
  const asking = { me, userId: row.userId ?? '', ownerRole };
  const isProverHere = row.provedBy !== null && may(await roleOf(db(), row.provedBy), 'recovery');
  const isWaiting = row.state === 'waiting';
  const mustHaveSecond = isWaiting && needsSecond({ role: ownerRole, isProverHere });
  return {
    ...shown,
    files: await findIdentityFiles(row.id),
    others: await othersLike(row),
    accounts: accounts.map((account) => ({
      ...account,
      forbidden: proofForbidden({ me, userId: account.id, ownerRole: account.role }),
    })),
    provedByName: row.provedBy && (await nameOf(db(), row.provedBy)),
    approvedByName: row.approvedBy && (await nameOf(db(), row.approvedBy)),
    secondForbidden: isWaiting ? secondForbidden(asking, row.provedBy) : null,
    mustHaveSecond,
    takesEffectAt:
      isWaiting && !mustHaveSecond && row.provedAt ? new Date(row.provedAt.getTime() + RECOVERY_WAIT) : null,
    expiresAt: expiresAt(row),
  };
}

/** About the same account, by another address: at most one of them is the owner. */
function othersLike(row: typeof recoveries.$inferSelect) {
  return db()
    .select(LINE)
    .from(recoveries)
    .where(
      and(
        ne(id, row.id),
        ne(state, 'unconfirmed'),
        isNull(recoveries.endedAt),
        or(
          row.userId ? eq(recoveries.userId, row.userId) : undefined,
          row.knownEmail ? eq(knownEmail, row.knownEmail) : undefined,
          row.taxNumber ? eq(taxNumber, row.taxNumber) : undefined,
          eq(email, row.email),
        ),
      ),
    )
    .orderBy(asc(createdAt))
    .limit(MOST_ACCOUNTS);
}

type Sought = Pick<typeof recoveries.$inferSelect, 'userId' | 'knownEmail' | 'taxNumber'>;

export async function proofsOf(userId: string): Promise<Proof[]> {
  const [account] = isUuid(userId)
    ? await accountsOnFile({ userId, knownEmail: null, taxNumber: null }, '')
    : [];
  return account?.proofs ?? [];
}

async function accountsOnFile(row: Sought, typed: string): Promise<OnFile[]> {
  const byNumber = db()
    .select({ userId: taxpayerMembers.userId })
    .from(taxpayerMembers)
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerMembers.taxpayerId))
    .where(eq(taxpayers.taxNumber, row.taxNumber ?? ''));
  const fits = row.userId
    ? eq(users.id, row.userId)
    : typed
      ? eq(users.email, typed)
      : or(eq(users.email, row.knownEmail ?? ''), sql`${users.id} in ${byNumber}`);
  const found = await db()
    .select({
      id: users.id,
      email: users.email,
      fullName: profiles.fullName,
      phone: profiles.contactNumber,
      identificationNumber: profiles.identificationNumber,
      profileChangedAt: profiles.updatedAt,
      role: userRoles.role,
      hasSecondStep: sql<boolean>`(${secondFactors.confirmedAt} is not null
        or exists (select 1 from ${passkeys} where ${eq(passkeys.userId, users.id)}))`,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(and(fits, isNotNull(users.emailVerifiedAt)))
    .orderBy(desc(eq(users.email, row.knownEmail ?? '')), asc(users.email))
    .limit(MOST_ACCOUNTS);
  return Promise.all(
    found.map(async (account) => {
      const taxpayers = await actsFor(account.id);
      const identity = account.identificationNumber !== null || taxpayers.some(({ papers }) => papers > 0);
      const compared = { number: account.phone !== null, identity };
      return { ...account, taxpayers, proofs: proofsWith(compared), missing: missingText(compared) };
    }),
  );
}
