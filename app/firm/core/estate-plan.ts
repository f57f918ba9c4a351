import type { When } from './estate-step.ts';
import { estateTasks, type EstateTask } from './estate-tasks.ts';
import { whenToDo, type DatedStep, type EstateTimeline, type OpenStep } from './estate-timeline.ts';

export type PlanItem =
  ({ kind: 'task' } & EstateTask) | ({ kind: 'dated' } & DatedStep) | ({ kind: 'open' } & OpenStep);

export type PlanGroup = { when: When; title: string; items: readonly PlanItem[] };

const TITLES: Record<When, string> = { today: 'Today', month: 'This month', later: 'Later' };

/** Everything after a death in one column, by when to see to it; of a group the days first. */
export function estatePlan({ dated, open }: EstateTimeline, today: string): readonly PlanGroup[] {
  const items: readonly { when: When; item: PlanItem }[] = [
    ...dated.map((step) => ({ when: whenToDo(step.day, today), item: { kind: 'dated' as const, ...step } })),
    ...estateTasks.map((task) => ({ when: task.seeTo, item: { kind: 'task' as const, ...task } })),
    ...open.map((step) => ({ when: step.seeTo ?? 'later', item: { kind: 'open' as const, ...step } })),
  ];
  return (['today', 'month', 'later'] as const).map((when) => ({
    when,
    title: TITLES[when],
    items: items.filter((one) => one.when === when).map(({ item }) => item),
  }));
}
