import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Profile } from '#app/firm/core/deadline-rule.ts';
import { passedDeadlines, rulesOf } from '#app/firm/core/deadlines.ts';
import { findPlan } from '#app/firm/core/plans.ts';
import { PassedLink } from './passed.tsx';

const TODAY = '2026-12-01';

test('a voluntary payment does not stand before what costs something', () => {
  const passed = passedDeadlines([{ is: 'provisional' }], TODAY);
  expect(passed.map(({ day, late }) => [day, late.isVoluntary ?? false])).toEqual([
    ['2026-09-30', true],
    ['2026-08-31', false],
    ['2026-01-19', false],
  ]);
  const link = renderToStaticMarkup(<PassedLink passed={passed} today={TODAY} />);
  expect(link).toContain('Missed Monday 31 August 2026?');
  expect(link).toContain('and 2 more');
});

test('a company has a final demand first; no missed day costs a month of work', () => {
  const everybody: Profile[] = [
    ...(['employee', 'provisional', 'employer', 'turnover', 'trust'] as const).map((is) => ({ is })),
    { is: 'vendor', category: 'A', yearEnd: 2 },
    { is: 'company', yearEnd: 2, registered: '2019-05-14' },
    { is: 'close-corporation', yearEnd: 2, registered: '2008-05-14' },
  ];
  const lateness = everybody.flatMap((profile) => rulesOf(profile).map(({ id, late }) => ({ id, late })));
  for (const { id, late } of lateness)
    if (late.plan) expect(findPlan(late.plan)?.period, id).toMatch(/^per (return|submission|amendment)$/);
  const returns = lateness.filter(({ id }) => id.endsWith('itr14'));
  expect(returns).toHaveLength(2);
  for (const { late } of returns)
    expect(late.costs).toMatch(/^No penalty yet.*final demand.*21 business days/);
});
