import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HomePage } from './home-page.tsx';
import { TaxpayerWork } from './taxpayer-work.tsx';

const EMPTY = {
  today: '2026-11-26',
  claimable: [],
  waiting: [],
  due: [],
  hasWork: false,
  bookings: [],
  calculations: [],
  calculationCount: 0,
  dueCount: 0,
};
const act = (id: string, name: string) => ({ id, name, kind: 'company' as const, current: [], ended: [] });

test('who acts for somebody without work yet is told so, and offered no plan', () => {
  const one = shown([act('a', 'Kgosi Plumbing')]);
  expect(one).toContain('Kgosi Plumbing');
  expect(one).toContain('No work for it is here yet.');
  expect(one).toContain('href="/account/taxpayers/a"');
  expect(one).not.toContain('/pricing');
  const two = shown([act('a', 'Kgosi Plumbing'), act('b', 'Karoo Wool')]);
  expect(two).toContain('Kgosi Plumbing and 1 more');
  expect(two).toContain('No work for them is here yet.');
  expect(shown([])).toContain('/pricing');
});

test('the page of a taxpayer leads to its work, its due days and its documents', () => {
  const none = renderToStaticMarkup(
    <TaxpayerWork id="a" waiting={[]} standing={[act('a', 'Kgosi Plumbing')]} today={EMPTY.today} />,
  );
  expect(none).toContain('No work for it is here yet.');
  for (const place of ['due', 'documents']) expect(none).toContain(`href="/account/${place}?taxpayer=a"`);
});

function shown(standing: Parameters<typeof HomePage>[0]['home']['standing']): string {
  return renderToStaticMarkup(<HomePage home={{ ...EMPTY, standing }} />);
}
