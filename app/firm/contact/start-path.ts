/** Where a plan of `content/plans.ts` begins; not one that is agreed in a consultation. `answers` of the price finder go along. */
export function startPath(planId: string, answers: Record<string, string> = {}): string {
  const query = new URLSearchParams(answers);
  return query.size > 0 ? `/start/${planId}?${query}` : `/start/${planId}`;
}
