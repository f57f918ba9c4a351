import { eq } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import type { StepRow } from '#app/platform/db/schema/steps.ts';
import type { Outcome } from '#app/platform/db/work-values.ts';
import { toldAmong } from '../notices/taken-from-client.server.ts';

/** Whether the client was mailed of what stands there now, or of another outcome that stood there `before`. */
export async function isOutcomeMailed(
  tx: Transaction,
  id: string,
  before: StepRow['before'],
): Promise<boolean> {
  const [now] = await tx
    .select({ outcome: engagements.outcome })
    .from(engagements)
    .where(eq(engagements.id, id));
  const was = before?.outcome as Outcome | null | undefined;
  if (mailedPart(now?.outcome) === mailedPart(was)) return false;
  return (await toldAmong(tx, ['outcome', 'outcome_undone'], [id])).length > 0;
}

/** Nobody is mailed when money is paid. */
function mailedPart(outcome: Outcome | null | undefined): string {
  const { settledOn: _paid, ...mailed } = outcome ?? { settledOn: null };
  return JSON.stringify(Object.entries(mailed).toSorted());
}
