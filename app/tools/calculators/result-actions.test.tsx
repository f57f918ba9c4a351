import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { calculated } from './calculated.test-support.ts';
import { findCalculator } from './calculators.ts';
import type { Offer } from './offer.ts';
import { ResultActions } from './result-actions.tsx';

const INCOME = { grossIncome: '500000' };
const PLAN = { title: 'One return', price: 'R 1 495', cents: 1_495_00, to: '/start/one' };
const PERSON = { name: 'Lerato Kgosana', role: 'Tax manager', to: '/about/why-choose-us#lerato-kgosana' };

test.each([
  ['a plan of the firm', { plan: PLAN }, INCOME, 'Start with this plan'],
  ['no plan', { plan: null }, INCOME, 'Book a Consultation'],
  ['nothing to do', { plan: PLAN }, { grossIncome: '50000' }, 'Ask about this result'],
])('with %s a result has one way on, then save, print and More', (_, offer, values, way) => {
  const { shown, more } = buttonsFor({ person: PERSON, talk: '', book: '/book', ...offer }, values);
  expect(shown).toEqual([way, 'Save Calculation', 'Print', 'More']);
  for (const other of ['Ask about this result', 'Book a Consultation', 'Copy a link', 'Spreadsheet (CSV)'])
    if (other !== way) expect(more).toContain(other);
  expect(more).not.toContain(way);
});

test('the person named below a result is booked about it in one step', () => {
  const { html } = buttonsFor(
    { person: PERSON, talk: '', book: '/book?with=lerato-kgosana', plan: PLAN },
    INCOME,
  );
  const form = /<form id="[\w-]+" method="post" action="\/contact".*?<\/form>/s.exec(html)?.[0] ?? '';
  expect(form).toMatch(/formaction="\/book\?with=lerato-kgosana"[^>]*>Book a time with Lerato Kgosana</i);
  expect(form).toContain('name="calculation"');
});

test('what is in More works without a script: a fold, and buttons that post their form', () => {
  const { html } = buttonsFor({ person: null, talk: '', book: '/book', plan: PLAN }, INCOME);
  const id = /<form id="([\w-]+)" method="post" action="\/contact"/.exec(html)?.[1];
  const more = /<details.*<\/details>/s.exec(html)?.[0] ?? '';
  expect(more.match(new RegExp(`<button type="submit" form="${id}"`, 'g'))).toHaveLength(2);
});

function buttonsFor(offer: Offer, values: Record<string, string>) {
  const calculator = findCalculator('individual');
  const { assessment, figures } = calculated('individual', values);
  const props = { calculator, assessment, figures, values, exact: {}, offer };
  const html = renderToStaticMarkup(
    <ResultActions {...props} formId="calculator" printedFor="" onPrintFor={() => {}} />,
  );
  const [more = ''] = /<details.*<\/details>/s.exec(html) ?? [];
  const shown = html.replace(more, /<summary.*?<\/summary>/s.exec(more)?.[0] ?? '');
  return { html, shown: labelsIn(shown), more: labelsIn(more) };
}

function labelsIn(html: string): string[] {
  return [...html.matchAll(/<(?:button|summary|a)\b[^>]*class="btn[^>]*>([^<]+)</g)].map(
    ([, label = '']) => label,
  );
}
