import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { DEMONSTRATION_NAME } from '#app/accounts/core/demonstration-name.ts';
import { PEOPLE, peopleNow } from '#app/firm/people/people.ts';
import { hasLeft } from '#app/firm/people/former.server.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { listPart, readTogether } from '#app/platform/db/parts.server.ts';
import { profiles, userRoles, users } from '#app/platform/db/schema/accounts.ts';
import { diaries } from '#app/platform/db/schema/bookings.ts';
import { isOwnAddress } from './mail-settings.server.ts';
import type { Line, Part } from './set-up-part.ts';

export const OWN_ACCOUNT = 'own-account';
export const FORMER = 'former-colleagues';
export const AT_WORK = 'colleagues';

/** `batch`: everything read for it in one moment is one statement. */
export type Reader = { id: string; mayUsers: boolean; mayBook: boolean; batch: object };

/** The reader's account still has the demonstration's name and address. */
export async function ownAccountPart({ id, batch }: Reader): Promise<Part> {
  const account = listPart(
    { name: profiles.fullName, email: users.email },
    sql`from ${users} join ${profiles} on ${eq(profiles.id, users.id)} where ${eq(users.id, id)}`,
    (row) => row,
  );
  const [own] = await readTogether(batch, account);
  const left: Line[] = [];
  if (own?.name === DEMONSTRATION_NAME) left.push({ title: `Name: ${own.name}`, path: '/account/profile' });
  if (own && !isOwnAddress(own.email)) left.push({ title: `E-mail: ${own.email}`, path: '/account/email' });
  return {
    name: OWN_ACCOUNT,
    title: 'Your own name and address',
    about: 'Invitations of colleagues and what you write to clients are signed with your name.',
    path: '/account/profile',
    of: 2,
    left,
    leftTitle: 'Of the demonstration',
    mustChange: 'Clients and colleagues would not know who writes to them.',
  };
}

/** People who left the site and can still sign in to the desk. Hours have no effect without access, but are kept. */
export async function formerPart(reader: Reader): Promise<Part> {
  const path = placeFor(reader);
  const rows = await readTogether(reader.batch, accountsWhere(hasLeft(profiles.fullName)));
  const left = rows.map(({ id, name, diary }): Line => {
    const still = ['access to the desk', ...(diary ? ['hours for talks'] : [])];
    return {
      title: `${name}: ${still.join(' and ')}`,
      path: reader.mayUsers ? `/admin/users/${id}` : reader.mayBook ? `${path}?of=${id}` : path,
    };
  });
  return {
    name: FORMER,
    cameEmpty: true,
    title: 'Accounts and hours of colleagues who left',
    about: 'Who is taken off the site gets no new bookings. Their hours end with their access to the desk.',
    path,
    of: left.length,
    left,
    leftTitle: 'Still there',
  };
}

/** People on the site who cannot be booked: no account of that name, or no hours. */
export async function atWorkPart(reader: Reader): Promise<Part> {
  const names = peopleNow().map(({ name }) => name);
  const accounts = await readTogether(reader.batch, accountsWhere(inArray(profiles.fullName, names)));
  const left = names.flatMap((name): Line[] => {
    const account = accounts.find((one) => one.name === name);
    if (!account) return [{ title: `${name}: no account of this name`, path: placeFor(reader) }];
    if (account.diary) return [];
    const path = reader.mayBook ? `/admin/bookings/hours?of=${account.id}` : placeFor(reader);
    return [{ title: `${name}: no hours for talks`, path }];
  });
  return {
    name: AT_WORK,
    after: PEOPLE,
    title: 'Accounts and hours of your people',
    about:
      'Visitors book whoever has an account of the name on the site, and hours. Invite them at Users; who takes no talks needs no hours.',
    path: placeFor(reader),
    of: names.length,
    left,
    leftTitle: 'Still missing',
  };
}

/** Accounts with access to the desk, with their hours for talks. */
function accountsWhere(where: SQL | undefined) {
  return listPart(
    { id: profiles.id, name: profiles.fullName, diary: diaries.colleagueId },
    sql`from ${profiles} join ${userRoles} on ${eq(userRoles.userId, profiles.id)}
      left join ${diaries} on ${eq(diaries.colleagueId, profiles.id)}
      where ${where} order by ${byName(profiles.fullName)}`,
    (row) => row,
  );
}

/** A page where the reader can settle it, or the list of people on the site. */
function placeFor({ mayUsers, mayBook }: Reader): string {
  if (mayUsers) return '/admin/users';
  return mayBook ? '/admin/bookings/hours' : '/admin/content?kind=people';
}
