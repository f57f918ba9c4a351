import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HomePage } from './home-page.tsx';
import { TaxpayerWork } from './taxpayer-work.tsx';
import type { LookedUp } from './vat-days-to-come.tsx';

const EMPTY = {
  today: '2026-11-26',
  claimable: [],
  quotes: [],
  droppedQuotes: [],
  lookedUp: [],
  waiting: [],
  due: [],
  hasWork: false,
  isColleague: false,
  bookings: [],
  calculations: [],
  calculationCount: 0,
  dueCount: 0,
};
const act = (id: string, name: string) => ({ id, name, kind: 'company' as const, current: [], ended: [] });

test('who acts for somebody without work yet is told so, and offered no plan', () => {
  const one = shown([act('a', 'Kgosi Plumbing')]);
  expect(one).toContain('Kgosi Plumbing');
  expect(one).toContain('No work is here yet.');
  expect(one).toContain('href="/account/taxpayers/a"');
  expect(one).not.toContain('/pricing');
  const two = shown([act('a', 'Kgosi Plumbing'), act('b', 'Karoo Wool')]);
  expect(two).toContain('Kgosi Plumbing and 1 more');
  expect(two).toContain('No work is here yet.');
  expect(shown([])).toContain('/pricing');
});

test('what is due within three days stands above what waits, and what has time below', () => {
  const of = ['w'];
  const thing = {
    of,
    path: '/work/w',
    title: 'Papers',
    taxpayer: 'Karoo Wool',
    taxpayerId: 'a',
    what: [],
    dueOn: null,
  };
  const duty = {
    id: 'd',
    what: 'VAT return',
    taxpayer: 'Karoo Wool',
    path: null,
    turn: 'nobody',
    late: null,
  } as const;
  const order = (day: string) => {
    const due = [{ ...duty, day }];
    const home = {
      ...EMPTY,
      standing: [act('a', 'Karoo Wool')],
      waiting: [thing],
      due,
      dueCount: 1,
      hasWork: true,
    };
    const text = renderToStaticMarkup(<HomePage home={home} />);
    return text.indexOf('VAT return') < text.indexOf('Papers');
  };
  expect([order('2026-11-29'), order('2026-11-30')]).toEqual([true, false]);
});

test('a colleague’s own account leads to the desk, and offers no plan', () => {
  const own = renderToStaticMarkup(<HomePage home={{ ...EMPTY, standing: [], isColleague: true }} />);
  expect(own).toContain('href="/admin"');
  expect(own).not.toContain('/pricing');
});

test('whose VAT category is looked up reads that their VAT days are to come', () => {
  const one: LookedUp = { id: 'a', name: 'Karoo Wool', vatLookup: { day: '2026-12-03', isAgreed: true } };
  const page = (...lookedUp: LookedUp[]) =>
    renderToStaticMarkup(<HomePage home={{ ...EMPTY, standing: [act('a', 'Karoo Wool')], lookedUp }} />);
  expect(page(one)).toContain('not in this list yet: we look up your VAT category by 3 December 2026.');
  expect(page({ ...one, vatLookup: null })).not.toContain('VAT');
  const offered = { ...one, vatLookup: { day: '2026-12-03', isAgreed: false as const } };
  expect(page(offered)).toContain('once you have accepted our letters');
  expect(page({ ...one, vatLookup: { day: null, isAgreed: false } })).toContain('category is not known');
});

test('the page of a taxpayer leads to its work, its due days and its documents', () => {
  const none = renderToStaticMarkup(
    <TaxpayerWork id="a" waiting={[]} standing={[act('a', 'Kgosi Plumbing')]} today={EMPTY.today} />,
  );
  expect(none).toContain('No work is here yet.');
  for (const place of ['due', 'documents']) expect(none).toContain(`href="/account/${place}?taxpayer=a"`);
});

test('a heading has its state below it, or is not there', () => {
  const page = (waiting: Parameters<typeof TaxpayerWork>[0]['waiting']) =>
    renderToStaticMarkup(
      <TaxpayerWork id="a" standing={[act('a', 'Kgosi Plumbing')]} {...{ waiting }} today={EMPTY.today} />,
    );
  const thing = { of: ['w'], path: '/work/w', title: 'VAT return', taxpayer: 'Kgosi Plumbing' };
  const waits = page([{ ...thing, taxpayerId: 'a', what: ['two things to send'], dueOn: null }]);
  expect(waits).not.toContain('Where we are');
  expect(waits).toContain('href="/account/due?taxpayer=a"');
  expect(page([])).toContain('Where we are');
});

test('planned work is listed in the order in which it begins', () => {
  const planned = ['2027-03-01', '2026-12-01', '2027-01-01'].map((startsOn) => ({
    id: startsOn,
    title: `Begins ${startsOn}`,
    state: 'planned' as const,
    cameIn: 0,
    startsOn,
    withdrawnOn: null,
    dueOn: null,
  }));
  const html = shown([{ ...act('a', 'Kgosi Plumbing'), current: planned }]);
  expect([...html.matchAll(/Begins (\S{10})/g)].map(([, day]) => day)).toEqual([
    '2026-12-01',
    '2027-01-01',
    '2027-03-01',
  ]);
});

function shown(standing: Parameters<typeof HomePage>[0]['home']['standing']): string {
  return renderToStaticMarkup(<HomePage home={{ ...EMPTY, standing }} />);
}
