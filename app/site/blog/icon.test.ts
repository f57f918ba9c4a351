import { expect, test } from 'vitest';
import { iconFor } from './icon.ts';

test('a word of the title decides, the more specific first', () => {
  for (const [title = '', icon] of [
    ['Ten Tax Dates', 'laptop'],
    ['A Freelancer’s First Year', 'laptop'],
    ['Accounting for Everyone', 'cloud'],
    ['CIPC Beneficial Ownership Reporting Requirements', 'filing'],
    ['Filing on Time', 'filing'],
    ['Staying in Compliance', 'filing'],
    ['Understanding the New SARS Filing Requirements for 2025', 'stamp'],
    ['New Requirements', 'stamp'],
    ['Growing Businesses', 'structure'],
    ['The Right Business Structure for Tax Efficiency', 'structure'],
    ['Provisional Tax 101 for South African Freelancers', 'provisional'],
    ['VAT Records and Compliance Requirements', 'vat'],
    ['Medical Aid Tax Benefits', 'medical'],
    // A word inside another word is not that word.
    ['Private Matters', 'cloud'],
  ])
    expect(iconFor(title, 'Accounting'), title).toBe(icon);
});

test('a title without a known word falls back to its category', () => {
  for (const [category, icon] of [
    ['Tax', 'laptop'],
    ['Compliance', 'filing'],
    ['Business Tax', 'structure'],
    ['Accounting', 'cloud'],
    ['VAT & Compliance', 'vat'],
  ] as const)
    expect(iconFor('Syntax', category)).toBe(icon);
});
