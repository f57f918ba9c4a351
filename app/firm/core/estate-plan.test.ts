import { expect, test } from 'vitest';
import { estatePlan } from './estate-plan.ts';
import type { EstateDays } from './estate-step.ts';
import { estateSteps } from './estate-steps.ts';
import { estateTasks } from './estate-tasks.ts';
import { estateTimeline } from './estate-timeline.ts';

const TODAY = '2026-11-26';

const planOf = (days: EstateDays) => estatePlan(estateTimeline(days, TODAY), TODAY);
const idsOf = (days: EstateDays) =>
  Object.fromEntries(planOf(days).map(({ when, items }) => [when, items.map(({ id }) => id)]));

test('today, this month and later stand in one column, and each step once', () => {
  const small = idsOf({ size: 'small', death: '2026-11-20', letters: null });
  expect(small['today']).toEqual(['certificate', 'papers', 'will']);
  expect(small['month']).toEqual([
    'death-notice',
    'inventory',
    'tell-bank',
    'bank-answer',
    'tell-employer',
    'tell-insurers',
    'tell-sars',
    'authority',
  ]);
  expect(small['later']).not.toContain('appointed');
  const large = idsOf({ size: 'large', death: '2026-10-01', letters: null });
  // Fourteen days after the death are over; the notice needs the certificate.
  expect(large['today']).toEqual(['certificate', 'papers', 'death-notice', 'inventory', 'will']);
  expect(large['month']).toContain('appointed');
});

test('what is for later stands in the order of doing, and days in theirs', () => {
  const order = ['estate-account', 'creditors', 'account', 'duty-return', 'inspection', 'paid-out'];
  for (const letters of [null, '2026-11-02', '2026-11-20']) {
    const large = planOf({ size: 'large', death: '2026-10-01', letters });
    const ids = large.flatMap(({ items }) => items.map(({ id }) => id));
    expect(ids.filter((id) => order.includes(id))).toEqual(order);
    for (const { items } of large) {
      const days = items.flatMap((item) => (item.kind === 'dated' ? [item.day] : []));
      expect(days).toEqual(days.toSorted());
    }
  }
});

test('with an executor the plan says who applies, with which papers, and tells SARS', () => {
  const stepsOf = (size: EstateDays['size'], letters: string | null = null) =>
    planOf({ size, death: '2026-10-01', letters }).flatMap(({ items }) => items);
  for (const size of ['middle', 'large'] as const) {
    const applied = stepsOf(size).find(({ id }) => id === 'appointed');
    expect(applied).toMatchObject({ who: 'You hand in the papers; the Master appoints the executor' });
    for (const paper of ['J294', 'J243', 'J190', 'J192', 'J262', 'will', 'ID'])
      expect(JSON.stringify(applied), paper).toContain(paper);
    const ids = stepsOf(size).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['estate-account', 'creditors', 'inspection']));
    expect(ids.at(-1)).toBe('paid-out');
    expect(ids.includes('duty-return')).toBe(size === 'large');
  }
  expect(JSON.stringify(stepsOf('large', '2026-11-02'))).toContain('Granted on Monday 2 November 2026');
  for (const size of ['small', 'middle', 'large'] as const)
    expect(stepsOf(size).find(({ id }) => id === 'tell-sars')).toMatchObject({
      sources: expect.arrayContaining([expect.stringContaining('sars.gov.za')]),
    });
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
