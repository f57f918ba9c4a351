export function startPath(planId: string, answers: Record<string, string> = {}): string {
  const query = new URLSearchParams(answers);
  return query.size > 0 ? `/start/${planId}?${query}` : `/start/${planId}`;
}
