import { and, asc, eq, getTableColumns, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import type { TaxpayerKind } from '../engagements/define-engagement.ts';
import { datesOf } from '../engagements/own-data.server.ts';
import type { TaxpayerDates } from '../engagements/periods.ts';
import { UNENDED } from '../engagements/states.ts';
import type { VatLookup } from './vat-lookup.ts';
import type { TaxpayerRole } from './taxpayers.server.ts';
import { vatLookup } from './vat-lookup.server.ts';

export type OwnTaxpayer = {
  id: string;
  kind: TaxpayerKind;
  name: string;
  role: TaxpayerRole;
  dates: TaxpayerDates;
  /** Kinds of work of which every period is planned by itself. */
  services: string[];
  quotes: AskedQuote[];
  /** Taken back before we sent them. */
  droppedQuotes: AskedQuote[];
  vatLookup: VatLookup | null;
};

/** `step`: the id of a colleague's step. `day`: by which the client has the quote. `due`: the id of the legal day of what it is for, if it has one. */
export type AskedQuote = { step: string; what: string; due: string | null; day: string };

/** For queries of `taxpayers`: from the steps of work that has not ended. */
export const askedQuotes = quotesThat(sql`step ->> 'done' is null`);
const droppedQuotes = quotesThat(sql`step -> 'done' ? 'isTakenBack'`);

function quotesThat(condition: SQL): SQL<AskedQuote[]> {
  return sql<AskedQuote[]>`(
  select coalesce(jsonb_agg(step -> 'wanted' || jsonb_build_object('step', step -> 'id', 'day', step -> 'day') order by step ->> 'day'), '[]')
  from ${engagements} cross join lateral jsonb_array_elements(${engagements.insideSteps}) step
  where ${and(eq(engagements.taxpayerId, taxpayers.id), inArray(engagements.state, UNENDED), isNull(engagements.deletedAt))}
    and step ? 'wanted' and ${condition})`;
}

export async function taxpayersOf(userId: string): Promise<OwnTaxpayer[]> {
  const services = sql<
    string[]
  >`array(select ${recurringWork.type} from ${recurringWork} where ${eq(recurringWork.taxpayerId, taxpayers.id)})`;
  const rows = await db()
    .select({
      ...getTableColumns(taxpayers),
      role: taxpayerMembers.role,
      services,
      quotes: askedQuotes,
      droppedQuotes,
      vatLookup,
    })
    .from(taxpayerMembers)
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerMembers.taxpayerId))
    .where(and(eq(taxpayerMembers.userId, userId), isNull(taxpayers.deletedAt)))
    .orderBy(byName(taxpayers.name), asc(taxpayers.id));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    role: row.role,
    dates: datesOf(row),
    services: row.services,
    quotes: row.quotes,
    droppedQuotes: row.droppedQuotes,
    vatLookup: row.vatLookup,
  }));
}
