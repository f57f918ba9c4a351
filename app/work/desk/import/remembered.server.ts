import { createHash } from 'node:crypto';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { bulkRuns } from '#app/platform/db/schema/bulk.ts';
import { IMPORT_CLIENTS } from './import-act.server.ts';

/** How files with the same headings are told: no heading is stored, which may be a line of a list without any. */
export function headingsKey(headings: readonly string[]): string {
  const plain = headings.map((heading) => heading.trim().toLowerCase());
  return createHash('sha256').update(JSON.stringify(plain)).digest('base64url');
}

/** What each column was read as when the firm last imported a file with these headings; null if nobody knows. */
export async function rememberedColumns(headings: readonly string[]): Promise<(string | null)[] | null> {
  const { act, state, choice, at } = bulkRuns;
  const hasSame = eq(sql`${choice} ->> 'headings'`, headingsKey(headings));
  const [run] = await db()
    .select({ choice })
    .from(bulkRuns)
    .where(and(eq(act, IMPORT_CLIENTS.name), ne(state, 'asked'), hasSame))
    .orderBy(desc(at))
    .limit(1);
  return run ? (IMPORT_CLIENTS.choice.parse(run.choice).columns ?? null) : null;
}
