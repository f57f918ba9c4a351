import { randomBytes } from 'node:crypto';
import { eq, or } from 'drizzle-orm';
import { hashPassword } from '#app/accounts/core/password.server.ts';
import { ADMINISTRATOR } from '#app/accounts/core/roles.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { withDb, type Db } from '#app/platform/db/client.server.ts';
import { profiles, userRoles, users } from '#app/platform/db/schema/accounts.ts';
import { diaries } from '#app/platform/db/schema/bookings.ts';
import { firm } from '#content/firm.ts';

type Administrator = { email: string; password: string };

/** Null when there is or was one. The password is stored nowhere else. `canBeBooked`: during the firm's hours. */
export function createAdministrator(url: string, canBeBooked: boolean): Promise<Administrator | null> {
  return withDb(url, (db) => create(db, canBeBooked));
}

async function create(db: Db, canBeBooked: boolean): Promise<Administrator | null> {
  const email = `admin@${firm.email.split('@')[1]}`;
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
    const [user] = await tx
      .insert(users)
      .values({ email, passwordHash, emailVerifiedAt: new Date() })
      .returning({ id: users.id });
    if (!user) throw new Error('The administrator was not stored.');
    await tx
      .insert(profiles)
      .values({ id: user.id, fullName: 'Demonstration Administrator', userType: 'business' });
    await tx.insert(userRoles).values({ userId: user.id, role: ADMINISTRATOR });
    if (canBeBooked) await tx.insert(diaries).values({ colleagueId: user.id, hours: firm.supportHours.days });
    const changes = { role: ADMINISTRATOR };
    await record(tx, { actorId: null, action: 'role.grant', entity: 'user', entityId: user.id, changes });
  });
  return { email, password };
}

/** The site requires a lower-case letter, an upper-case letter and a digit. */
function randomPassword(): string {
  for (;;) {
    const password = randomBytes(12).toString('base64url');
    if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)) return password;
  }
}
