import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plansOf } from '#app/firm/core/plans.ts';
import { practice } from '#app/platform/content/firm.ts';
import { firstYearText } from '#app/work/proposals/prices.ts';
import { Cost } from './cost.tsx';

test('each plan says what twelve months cost, and software is paid to its maker', () => {
  const plans = plansOf('business');
  const shown = renderToStaticMarkup(<Cost plans={plans} />);
  const years = plans.map(firstYearText).filter((text) => text !== null);
  expect(years.length).toBeGreaterThan(1);
  for (const year of years) expect(shown.split(year), year).toHaveLength(2);
  expect(shown).toContain(`${practice.software.books}, to its maker`);
  expect(shown).toContain('A late month of books adds what its plan costs a month at most');
});
