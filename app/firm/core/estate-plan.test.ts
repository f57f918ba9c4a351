import { expect, test } from 'vitest';
import { MASTERS_FORMS } from '#content/estate-letters.ts';
import { masterPapers } from './estate-master-papers.ts';
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
  expect(small['today']).toEqual(['certificate', 'papers', 'look-after']);
  expect(small['month']).toEqual([
    'master-papers',
    'tell-bank',
    'tell-employer',
    'tell-insurers',
    'tell-sars',
    'authority',
  ]);
  expect(small['later']).not.toContain('appointed');
  const large = idsOf({ size: 'large', death: '2026-10-01', letters: null });
  // The fourteen days after the death have passed; the notice needs the certificate.
  expect(large['today']).toEqual(['certificate', 'papers', 'look-after', 'master-papers']);
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
    const appointed = stepsOf(size).find(({ id }) => id === 'appointed');
    expect(appointed).toMatchObject({ who: 'The Master appoints the executor' });
    for (const paper of ['J294', 'J243', 'J190', 'J192', 'J262', 'will', 'ID'])
      expect(masterPapers(size).join(), paper).toContain(paper);
    const ids = stepsOf(size).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['estate-account', 'creditors', 'inspection']));
    expect(ids.slice(-2)).toEqual(['paid-out', 'transfer']);
    expect(ids.includes('duty-return')).toBe(size === 'large');
  }
  expect(JSON.stringify(stepsOf('large', '2026-11-02'))).toContain('Granted on Monday 2 November 2026');
  for (const size of ['small', 'middle', 'large'] as const)
    expect(stepsOf(size).find(({ id }) => id === 'tell-sars')).toMatchObject({
      sources: expect.arrayContaining([expect.stringContaining('sars.gov.za')]),
    });
});

test('the Master gets all papers in one visit, at the office where the person lived', () => {
  for (const size of ['small', 'middle', 'large'] as const) {
    const items = planOf({ size, death: '2026-10-01', letters: null }).flatMap((group) => group.items);
    const visits = items.filter((item) => item.letter === 'master');
    expect(visits).toMatchObject([
      { papers: masterPapers(size), where: expect.stringContaining('was living') },
    ]);
    expect(items.filter(({ id }) => id.includes('bank'))).toMatchObject([{ letter: 'bank' }]);
  }
});

test('every plan says what becomes of house, car and pension, by the law', () => {
  for (const size of ['small', 'middle', 'large'] as const) {
    const groups = planOf({ size, death: '2026-11-20', letters: null });
    const items = groups.flatMap((group) => group.items);
    const howOf = (of: string) => items.find(({ id }) => id === of);
    expect(howOf('look-after')).toMatchObject({ how: expect.stringMatching(/section 11\(1\).*insurer/) });
    expect(howOf('tell-insurers')).toMatchObject({ how: expect.stringMatching(/outside the estate.*37C/) });
    expect(howOf('transfer')).toMatchObject({ how: expect.stringMatching(/Deeds Office.*section 118\(1\)/) });
    expect(groups.at(-1)?.items.at(-1)?.id).toBe('transfer');
    expect(masterPapers(size).join()).toMatch(/inventory \(J243\).*whole joint estate \(section 9\(1\)\)/);
  }
});

test('each size of estate has one form to accept with, and says whose the other is', () => {
  const acceptance = (size: EstateDays['size']) =>
    masterPapers(size).filter((paper) => /J155|J190/.test(paper));
  expect(acceptance('small')).toEqual([expect.stringMatching(/directions \(J155\);.*J190.*above/)]);
  for (const size of ['middle', 'large'] as const)
    expect(acceptance(size)).toEqual([expect.stringMatching(/executor \(J190\).*J155.*up to/)]);
  expect(MASTERS_FORMS).not.toMatch(/J155|J190/);
});

test('how long letters take is said with its year and source', () => {
  for (const size of ['small', 'middle'] as const) {
    const items = planOf({ size, death: '2026-10-01', letters: null }).flatMap((group) => group.items);
    const letters = items.find(({ id }) => id === 'authority' || id === 'appointed');
    expect(letters).toMatchObject({
      unknown: expect.stringContaining('In 2021/22 the offices took 21 working days on average'),
      evidence: { sources: expect.arrayContaining([expect.stringContaining('pmg.org.za')]) },
    });
  }
});

test('a page of an Act is a source only of the section that it prints', () => {
  const printed = estateSteps.flatMap(({ id, law, evidence }) =>
    evidence.sources.flatMap((source) => {
      const section = /acts\.co\.za\/.*\/(\d+)_+[a-z]/.exec(source)?.[1];
      return section ? [{ id, law, section }] : [];
    }),
  );
  expect(printed.length).toBeGreaterThan(3);
  for (const { id, law, section } of printed) expect(law, id).toMatch(new RegExp(`\\b${section}\\b`));
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
