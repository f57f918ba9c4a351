import { expect, test } from 'vitest';
import { estatePlan } from './estate-plan.ts';
import { estateSteps, type EstateDays } from './estate-steps.ts';
import { estateTasks } from './estate-tasks.ts';
import { estateTimeline } from './estate-timeline.ts';

const TODAY = '2026-11-26';

const planOf = (days: EstateDays) => estatePlan(days, estateTimeline(days), TODAY);
const idsOf = (days: EstateDays) =>
  Object.fromEntries(planOf(days).map(({ when, items }) => [when, items.map(({ id }) => id)]));

test('today, this month and later stand in one column, and each step once', () => {
  const small = idsOf({ size: 'small', death: '2026-11-20', letters: null });
  expect(small['today']).toEqual(['certificate', 'papers']);
  expect(small['month']).toEqual([
    'death-notice',
    'inventory',
    'tell-bank',
    'bank-answer',
    'tell-employer',
    'tell-insurers',
    'authority',
  ]);
  expect(small['later']).not.toContain('appointed');
  const large = idsOf({ size: 'large', death: '2026-10-01', letters: null });
  // Fourteen days after the death are over.
  expect(large['today']).toEqual(['death-notice', 'inventory', 'certificate', 'papers']);
  expect(large['month']).toContain('appointed');
});

test('every step and task has an id of its own, somebody who does it, and a sentence', () => {
  const ids = [...estateSteps, ...estateTasks].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const size of ['small', 'middle', 'large'] as const) {
    const items = planOf({ size, death: '2026-11-20', letters: null }).flatMap((group) => group.items);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const { who } of items) expect(who).toMatch(/^(You|We|Nobody|The (?:executor|bank|Master)|SARS)/);
  }
  for (const { how } of estateTasks) expect(how).toMatch(/\.$/);
});
