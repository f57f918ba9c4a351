import { expect, test } from 'vitest';
import { ENGAGEMENT_STATES } from '#app/platform/db/work-values.ts';
import { LATE, type EngagementState } from '#app/work/core/engagements/states.ts';
import type { LetterId } from '#app/work/letters/letter.ts';
import { dueDays, withoutDay } from './due-days.ts';
import { DATES, engagement, KAROO, THANDI, type Example } from './due-days.test-support.ts';
import { waitingFor } from './home.ts';
import { sentenceOf } from './progress.ts';

const TODAY = '2026-07-15';
const FEW = [0, 1, 5];
const COUNTS = FEW.flatMap((one) => FEW.flatMap((two) => FEW.map((three) => [one, two, three] as const)));
const SAID = {
  client: /short questions? first|from you\.$/,
  look: /^All that we asked for is here/,
  us: /working on it|^You have accepted/,
};

test('an obligation is listed once, as our work or as the law’s, until it is submitted', () => {
  const rows = ENGAGEMENT_STATES.map((state) => {
    const found = dueDays([THANDI], [engagement({ state })], TODAY).filter(({ what }) => /ITR12/.test(what));
    return [state, found.map(({ path, turn }) => `${path ?? 'law'} ${turn}`)];
  });
  const [ours, law] = [['/work/itr12 us'], ['law nobody']];
  expect(Object.fromEntries(rows)).toEqual({
    planned: ['/work/itr12 later'],
    proposed: ['law offered'],
    accepted: ours,
    collecting: ours,
    in_progress: ours,
    waiting_for_client: ours,
    with_sars: [],
    done: [],
    declined: law,
    expired: law,
    withdrawn: law,
    left_out: law,
  });
});

test('later periods that the letter covers are ours, unless they are planned', () => {
  const vendor = { ...KAROO, dates: { ...DATES, vatCategory: 'B' as const } };
  const turnsOf = (
    state: EngagementState,
    services: readonly string[] = [],
    agreedBy: LetterId | null = 'vat',
  ) => {
    const work = engagement({ typeId: 'vat201', period: '2026-08', state, agreedBy });
    return dueDays([{ ...vendor, services }], [{ ...work, taxpayer: vendor }], TODAY)
      .filter(({ what, path }) => path === null && /VAT/.test(what))
      .map(({ turn }) => turn);
  };
  const later = turnsOf('collecting').slice(1);
  expect(later.length).toBeGreaterThan(3);
  expect(new Set(later)).toEqual(new Set(['again']));
  expect(turnsOf('planned').at(-1)).toBe('again');
  expect(turnsOf('done').at(-1)).toBe('nobody');
  expect(turnsOf('proposed').at(-1)).toBe('nobody');
  expect(turnsOf('collecting', ['vat201']).at(-1)).toBe('nobody');
  expect(turnsOf('collecting', [], null).at(-1), 'agreed elsewhere').toBe('nobody');
  expect(turnsOf('collecting', [], 'single-matter').at(-1)).toBe('nobody');
});

test('what is due before the first period that was agreed is not ours', () => {
  const vendor = { ...KAROO, dates: { ...DATES, vatCategory: 'B' as const } };
  const letters = [
    ['vat201', 'vat'],
    ['payroll', 'payroll'],
  ] as const;
  const [vat, payroll] = letters.map(([typeId, agreedBy]) => ({
    ...engagement({ typeId, period: '2026-12', state: 'planned', agreedBy }),
    taxpayer: vendor,
  }));
  const law = dueDays([vendor], [vat!, payroll!], '2026-11-29').filter(({ path }) => path === null);
  const of = (rule: string) =>
    law.filter(({ id }) => id.startsWith(rule)).map(({ day, turn }) => `${day} ${turn}`);
  expect(of('vat201').slice(0, 2)).toEqual(['2026-11-30 nobody', '2027-03-31 again']);
  expect(of('emp201').slice(0, 2)).toEqual(['2026-12-07 nobody', '2027-02-05 again']);
  expect(of('uif').slice(0, 2)).toEqual(['2026-12-04 nobody', '2027-01-06 again']);
});

test('the next year of a plan that goes on is part of the plan', () => {
  const turnsOf = (books: Example, agreedIn: string | null = 'standard') => {
    const works = [
      engagement({ typeId: 'books', period: '2026-09', agreedBy: 'books', agreedIn: 'standard', ...books }),
      engagement({ typeId: 'irp6-company', period: '2027-1', agreedBy: 'provisional', agreedIn }),
    ].map((work) => ({ ...work, taxpayer: KAROO }));
    const law = dueDays([KAROO], works, TODAY).filter(
      ({ path, id }) => path === null && id.startsWith('company-irp6-second'),
    );
    return new Set(law.map(({ turn }) => turn));
  };
  expect(turnsOf({})).toEqual(new Set(['plan']));
  expect(turnsOf({ state: 'done' })).toEqual(new Set(['nobody']));
  expect(turnsOf({ agreedIn: null })).toEqual(new Set(['nobody']));
  expect(turnsOf({}, null)).toEqual(new Set(['nobody']));
});

test('the UIF declaration of a proposed month of payroll is proposed too', () => {
  const payroll = {
    ...engagement({ typeId: 'payroll', period: '2026-12', state: 'proposed' }),
    taxpayer: KAROO,
  };
  const days = dueDays([KAROO], [payroll], '2026-11-29').filter(({ id }) => id.startsWith('uif'));
  expect(days.slice(0, 3).map(({ day, turn }) => `${day} ${turn}`)).toEqual([
    '2026-12-04 nobody',
    '2027-01-06 offered',
    '2027-02-05 nobody',
  ]);
});

test('the UIF declaration is ours while we do the payroll', () => {
  const turnsOf = (state: EngagementState, services = ['payroll']) => {
    const payroll = { ...engagement({ typeId: 'payroll', period: '2026-07', state }), taxpayer: KAROO };
    const days = dueDays([{ ...KAROO, services }], [payroll], TODAY);
    return new Set(days.filter(({ id }) => id.startsWith('uif')).map(({ turn }) => turn));
  };
  expect(turnsOf('in_progress')).toEqual(new Set(['again']));
  expect(turnsOf('done')).toEqual(new Set(['nobody']));
  expect(turnsOf('in_progress', []), 'one month, agreed elsewhere').toEqual(new Set(['nobody']));
});

test('the return of a year is not a duty of its own beside our work for it', () => {
  const works = [
    engagement({}),
    engagement({ state: 'done', typeId: 'irp6', period: '2026-1' }),
    engagement({ typeId: 'itr12-provisional' }),
  ];
  for (const work of [works.slice(0, 2), works.slice(1)]) {
    const returns = dueDays([THANDI], work, TODAY).filter(({ what }) => /ITR12/.test(what));
    expect(returns.map(({ path }) => path !== null)).toEqual([true]);
  }
});

test('our work stays due until it is submitted, however late, in order with the rest', () => {
  const late = engagement({ state: 'collecting', dueOn: '2025-10-20' });
  const days = dueDays([THANDI, KAROO], [late], TODAY).map(({ day }) => day);
  expect(days[0]).toBe('2025-10-20');
  expect(days).toEqual(days.toSorted());
  expect(days.length).toBeGreaterThan(4);
});

test('due days, home and page agree: work waits for the client while anything is open', () => {
  for (const state of LATE)
    for (const [questions, toDo, cameIn] of COUNTS) {
      const work = engagement({ state, questions, toDo, cameIn });
      const [due] = dueDays([], [work], TODAY);
      const [dayless] = withoutDay([{ ...work, dueOn: null }]);
      const page = sentenceOf({ ...work, toDo: { questions, papers: toDo } });
      const waits = waitingFor([{ ...work, unread: 0 }], { proposals: [], unopened: new Map() });
      const isOpen = questions + toDo > 0;
      const expected = isOpen ? 'client' : cameIn > 0 ? 'look' : 'us';
      const about = `${state} ${questions} ${toDo} ${cameIn}`;
      expect([due?.turn, dayless?.turn, waits.length > 0], about).toEqual([expected, expected, isOpen]);
      expect(page, about).toMatch(SAID[expected]);
    }
});

test('work without a due day is not left out: it has no day yet', () => {
  const vat = { ...engagement({ typeId: 'vat201-monthly', period: '2026-06' }), dueOn: null };
  const done = { ...engagement({ state: 'done' }), dueOn: null };
  expect(withoutDay([vat, done, engagement({})])).toEqual([
    expect.objectContaining({ path: '/work/vat201-monthly', taxpayer: THANDI.name, turn: 'us' }),
  ]);
});

test('the kind, the dates and our work decide which rules a taxpayer has', () => {
  const rules = (...of: Parameters<typeof dueDays>) => dueDays(...of).map(({ id }) => id.split('-')[0]);
  expect(rules([THANDI], [], TODAY)).toEqual(['itr12']);
  const provisional = engagement({ state: 'done', typeId: 'irp6', period: '2026-1' });
  expect(rules([THANDI], [provisional], TODAY)).toContain('irp6');
  expect(rules([KAROO], [], TODAY)).not.toContain('vat201');
  expect(rules([{ ...KAROO, dates: { ...DATES, vatCategory: 'A' } }], [], TODAY)).toContain('vat201');
  expect(rules([{ ...THANDI, kind: 'estate' }], [], TODAY)).toEqual([]);
});

test('no two entries of a calendar share an id', () => {
  const vendor = { ...KAROO, dates: { ...DATES, vatCategory: 'A' as const } };
  const ids = dueDays([THANDI, vendor, { ...vendor, id: 'other' }], [engagement({})], TODAY).map(
    ({ id }) => id,
  );
  expect(new Set(ids).size).toBe(ids.length);
});
