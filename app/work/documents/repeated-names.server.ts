import { and, eq, inArray } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import type { Sent } from './sent.ts';

/** Files of the same bytes are one, which keeps its first name: says so of each that came under another name. */
export async function repeatedNames(engagementId: string, repeated: Sent['repeated']): Promise<string> {
  if (repeated.length === 0) return '';
  const ids = repeated.map(({ id }) => id);
  const rows = await db()
    .select({ id: documents.id, name: documents.name })
    .from(documents)
    .where(and(eq(documents.engagementId, engagementId), inArray(documents.id, ids)));
  const first = new Map(rows.map(({ id, name }) => [id, name]));
  const texts = repeated.flatMap(({ id, name }) => {
    const kept = first.get(id);
    return kept && kept !== name
      ? [`“${name}” is the same file as “${kept}”, which is here already and keeps its name.`]
      : [];
  });
  return texts.join(' ');
}
