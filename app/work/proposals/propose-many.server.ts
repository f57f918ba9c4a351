import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { contactPersons, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import type { Cents } from '#app/tax/money.ts';
import { isTaxpayerVisibleTo } from '#app/work/core/engagements/access.server.ts';
import { DATES, datesOf } from '#app/work/core/engagements/own-data.server.ts';
import type { Period, TaxpayerDates } from '#app/work/core/engagements/periods.ts';
import { ENGAGEMENT_STATE, isDead, isEnded } from '#app/work/core/engagements/states.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { isOtherVat } from '#app/work/core/engagements/vat-returns.ts';
import { peopleOf, type Person } from '#app/work/core/reminders/open-work.server.ts';
import { isOffered, type OfferedType } from './offered-type.ts';
import { lateText } from './offer-lines.ts';
import { periodsOffered, suggestedPeriod } from './periods-offered.ts';
import { usualPrice } from './prices.ts';

export type ManyOffers = {
  kind: string;
  /** An id; without it the next one of each client. */
  period?: string;
  /** In cents, VAT included; null: as agreed elsewhere; undefined: what the firm usually takes. */
  price?: Cents | null;
  title?: string;
  /** Where it was agreed before: its last price instead. */
  asBefore?: boolean;
  /** Who accepts, by client, where it is somebody else than we know. */
  signatories?: Readonly<Record<string, string>>;
};

/** Why a client cannot be proposed to. `dates`: what we know of it does not tell a period. */
export type NotOffered = 'unfit' | 'dates' | 'period' | 'there' | 'nobody';

export type ClientOffer = {
  taxpayerId: string;
  isPerson: boolean;
  type: OfferedType;
  period: Period;
  ownTitle: string | null;
  price: Cents | null;
  isAsBefore: boolean;
  /** Empty: nobody is known who may accept. */
  signatory: string;
  late: string | null;
};

/** `periods`: all that can be chosen for at least one of them. */
export type OffersOfMany = {
  offers: ClientOffer[];
  left: Map<string, NotOffered>;
  periods: Period[];
  /** It was agreed with one of them before. */
  hasBefore: boolean;
};

/** By id, for the clients that the reader sees. A client that is neither offered nor left is not seen any more. */
export async function offersOfMany(
  me: FirmActor,
  ids: readonly string[],
  wanted: ManyOffers,
  today: string,
  from: Db | Transaction = db(),
): Promise<OffersOfMany> {
  const type = typeOf(wanted.kind);
  const clients = await findClients(me, ids, from);
  const found: OffersOfMany = { offers: [], left: new Map(), periods: [], hasBefore: false };
  if (!isOffered(type)) return { ...found, left: new Map(clients.map(({ id }) => [id, 'unfit'])) };
  const before = await workBefore(type, ids, from);
  const people = await peopleOf(ids, from);
  const contacts = await contactsAtOwnAddress(ids, from);
  const periods = new Map<string, Period>();
  for (const client of clients) {
    const past = before.get(client.id) ?? NOTHING;
    const accepting = people.filter(({ acceptsFor }) => acceptsFor.has(client.id));
    const contact = contacts.get(client.id) ?? '';
    const offer = offerTo(client, { type, past, accepting, contact, wanted }, today);
    if (typeof offer === 'string') found.left.set(client.id, offer);
    else found.offers.push(offer);
    if (offer === 'unfit') continue;
    found.hasBefore ||= past.price !== null;
    for (const period of periodsOffered(type, client.dates, today)) periods.set(period.id, period);
  }
  return { ...found, periods: [...periods.values()].toSorted((a, b) => a.id.localeCompare(b.id)) };
}

type Client = {
  id: string;
  kind: (typeof taxpayers.$inferSelect)['kind'];
  name: string;
  dates: TaxpayerDates;
};

async function findClients(me: FirmActor, ids: readonly string[], from: Db | Transaction): Promise<Client[]> {
  const { id, kind, name, deletedAt } = taxpayers;
  const rows = await from
    .select({ id, kind, name, dates: DATES })
    .from(taxpayers)
    .where(and(inArray(id, [...ids]), isTaxpayerVisibleTo(me), isNull(deletedAt)));
  return rows.map((row) => ({ ...row, dates: datesOf(row.dates) }));
}

/** `price`: the last that was agreed. `taken`: the periods that are proposed, under way or done. */
type Before = { price: Cents | null; taken: Set<string> };

const NOTHING: Before = { price: null, taken: new Set() };

async function workBefore(
  { id: kind }: OfferedType,
  ids: readonly string[],
  from: Db | Transaction,
): Promise<Map<string, Before>> {
  const { taxpayerId, type, period, state, price, createdAt, deletedAt } = engagements;
  const rows = await from
    .select({ taxpayerId, period, state, price })
    .from(engagements)
    .where(and(inArray(taxpayerId, [...ids]), eq(type, kind), isNull(deletedAt)))
    .orderBy(desc(createdAt));
  const before = new Map<string, Before>();
  for (const row of rows) {
    const of = before.get(row.taxpayerId) ?? { price: null, taken: new Set() };
    if (ENGAGEMENT_STATE[row.state].isAgreed) of.price ??= row.price;
    // What is done once can be done again.
    const isTaken = row.period === 'once' ? !isEnded(row.state) : !isDead(row.state);
    if (isTaken) of.taken.add(row.period);
    before.set(row.taxpayerId, of);
  }
  return before;
}

async function contactsAtOwnAddress(
  ids: readonly string[],
  from: Db | Transaction,
): Promise<Map<string, string>> {
  const { taxpayerId, name, email } = contactPersons;
  const rows = await from
    .select({ taxpayerId, name })
    .from(contactPersons)
    .innerJoin(taxpayers, and(eq(taxpayers.id, taxpayerId), eq(taxpayers.email, email)))
    .where(inArray(taxpayerId, [...ids]));
  return new Map(rows.map((row) => [row.taxpayerId, row.name]));
}

type About = {
  type: OfferedType;
  past: Before;
  accepting: readonly Person[];
  contact: string;
  wanted: ManyOffers;
};

function offerTo(
  client: Client,
  { type, past, accepting, contact, wanted }: About,
  today: string,
): ClientOffer | NotOffered {
  const { id: taxpayerId, kind, dates } = client;
  if (!type.taxpayers.includes(kind) || isOtherVat(type.id, dates)) return 'unfit';
  const period = wanted.period
    ? periodsOffered(type, dates, today).find(({ id }) => id === wanted.period)
    : suggestedPeriod(type, dates, today, past);
  if (!period) return wanted.period ? 'period' : 'dates';
  if (past.taken.has(period.id)) return 'there';
  const [somebody] = accepting;
  if (!somebody) return 'nobody';
  const isPerson = kind === 'individual';
  const owner = accepting.find(({ isMember }) => isMember)?.name ?? contact;
  const isAsBefore = wanted.asBefore !== false && past.price !== null;
  const usual = wanted.price === undefined ? (usualPrice(type.id)?.cents ?? null) : wanted.price;
  return {
    taxpayerId,
    isPerson,
    type,
    period,
    ownTitle: wanted.title ?? null,
    price: isAsBefore ? past.price : usual,
    isAsBefore,
    signatory: wanted.signatories?.[taxpayerId] ?? (isPerson ? client.name : owner),
    late: lateText({ dates }, { type: type.id, period: period.id }, today),
  };
}
