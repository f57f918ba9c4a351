import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { LONGEST_INSIDE, MOST_INSIDE, type InsideStep } from '#app/platform/db/inside-values.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { update } from '../engagements/changing.server.ts';

/** `of`: what it came from; work has one step of each. */
export type SiteStep = { of: string; what: string; day: string } & Pick<InsideStep, 'wanted'>;

/** Promised to the client, for the colleague who does the work; goes with the work. Returns what was not there, or was taken back. */
export async function addSiteSteps(
  tx: Transaction,
  workId: string,
  promised: readonly SiteStep[],
): Promise<readonly SiteStep[]> {
  if (promised.length === 0) return [];
  const [work] = await tx
    .select({ steps: engagements.insideSteps })
    .from(engagements)
    .where(eq(engagements.id, workId))
    .for('update');
  if (!work) return [];
  const standing = work.steps.filter(
    (step) => !step.done?.isTakenBack || !promised.some(({ of }) => of === step.of),
  );
  const isThere = ({ of }: SiteStep) => standing.some((step) => step.of === of);
  const added = promised.filter((step) => !isThere(step)).slice(0, MOST_INSIDE - standing.length);
  if (added.length === 0) return [];
  const steps = added.map(({ of, what, day, wanted }): InsideStep => {
    const step = { id: randomUUID(), of, what: what.slice(0, LONGEST_INSIDE), who: null, day, done: null };
    return wanted ? { ...step, wanted } : step;
  });
  await update(tx, workId, { insideSteps: [...standing, ...steps] });
  return added;
}
