import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { passedDeadlines } from '#app/firm/core/deadlines.ts';
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
