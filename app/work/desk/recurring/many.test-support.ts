import { asc, eq } from 'drizzle-orm';
import type { RunQuestion } from '#app/accounts/bulk/page.server.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bulkRuns } from '#app/platform/db/schema/bulk.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { addTaxpayerFor, freshWork } from '#app/work/core/engagements/work.test-support.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { submit, visit } from '#tests/routes.ts';

type Fields = Record<string, string>;

export const LIST = '/admin/taxpayers?index';
export const BOOKS = 'Monthly bookkeeping';

export async function freshBook() {
  await db().delete(bulkRuns);
  const { ann } = await freshWork();
  await db().delete(taxpayers);
  return {
    ann,
    bob: await addMember({ email: 'bob@example.org', fullName: 'Bob Brink', role: 'staff' }),
    manager: await addMember({ email: 'mpho@example.org', fullName: 'Mpho Mokoena', role: 'manager' }),
  };
}

export function addClient(
  name: string,
  values: Partial<typeof taxpayers.$inferInsert> = {},
): Promise<string> {
  return addTaxpayerFor(null, { name, kind: 'company', registeredOn: '2016-03-01', ...values });
}

export async function postAs(user: string, path: string, fields: Fields) {
  return submit(path, fields, { cookie: await signedInAs(user) });
}

/** All clients ticked. Returns the page of the question. */
export async function beginAs(user: string, act: 'give' | 'end' | 'price'): Promise<string> {
  const ticked = (await db().select().from(taxpayers).orderBy(byName(taxpayers.name))).map(tickOf).join(',');
  return (await postAs(user, LIST, { intent: `recurring:${act}`, ticked })).location ?? '';
}

/** From the ticks to what is done. Returns its page. */
export async function giveAs(user: string, fields: Fields): Promise<string> {
  const run = await beginAs(user, 'give');
  await postAs(user, run, { intent: 'look', kind: fields.kind ?? '' });
  await postAs(user, run, { intent: 'look', ...fields });
  await startAs(user, run);
  return run;
}

export async function startAs(user: string, run: string, changed: Fields = {}) {
  const shown = (await shownTo(user, run)).question.shown ?? '';
  const typed = { ...Object.fromEntries(new URLSearchParams(shown)), ...changed };
  return postAs(user, run, { intent: 'start', shown, ...typed });
}

export async function shownTo(user: string, run: string) {
  const { data } = await visit(run, { cookie: await signedInAs(user) });
  return data as { title: string; question: RunQuestion; changes?: string[] };
}

export function worksOf(taxpayerId: string) {
  return db()
    .select()
    .from(engagements)
    .where(eq(engagements.taxpayerId, taxpayerId))
    .orderBy(asc(engagements.period));
}
