import { expect, test } from 'vitest';
import { brokenTables, rowsOf } from './tables-in-texts.ts';

const ROWS = '| Year | Rebate\n| 2026 | R 17 235\n| 2027 | R 17 820';

test('lines of a table without its line of dashes are found where they stand', () => {
  const text = `A sentence.\n\n${ROWS}\n\nAnother.`;
  const [broken, ...others] = brokenTables(text);
  expect(others).toEqual([]);
  expect(text.slice(broken?.index)).toMatch(/^\| Year/);
  expect(broken && rowsOf(broken)).toEqual([
    ['Year', 'Rebate'],
    ['2026', 'R 17 235'],
    ['2027', 'R 17 820'],
  ]);
});

test.each([
  ['a whole table', '| Year | Rebate |\n| --- | ---: |\n| 2027 | R 17 820 |'],
  ['a table without bars at its ends', 'Year | Rebate\n--- | ---\n2027 | R 17 820'],
  ['an escaped bar', '| a \\| b | c |\n| --- | --- |\n| 1 | 2 |'],
  ['a block of code', `\`\`\`\n${ROWS}\n\`\`\``],
  ['one line with a bar', '| not a table'],
  ['a figure that is a table', '{{individual.brackets 2027}}'],
])('no broken table: %s', (_, text) => {
  expect(brokenTables(text)).toEqual([]);
});

test('a line of dashes with other columns than the head makes no table', () => {
  expect(brokenTables('| Year | Rebate |\n| --- |\n| 2027 | R 17 820 |')).toHaveLength(1);
});
