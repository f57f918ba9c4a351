import { expect, test } from 'vitest';
import { iconFor } from './icon.ts';

test('a word of the title decides', () => {
  for (const [title = '', icon] of [
    ['VAT Compliance in South Africa', 'vat'],
    ['Essential Tax Tips for South African Freelancers', 'laptop'],
    ['Ten Tax Dates', 'laptop'],
    ['A Freelancer’s First Year', 'laptop'],
    ['Why Cloud Accounting Is Essential', 'cloud'],
    ['Accounting for Everyone', 'cloud'],
    ['CIPC Annual Returns: Why They Matter', 'filing'],
    ['Filing on Time', 'filing'],
    ['Staying in Compliance', 'filing'],
    ['What SARS Asks of You', 'stamp'],
    ['New Requirements', 'stamp'],
    ['Growing Businesses', 'structure'],
    ['Choosing a Structure', 'structure'],
    ['Provisional Payments', 'provisional'],
  ])
    expect(iconFor(title, 'Accounting'), title).toBe(icon);
});

test('where a title matches several rules the more specific word decides', () => {
  expect(iconFor('VAT Records and Compliance Requirements', 'VAT & Compliance')).toBe('vat');
  expect(iconFor('Provisional Tax 101 for South African Freelancers', 'Tax')).toBe('provisional');
  expect(iconFor('Understanding the New SARS Filing Requirements for 2025', 'Compliance')).toBe('stamp');
  expect(iconFor('CIPC Beneficial Ownership Reporting Requirements', 'Compliance')).toBe('filing');
  expect(iconFor('The Right Business Structure for Tax Efficiency', 'Business Tax')).toBe('structure');
  expect(iconFor('Medical Aid Tax Benefits', 'Tax')).toBe('medical');
});

test('a word inside another word is not that word', () => {
  expect(iconFor('Private Matters', 'Accounting')).toBe('cloud');
  expect(iconFor('Syntax', 'VAT & Compliance')).toBe('vat');
});

test('a title without a known word falls back to its category', () => {
  expect(iconFor('Hello', 'Tax')).toBe('laptop');
  expect(iconFor('Hello', 'Compliance')).toBe('filing');
  expect(iconFor('Hello', 'Business Tax')).toBe('structure');
  expect(iconFor('Hello', 'Accounting')).toBe('cloud');
  expect(iconFor('Hello', 'VAT & Compliance')).toBe('vat');
});
