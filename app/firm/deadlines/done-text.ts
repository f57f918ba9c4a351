import type { estatePlan, PlanItem } from '#app/firm/core/estate-plan.ts';

/** `2 of 14 done`: of the steps on the sheet, ticked or settled by the days. */
export function doneText(
  plan: ReturnType<typeof estatePlan>,
  done: Readonly<Record<string, string>>,
): string {
  const steps = plan.flatMap(({ items }) => items);
  return `${steps.filter((step) => isDone(step, done)).length} of ${steps.length} done`;
}

export function isSettled(step: PlanItem): boolean {
  return step.kind === 'open' && step.isSettled === true;
}

export function isDone(step: PlanItem, done: Readonly<Record<string, string>> = {}): boolean {
  return isSettled(step) || Object.hasOwn(done, step.id);
}
