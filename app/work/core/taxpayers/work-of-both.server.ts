import { and, eq, inArray, ne } from 'drizzle-orm';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { isNotIn } from '#app/platform/db/is-in.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isPresent } from '../engagements/access.server.ts';
import { NAMED, namingOf } from '../engagements/own-data.server.ts';
import { DEAD, isSubmitted, type EngagementState } from '../engagements/states.ts';
import { titleOf } from '../engagements/titles.ts';

/** `canGo`: it was not submitted, so the law lets it go into the trash. */
export type OneOfBoth = {
  id: string;
  taxpayer: string;
  state: EngagementState;
  documents: number;
  openedOn: string;
  canGo: boolean;
};

/** Work of one kind and period that two taxpayers have: only one of it can stay when they are merged. */
export type WorkOfBoth = { from: string; title: string; both: [here: OneOfBoth, there: OneOfBoth] };

/** That `into` has and one of `froms` as well. */
export async function findWorkOfBoth(
  into: string,
  froms: readonly string[],
  reader: Db | Transaction = db(),
): Promise<WorkOfBoth[]> {
  if (froms.length === 0) return [];
  const rows = await readWork(reader, [into, ...froms]);
  return rows
    .filter(({ of }) => of !== into)
    .flatMap(({ of: from, key, one }) => {
      const here = rows.find((row) => row.of === into && row.key === key);
      return here ? [{ from, title: here.title, both: [here.one, one] } satisfies WorkOfBoth] : [];
    });
}

async function readWork(reader: Db | Transaction, owners: readonly string[]) {
  const { id, taxpayerId, type, period, state, submittedOn, createdAt } = engagements;
  const rows = await reader
    .select({
      of: taxpayerId,
      taxpayer: taxpayers.name,
      dates: NAMED,
      id,
      type,
      period,
      state,
      submittedOn,
      createdAt,
      documents: db().$count(documents, eq(documents.engagementId, id)),
    })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerId))
    .where(and(inArray(taxpayerId, [...owners]), isPresent, isNotIn(state, DEAD), ne(period, 'once')))
    .orderBy(createdAt, id);
  return rows.map(({ of, type, period, dates, submittedOn, createdAt, ...one }) => ({
    of,
    key: `${type} ${period}`,
    title: titleOf(type, period, namingOf(dates)),
    one: {
      ...one,
      openedOn: southAfricanDay(createdAt),
      canGo: submittedOn === null && !isSubmitted(one.state),
    },
  }));
}
