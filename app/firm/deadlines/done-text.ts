import type { estatePlan } from '#app/firm/core/estate-plan.ts';

/** `2 of 14 done`: of the steps on the sheet. */
export function doneText(
  plan: ReturnType<typeof estatePlan>,
  done: Readonly<Record<string, string>>,
): string {
  const steps = plan.flatMap(({ items }) => items);
  return `${steps.filter(({ id }) => Object.hasOwn(done, id)).length} of ${steps.length} done`;
}
