import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { changesBetween } from '#app/platform/audit/audit.server.ts';
import type { Db, Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { jsonObject, jsonRow } from '#app/platform/db/json.ts';
import type { Part } from '#app/platform/db/parts.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { ficaRecords } from '#app/platform/db/schema/fica.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { ficaReview } from '#content/engagements/identification.ts';
import { isPresent } from '../engagements/access.server.ts';
import { recordStep, update } from '../engagements/changing.server.ts';
import { openEngagement } from '../engagements/open.server.ts';
import { PLANNED } from '../engagements/states.ts';
import { lockingClient } from './for-client.server.ts';
import { recordTaxpayer } from './taxpayers.server.ts';

type Row = typeof ficaRecords.$inferSelect;

export type FicaValues = Pick<
  Row,
  | 'identifiedOn'
  | 'document'
  | 'documentNote'
  | 'documentExpiresOn'
  | 'ownersConfirmedOn'
  | 'owners'
  | 'noOwnerWhy'
  | 'risk'
  | 'riskReasons'
  | 'nextReviewOn'
>;

/** `version` 0: there is none yet. */
export type FicaRecord = FicaValues & {
  version: number;
  identifiedBy: string | null;
  ownersConfirmedBy: string | null;
};

export const NO_RECORD: FicaRecord = {
  identifiedOn: null,
  document: null,
  documentNote: null,
  documentExpiresOn: null,
  ownersConfirmedOn: null,
  owners: null,
  noOwnerWhy: null,
  risk: null,
  riskReasons: null,
  nextReviewOn: null,
  version: 0,
  identifiedBy: null,
  ownersConfirmedBy: null,
};

/** With the names of who identified it and who confirmed its owners. `client` null: the reader keeps no records. */
export function ficaPart(client: string | null): Part<FicaRecord | null> {
  if (client === null) return { json: sql`null`, read: () => null };
  const {
    id: _own,
    taxpayerId,
    identifiedBy,
    ownersConfirmedBy,
    createdAt: _first,
    updatedAt: _last,
    ...values
  } = getTableColumns(ficaRecords);
  const nameOf = (who: PgColumn) =>
    sql<string | null>`(select ${profiles.fullName} from ${profiles} where ${profiles.id} = ${who})`;
  const fields = {
    ...values,
    identifiedBy: nameOf(identifiedBy),
    ownersConfirmedBy: nameOf(ownersConfirmedBy),
  };
  return {
    json: jsonRow(jsonObject(fields), sql`from ${ficaRecords} where ${eq(taxpayerId, client)}`),
    read: (json) => (json as FicaRecord | null) ?? NO_RECORD,
  };
}

/** Its review is planned for its day. `changed`: somebody else has saved it since `version` was read. */
export function saveFica(
  me: FirmActor,
  client: string,
  version: number,
  values: FicaValues,
  now = new Date(),
): Promise<{ before: FicaValues } | 'changed' | 'gone'> {
  return lockingClient<{ before: FicaValues } | 'changed'>(me, client, async (tx, taxpayer) => {
    const [row] = await tx.select().from(ficaRecords).where(eq(ficaRecords.taxpayerId, client)).for('update');
    if ((row?.version ?? 0) !== version) return 'changed';
    const before = valuesOf(row ?? NO_RECORD);
    const whoIdentified = isSame(before, values, ['identifiedOn', 'document', 'documentNote']);
    const whoConfirmed = isSame(before, values, ['ownersConfirmedOn', 'owners', 'noOwnerWhy']);
    const stored = {
      ...values,
      version: version + 1,
      identifiedBy: values.identifiedOn === null ? null : whoIdentified ? row?.identifiedBy : me.id,
      ownersConfirmedBy:
        values.ownersConfirmedOn === null ? null : whoConfirmed ? row?.ownersConfirmedBy : me.id,
    };
    // A record of nothing would keep the client from being deleted.
    if (Object.values(values).every((value) => value === null))
      await tx.delete(ficaRecords).where(eq(ficaRecords.taxpayerId, client));
    else
      await tx
        .insert(ficaRecords)
        .values({ taxpayerId: client, ...stored })
        .onConflictDoUpdate({ target: ficaRecords.taxpayerId, set: stored });
    const written = ({ owners, ...rest }: FicaValues) => ({ ...rest, owners: owners?.join('; ') ?? null });
    const changes = Object.entries(changesBetween(written(before), written(values)));
    await recordTaxpayer(
      tx,
      me,
      'taxpayer.update',
      client,
      Object.fromEntries(changes.map(([field, change]) => [`FICA ${field}`, change])),
    );
    await planReview(tx, me, { id: client, assigneeId: taxpayer.assigneeId }, values.nextReviewOn, now);
    return { before };
  });
}

/** The one review that waits for its day follows the record; one that has begun goes on beside it. */
async function planReview(
  tx: Transaction,
  me: FirmActor,
  { id: taxpayerId, assigneeId }: { id: string; assigneeId: string | null },
  day: string | null,
  now: Date,
): Promise<void> {
  const { id, type, state, startsOn } = engagements;
  const isIt = and(
    eq(engagements.taxpayerId, taxpayerId),
    eq(type, ficaReview.id),
    isIn(state, PLANNED),
    isPresent,
  );
  const [planned] = await tx.select({ id, startsOn }).from(engagements).where(isIt).for('update');
  if (planned && day === null) {
    await tx.delete(engagements).where(eq(id, planned.id));
    await recordStep(tx, me, 'delete', { id: planned.id, title: ficaReview.name });
  } else if (planned && day !== planned.startsOn) await update(tx, planned.id, { startsOn: day });
  else if (!planned && day !== null) {
    const values = { taxpayerId, type: ficaReview, period: 'once', price: null, assigneeId, startsOn: day };
    await openEngagement(tx, values, me, now);
  }
}

function valuesOf(row: Row | FicaRecord): FicaValues {
  const { identifiedOn, document, documentNote, documentExpiresOn, nextReviewOn } = row;
  const { ownersConfirmedOn, owners, noOwnerWhy, risk, riskReasons } = row;
  const identity = { identifiedOn, document, documentNote, documentExpiresOn };
  return { ...identity, ownersConfirmedOn, owners, noOwnerWhy, risk, riskReasons, nextReviewOn };
}

function isSame(one: FicaValues, other: FicaValues, fields: readonly (keyof FicaValues)[]): boolean {
  return fields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}

/** Whether the law asks us to keep the client, though nothing was submitted for it. */
export async function hasFica(reader: Db | Transaction, client: string): Promise<boolean> {
  return (await reader.$count(ficaRecords, eq(ficaRecords.taxpayerId, client))) > 0;
}
