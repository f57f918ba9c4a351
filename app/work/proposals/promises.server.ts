import { inArray } from 'drizzle-orm';
import { starting } from '#content/pages/starting.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { VAT_LOOKUP } from '#app/work/core/taxpayers/vat-lookup.server.ts';

/** Sentences for the client: the quotes and the look-up that we promised with these works, from their open steps. */
export async function promisesIn(tx: Transaction, works: readonly string[]): Promise<string[]> {
  const { id, insideSteps } = engagements;
  const rows = await tx
    .select({ steps: insideSteps })
    .from(engagements)
    .where(inArray(id, [...works]))
    .orderBy(id);
  return rows
    .flatMap(({ steps }) => steps)
    .flatMap(({ of, day, done, wanted }) => {
      if (done || !day) return [];
      if (wanted) return [`${starting.quote.promised(dayText(day))}: ${wanted.what}.`];
      return of === VAT_LOOKUP ? [starting.vatCategory.promised(dayText(day))] : [];
    });
}
