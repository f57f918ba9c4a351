import { and, eq, gte, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { dueSettings, taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { hasOpenQuestions } from '../engagements/find.server.ts';
import { isOwed } from '../engagements/requests.server.ts';
import { LATE, REMINDED } from '../engagements/states.ts';
import { typeOf } from '../engagements/types.ts';
import { lastWarned, reminderStage, warningStage, type Stage } from './stages.ts';
import { isPresent } from '../engagements/access.server.ts';

/** `reminder` while the client has something to do; `warning` while the work is due and not done. */
export type OpenWork = {
  id: string;
  taxpayerId: string;
  isWaiting: boolean;
  reminder: Stage | null;
  dueOn: string | null;
  warning: Stage | null;
};

export type Person = {
  email: string;
  name: string;
  isMember: boolean;
  wantsDueMails: boolean;
  taxpayerIds: Set<string>;
};

const isWithClient = isIn(engagements.state, REMINDED);
/** By us, or by the client: it has not gone to SARS. */
const isUnfinished = and(isIn(engagements.state, LATE), isNull(engagements.submittedOn));

export function openWork(today: string): Promise<OpenWork[]> {
  const { askedOn, dueOn, remindersPaused } = engagements;
  const waits = and(isWithClient, isNotNull(askedOn), eq(remindersPaused, false));
  const isDue = and(isUnfinished, gte(dueOn, today), lte(dueOn, lastWarned(today)));
  return readWork(or(waits, isDue), today);
}

/** Of these taxpayers, however long ago the client was asked. */
export function openWorkOf(taxpayerIds: readonly string[], today: string): Promise<OpenWork[]> {
  if (taxpayerIds.length === 0) return Promise.resolve([]);
  return readWork(and(isUnfinished, inArray(engagements.taxpayerId, [...taxpayerIds])), today);
}

async function readWork(where: SQL | undefined, today: string): Promise<OpenWork[]> {
  const { id, taxpayerId, type, state, answers, askedOn, dueOn, remindersPaused } = engagements;
  const item = db()
    .select({ one: sql`1` })
    .from(requestItems)
    .where(and(eq(requestItems.engagementId, id), isOwed));
  const hasItems = sql<boolean>`(${isWithClient} and exists ${item})`;
  const rows = await db()
    .select({ id, taxpayerId, type, state, answers, askedOn, dueOn, remindersPaused, hasItems })
    .from(engagements)
    .where(and(isPresent, where))
    .orderBy(engagements.createdAt);
  return rows.map(({ type, state, answers, askedOn, remindersPaused, hasItems, ...row }) => {
    const hasQuestions = REMINDED.includes(state) && hasOpenQuestions({ type: typeOf(type), state, answers });
    const isWaiting = !remindersPaused && (hasItems || hasQuestions);
    return {
      ...row,
      isWaiting,
      reminder: isWaiting && askedOn ? reminderStage(askedOn, today) : null,
      warning: row.dueOn ? warningStage(row.dueOn, today) : null,
    };
  });
}

/** The people we write to about these, with everything else that we write to them about. */
export async function wholePeopleOf(taxpayerIds: readonly string[]): Promise<Person[]> {
  const addresses = (await peopleOf(taxpayerIds)).map(({ email }) => email);
  if (addresses.length === 0) return [];
  const asMembers = db()
    .select({ id: taxpayerMembers.taxpayerId })
    .from(taxpayerMembers)
    .innerJoin(users, eq(users.id, taxpayerMembers.userId))
    .where(inArray(users.email, addresses));
  const all = await db()
    .select({ id: taxpayers.id })
    .from(taxpayers)
    .where(or(inArray(taxpayers.email, addresses), inArray(taxpayers.id, asMembers)));
  const people = await peopleOf(all.map(({ id }) => id));
  return people.filter(({ email }) => addresses.includes(email));
}

export async function peopleOf(taxpayerIds: readonly string[]): Promise<Person[]> {
  const ids = [...new Set(taxpayerIds)];
  if (ids.length === 0) return [];
  const members = await db()
    .select({
      taxpayerId: taxpayerMembers.taxpayerId,
      email: users.email,
      name: profiles.fullName,
      wantsDueMails: sql<boolean>`coalesce(${dueSettings.wantsMails}, true)`,
    })
    .from(taxpayerMembers)
    .innerJoin(users, eq(users.id, taxpayerMembers.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(dueSettings, eq(dueSettings.userId, users.id))
    .where(inArray(taxpayerMembers.taxpayerId, ids));
  const own = await db()
    .select({ taxpayerId: taxpayers.id, email: taxpayers.email, name: taxpayers.name })
    .from(taxpayers)
    .where(and(inArray(taxpayers.id, ids), isNotNull(taxpayers.email)));
  const people = new Map<string, Person>();
  const add = (taxpayerId: string, person: Omit<Person, 'taxpayerIds'>) => {
    const known = people.get(person.email) ?? { ...person, taxpayerIds: new Set() };
    people.set(person.email, { ...known, taxpayerIds: known.taxpayerIds.add(taxpayerId) });
  };
  for (const { taxpayerId, ...member } of members) add(taxpayerId, { ...member, isMember: true });
  for (const { taxpayerId, email, name } of own)
    if (email) add(taxpayerId, { email, name, isMember: false, wantsDueMails: false });
  return [...people.values()];
}
