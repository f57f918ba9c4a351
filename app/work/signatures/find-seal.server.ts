import { eq, sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { seals } from '#app/platform/db/schema/signatures.ts';
import type { Signing } from '#app/platform/db/work-values.ts';
import { isDisputed } from '#app/work/core/engagements/signing.ts';

type Seal = { signatures: number; sealedAt: Date; isDisputed: boolean };

/** By SHA-256, in hex: when we sealed it, how many signed, and whether one says it was not them. Null: never sealed. */
export async function findSeal(sha256: string): Promise<Seal | null> {
  const { signatures, sealedAt } = seals;
  const [found] = await db().select({ signatures, sealedAt }).from(seals).where(eq(seals.sha256, sha256));
  if (!found) return null;
  return { ...found, isDisputed: (await disputableOf(sha256)).some(isDisputed) };
}

/** The signings of this file that somebody has denied; there are few. */
async function disputableOf(sha256: string): Promise<Signing[]> {
  const signing = sql<Signing>`${requestItems.approval} -> 'signing'`;
  const sealed = sql`jsonb_array_elements(case jsonb_typeof(${signing} -> 'sealed') when 'array' then ${signing} -> 'sealed' else '[]' end)`;
  const isOfFile = sql`exists (select from ${sealed} one
    join ${documents} on ${documents.id} = (one ->> 'id')::uuid where ${eq(documents.sha256, sha256)})`;
  const rows = await db()
    .select({ signing })
    .from(requestItems)
    .where(
      sql`${eq(requestItems.takes, 'approval')} and ${signing} -> 'objections' -> 0 is not null and ${isOfFile}`,
    );
  return rows.map((row) => row.signing);
}
