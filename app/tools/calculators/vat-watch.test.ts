import { expect, test } from 'vitest';
import { calculated } from './calculated.test-support.ts';
import type { Values } from './field.ts';

const answer = (values: Values) => {
  const { assessment } = calculated('vat-watch', values);
  const { means, warning, notes } = assessment;
  return { ...assessment, sentences: [means, warning ?? '', ...notes].join('\n').replaceAll(/\s/g, ' ') };
};

const turnover = Array(12).fill('80 000').join('\n');

test('old months say what held then, and ask for those since', () => {
  const old = answer({ turnover, lastMonth: '2025-09' });
  expect(old.sentences).toContain(
    'At the end of September 2025 you did not have to register. The months since then are not counted: add them.',
  );
  expect(old.sentences).toContain('The business did not have to register, but it could choose to.');
  expect(old.headlines[0]).toMatchObject({ text: 'Not needed at the end of September 2025' });
  const last = answer({ turnover, lastMonth: '2026-10' });
  expect(last.sentences).toContain('You do not have to register now.');
  expect(last.sentences).toContain('The business does not have to register, but it may choose to.');
});
