/** Where a plan of `content/plans.ts` begins; not one that is agreed in a consultation. */
export function startPath(planId: string): string {
  return `/start/${planId}`;
}
