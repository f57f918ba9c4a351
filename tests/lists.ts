import { eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { changeList } from '#app/lists/desk/administer.server.ts';
import { readAll } from '#app/lists/desk/find.server.ts';
import { refusalOf, type ListAnswer } from '#app/lists/desk/list-answer.ts';
import type { Row } from '#app/lists/desk/row.ts';
import { categoriesOf, LISTS, lists, type ListName } from '#app/lists/core/lists.ts';
import { tableOf } from '#app/lists/core/tables.server.ts';
import { addMember, signedInAs } from './accounts.ts';
import { emptyTables } from './empty-tables.ts';
import { answerOf, post, type Answer } from './routes.ts';

export type Fields = Record<string, string> | [string, string][];

export async function forgetLists(): Promise<void> {
  for (const list of lists) await db().delete(tableOf(list));
  await emptyTables('audit_entries', 'users');
}

export async function adminCookie(fullName = 'Thandi Nkosi'): Promise<string> {
  const email = `${fullName.toLowerCase().replaceAll(' ', '.')}@example.org`;
  return signedInAs(await addMember({ email, fullName, admin: true }));
}

type Sent = {
  cookie: string;
  live?: boolean;
  query?: string;
  logFailure?: (what: string, reason: string) => void;
};

export async function change(
  name: ListName,
  fields: Fields,
  { cookie, live = true, query = '', logFailure }: Sent,
): Promise<Answer & { outcome: Outcome }> {
  const entries = Array.isArray(fields) ? fields : Object.entries(fields);
  const body = new URLSearchParams(live ? [...entries, ['live', 'yes']] : entries);
  const type = 'application/x-www-form-urlencoded';
  const params = { list: name };
  const args = post(`/admin/${name}${query}`, body.toString(), { cookie, type, logFailure, params });
  const answer = await answerOf(changeList(args));
  return { ...answer, outcome: outcomeOf(answer, name) };
}

type Outcome = ListAnswer & Required<Pick<ListAnswer, 'toast'>>;

/** Includes the toast that the browser shows. */
export function outcomeOf({ data }: Answer, name: ListName = 'clients'): Outcome {
  const { toast, ...answer } = (data ?? { errors: {} }) as ListAnswer;
  return { ...answer, toast: toast ?? refusalOf(LISTS[name], answer) };
}

export async function fill(name: ListName, ...rows: (Partial<Row> & { name: string })[]): Promise<Row[]> {
  const list = LISTS[name];
  const category = list.categories ? { category: categoriesOf(list).at(-1)?.value } : {};
  for (const row of rows)
    await db()
      .insert(tableOf(list))
      .values({ ...category, ...row });
  return readAll(list);
}

export function auditEntriesOf(id: string) {
  const { action, entityId, changes, actorId } = auditEntries;
  return db()
    .select({ action, changes, actorId })
    .from(auditEntries)
    .where(eq(entityId, id))
    .orderBy(auditEntries.id);
}
