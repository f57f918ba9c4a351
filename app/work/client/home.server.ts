import { and, inArray } from 'drizzle-orm';
import { may } from '#app/accounts/core/roles.ts';
import type { Member } from '#app/accounts/core/member.server.ts';
import { memberBookings } from '#app/bookings/public/member-bookings.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagementsOf, type EngagementLine } from '#app/work/core/engagements/find.server.ts';
import { isUnopenedAlone } from '#app/work/core/engagements/owed.server.ts';
import { isOffered } from '#app/work/core/engagements/states.ts';
import { listCalculationsOf } from '#app/tools/saved/saved.server.ts';
import { claimableBy } from '#app/work/core/taxpayers/claims.server.ts';
import {
  taxpayersOf,
  type AskedQuote,
  type OwnTaxpayer,
} from '#app/work/core/taxpayers/own-taxpayers.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { memberActor } from './client.server.ts';
import { dueDays } from './due-days.ts';
import { waitingFor, standingOf } from './home.ts';
import { openProposals } from './open-proposals.server.ts';
import { unfinishedStarts } from './unfinished-starts.server.ts';

const SHOWN_DAYS = 5;
const SHOWN_CALCULATIONS = 3;

/** What a member acts for, and how far its work is: what waits for them comes first, then the rest of each taxpayer. */
export async function findOwnWork(member: Member) {
  const [engagements, taxpayers] = await Promise.all([
    engagementsOf(memberActor(member)),
    taxpayersOf(member.id),
  ]);
  const owned = new Set(taxpayers.filter(({ role }) => role === 'owner').map(({ id }) => id));
  // A contributor reads a proposal, and has nothing to do about it.
  const mayAccept = ({ taxpayer }: EngagementLine) => owned.has(taxpayer.id);
  const [proposals, unopened, unfinished] = await Promise.all([
    openProposals(engagements.filter((one) => isOffered(one.state) && mayAccept(one)).map(({ id }) => id)),
    countUnopened(engagements.map(({ id }) => id)),
    unfinishedStarts(taxpayers.filter(({ id }) => owned.has(id))),
  ]);
  const waiting = [...unfinished, ...waitingFor(engagements, { proposals, unopened })];
  return { engagements, taxpayers, waiting, standing: standingOf(taxpayers, engagements, waiting) };
}

export async function findHome(member: Member, now = new Date()) {
  const [{ engagements, taxpayers, waiting, standing }, claimable, bookings, calculations] =
    await Promise.all([
      findOwnWork(member),
      claimableBy(member.id),
      memberBookings(member, now),
      listCalculationsOf(member.id),
    ]);
  const today = southAfricanDay(now);
  const due = dueDays(taxpayers, engagements, today);
  const others = due.filter(({ path }) => path === null);
  return {
    today,
    claimable,
    waiting,
    due: others.slice(0, SHOWN_DAYS),
    standing,
    lookedUp: taxpayers.map(({ id, name, vatLookup }) => ({ id, name, vatLookup })),
    quotes: taxpayers.flatMap((taxpayer) => quotesOf(taxpayer, taxpayer.quotes)),
    droppedQuotes: taxpayers.flatMap((taxpayer) => quotesOf(taxpayer, taxpayer.droppedQuotes)),
    hasWork: engagements.length > 0,
    isColleague: may(member.role, 'desk'),
    bookings: bookings.next,
    calculations: calculations.slice(0, SHOWN_CALCULATIONS).map(({ token, title }) => ({ token, title })),
    calculationCount: calculations.length,
    dueCount: due.length,
  };
}

function quotesOf({ id, name, role }: OwnTaxpayer, quotes: readonly AskedQuote[]) {
  return quotes.map((quote) => ({ ...quote, id, taxpayer: name, isOwn: role === 'owner' }));
}

export type Home = Awaited<ReturnType<typeof findHome>>;

async function countUnopened(ids: readonly EngagementLine['id'][]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { engagementId } = documents;
  const rows = await db()
    .select({ id: engagementId })
    .from(documents)
    .where(and(inArray(engagementId, [...ids]), isUnopenedAlone));
  return rows.reduce(
    (counts, { id }) => counts.set(id, (counts.get(id) ?? 0) + 1),
    new Map<string, number>(),
  );
}
