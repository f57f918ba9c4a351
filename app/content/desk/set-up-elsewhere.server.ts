import { eq, inArray } from 'drizzle-orm';
import { firm as ofFile } from '#content/firm.ts';
import { env } from '#app/platform/env/env.server.ts';
import { demonstration } from '#app/lists/core/demonstration.ts';
import { peopleNow } from '#app/firm/people/people.ts';
import { hasLeft } from '#app/firm/people/former.server.ts';
import { readNames } from '#app/lists/core/find.server.ts';
import { adminPath, lists } from '#app/lists/core/lists.ts';
import { db } from '#app/platform/db/client.server.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { profiles, userRoles } from '#app/platform/db/schema/accounts.ts';
import { diaries } from '#app/platform/db/schema/bookings.ts';
import type { ContentItem } from '#app/content/core/find.server.ts';
import { claimsOfList } from './claims.server.ts';
import type { Line, Part } from './set-up-part.ts';

export const FORMER = 'former-colleagues';
export const AT_WORK = 'colleagues';
export const SETTINGS = 'settings';

/** Of lists of the desk: the rows with which the site came. */
export async function listParts(items: readonly ContentItem[]): Promise<Part[]> {
  const rows = await readNames();
  return lists.map((list) => {
    const own = rows.filter((row) => row.list === list.name);
    const came = new Set(demonstration[list.name].map(({ name }) => name));
    const left = own.filter(({ name }) => came.has(name));
    return {
      name: list.name,
      title: list.nav,
      about: `They are shown on ${list.publicPage}.`,
      path: adminPath(list.name),
      of: own.length,
      left: left.map(({ name }) => ({ title: name, path: adminPath(list.name) })),
      takeOff: {
        path: adminPath(list.name),
        intent: 'many:delete',
        name: 'ticked',
        value: left.map(tickOf).join(','),
      },
      problems: own.length === 0 ? claimsOfList(list.name, items) : [],
    };
  });
}

/** Settings of the server that still name the firm with which the site came, or no address of its own. */
export function settingsPart(): Part {
  const { MAIL_FROM, MAIL_TO, APP_URL } = env();
  const domain = ofFile.email.split('@')[1] ?? '';
  const settings = [
    {
      title: `Sender of mails, and organiser of calendar invitations: ${MAIL_FROM}`,
      isOwn: !MAIL_FROM.includes(domain),
    },
    { title: `Where messages arrive: ${MAIL_TO}`, isOwn: !MAIL_TO.includes(domain) },
    { title: `Address of the site: ${APP_URL}`, isOwn: new URL(APP_URL).hostname !== 'localhost' },
  ];
  const left = settings.filter(({ isOwn }) => !isOwn);
  return {
    name: SETTINGS,
    title: 'Settings of the server',
    about: 'Ask whoever runs the site to change them, and the mark and the colours: all are named below.',
    path: '#elsewhere',
    of: settings.length,
    left: left.map(({ title }) => ({ title, path: '#elsewhere' })),
  };
}

export type Reader = { mayUsers: boolean; mayBook: boolean };

/** Who is on the site no more, and can still sign in to the desk. Hours are nobody’s without access, and come back with it. */
export async function formerPart(reader: Reader): Promise<Part> {
  const path = placeFor(reader);
  const rows = await db()
    .select({
      id: profiles.id,
      name: profiles.fullName,
      diary: diaries.colleagueId,
    })
    .from(profiles)
    .innerJoin(userRoles, eq(userRoles.userId, profiles.id))
    .leftJoin(diaries, eq(diaries.colleagueId, profiles.id))
    .where(hasLeft(profiles.fullName))
    .orderBy(profiles.fullName);
  const left = rows.map(({ id, name, diary }): Line => {
    const still = ['access to the desk', ...(diary ? ['hours for talks'] : [])];
    return {
      title: `${name}: ${still.join(' and ')}`,
      path: reader.mayUsers ? `/admin/users/${id}` : reader.mayBook ? `${path}?of=${id}` : path,
    };
  });
  return {
    name: FORMER,
    title: 'Accounts and hours of colleagues who left',
    about: 'Who is taken off the site gets no new bookings. Their hours end with their access to the desk.',
    path,
    of: left.length,
    left,
    leftTitle: 'Still there',
  };
}

/** Who is on the site, and has no account of that name or no hours: nobody can book them. */
export async function atWorkPart(reader: Reader): Promise<Part> {
  const names = peopleNow().map(({ name }) => name);
  const accounts = await db()
    .select({ id: profiles.id, name: profiles.fullName, diary: diaries.colleagueId })
    .from(profiles)
    .innerJoin(userRoles, eq(userRoles.userId, profiles.id))
    .leftJoin(diaries, eq(diaries.colleagueId, profiles.id))
    .where(inArray(profiles.fullName, names));
  const left = names.flatMap((name): Line[] => {
    const account = accounts.find((one) => one.name === name);
    if (!account) return [{ title: `${name}: no account of this name`, path: placeFor(reader) }];
    if (account.diary) return [];
    const path = reader.mayBook ? `/admin/bookings/hours?of=${account.id}` : placeFor(reader);
    return [{ title: `${name}: no hours for talks`, path }];
  });
  return {
    name: AT_WORK,
    title: 'Accounts and hours of your people',
    about:
      'Visitors book whoever has an account of the name on the site, and hours. Invite them at Users; who takes no talks needs no hours.',
    path: placeFor(reader),
    of: names.length,
    left,
    leftTitle: 'Still missing',
  };
}

/** Where the reader can see to it, or who is on the site. */
function placeFor({ mayUsers, mayBook }: Reader): string {
  if (mayUsers) return '/admin/users';
  return mayBook ? '/admin/bookings/hours' : '/admin/content?kind=people';
}

export function stepNames(): { name: string; words: string }[] {
  return [
    ...lists.map(({ name, plural }) => ({ name, words: plural })),
    { name: FORMER, words: 'accounts of colleagues who left' },
    { name: AT_WORK, words: 'accounts and hours of your people' },
    { name: SETTINGS, words: 'settings of the server' },
  ];
}
