import { randomBytes } from 'node:crypto';
import { eq, or } from 'drizzle-orm';
import { DEMONSTRATION_NAME } from '#app/accounts/core/demonstration-name.ts';
import { hashPassword } from '#app/accounts/core/password.server.ts';
import { ADMINISTRATOR, rolesThatMay, type Role } from '#app/accounts/core/roles.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { withDb, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles, userRoles, users } from '#app/platform/db/schema/accounts.ts';
import { diaries } from '#app/platform/db/schema/bookings.ts';
import { firm } from '#content/firm.ts';
import { people } from '#content/people.ts';

type Administrator = { email: string; password: string };

/**
 * Null when there is or was one. The password is stored nowhere else. `withPeople`: the firm's people become colleagues
 * who can be booked in its hours.
 */
export function createAdministrator(url: string, withPeople: boolean): Promise<Administrator | null> {
  return withDb(url, (db) => create(db, withPeople));
}

export function addressOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/[^\p{L} ]/gu, '');
  return `${plain.toLowerCase().replaceAll(' ', '.')}@${DOMAIN}`;
}

const DOMAIN = firm.email.split('@')[1];

async function create(db: Db, withPeople: boolean): Promise<Administrator | null> {
  const email = `admin@${DOMAIN}`;
  const administrators = db
    .select({ id: users.id })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(or(eq(users.email, email), eq(userRoles.role, ADMINISTRATOR)))
    .limit(1);
  if ((await administrators).length > 0) return null;
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const id = await add(tx, { email, fullName: DEMONSTRATION_NAME, role: ADMINISTRATOR }, passwordHash);
    const changes = { role: ADMINISTRATOR };
    await record(tx, { actorId: null, action: 'role.grant', entity: 'user', entityId: id, changes });
    if (withPeople) await addPeople(tx);
  });
  return { email, password };
}

/** Nobody knows their password: "Forgot password" mails a link to choose one. */
async function addPeople(tx: Transaction): Promise<void> {
  const [role = ADMINISTRATOR] = rolesThatMay('bookings');
  const passwordHash = await hashPassword(randomPassword());
  for (const { name: fullName } of people) {
    const colleagueId = await add(tx, { email: addressOf(fullName), fullName, role }, passwordHash);
    await tx.insert(diaries).values({ colleagueId, hours: firm.supportHours.days });
  }
}

type Account = { email: string; fullName: string; role: Role };

async function add(
  tx: Transaction,
  { email, fullName, role }: Account,
  passwordHash: string,
): Promise<string> {
  const [user] = await tx
    .insert(users)
    .values({ email, passwordHash, emailVerifiedAt: new Date() })
    .returning({ id: users.id });
  if (!user) throw new Error('An account was not stored.');
  await tx.insert(profiles).values({ id: user.id, fullName, userType: 'business' });
  await tx.insert(userRoles).values({ userId: user.id, role });
  return user.id;
}

/** The site requires a lower-case letter, an upper-case letter and a digit. */
function randomPassword(): string {
  for (;;) {
    const password = randomBytes(12).toString('base64url');
    if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)) return password;
  }
}
