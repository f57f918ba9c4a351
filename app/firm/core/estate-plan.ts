import type { When } from './estate-step.ts';
import { estateTasks, type EstateTask } from './estate-tasks.ts';
import { whenToDo, type DatedStep, type EstateTimeline, type OpenStep } from './estate-timeline.ts';

export type PlanItem =
  ({ kind: 'task' } & EstateTask) | ({ kind: 'dated' } & DatedStep) | ({ kind: 'open' } & OpenStep);

export type PlanGroup = { when: When; title: string; items: readonly PlanItem[] };

const TITLES: Record<When, string> = { today: 'Today', month: 'This month', later: 'Later' };

/** By the ids of steps and tasks: each needs those before it. */
const ORDER = [
  'certificate',
  'papers',
  'look-after',
  'master-papers',
  'tell-bank',
  'tell-employer',
  'tell-insurers',
  'tell-sars',
  'authority',
  'appointed',
  'estate-account',
  'creditors',
  'no-duty',
  'return-before',
  'last-return',
  'tax-figures',
  'account',
  'duty-return',
  'duty-interest',
  'duty',
  'inspection',
  'hand-over',
  'paid-out',
  'transfer',
];

/** One column after a death: by when to see to it, then in the order of doing. */
export function estatePlan({ dated, open }: EstateTimeline, today: string): readonly PlanGroup[] {
  const items: readonly { when: When; item: PlanItem }[] = [
    ...dated.map((step) => ({ when: whenToDo(step.day, today), item: { kind: 'dated' as const, ...step } })),
    ...estateTasks.map((task) => ({ when: task.seeTo, item: { kind: 'task' as const, ...task } })),
    ...open.map((step) => ({ when: step.seeTo ?? 'later', item: { kind: 'open' as const, ...step } })),
  ];
  return (['today', 'month', 'later'] as const).map((when) => ({
    when,
    title: TITLES[when],
    items: inOrder(items.filter((one) => one.when === when).map(({ item }) => item)),
  }));
}

/** Dated items keep their order; an undated one comes before the first day that depends on it. */
function inOrder(items: readonly PlanItem[]): readonly PlanItem[] {
  const waiting = items.filter(({ kind }) => kind !== 'dated').toSorted((a, b) => rankOf(a) - rankOf(b));
  const sorted: PlanItem[] = [];
  for (const dated of items.filter(({ kind }) => kind === 'dated')) {
    while (waiting[0] && rankOf(waiting[0]) < rankOf(dated)) sorted.push(...waiting.splice(0, 1));
    sorted.push(dated);
  }
  return [...sorted, ...waiting];
}

/** Throws for an id that is missing in `ORDER`. */
function rankOf({ id }: PlanItem): number {
  const rank = ORDER.indexOf(id);
  if (rank < 0) throw new Error(`the step ${id} has no place in the order`);
  return rank;
}
