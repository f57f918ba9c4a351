import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENQUIRER_TYPES } from '#app/platform/db/enquiry-values.ts';
import { shownValue } from './define-fields.ts';
import { ENQUIRER_LABELS, fieldOf, FIELDS, STORED_FIELDS } from './enquiry-fields.ts';

test('every field of the form has its own column, or is part of a field that has one', () => {
  const columns = STORED_FIELDS.map(({ column }) => column);
  expect(new Set(columns).size).toBe(columns.length);
  const stored: string[] = STORED_FIELDS.map(({ name }) => name);
  for (const name of FIELDS) {
    const where = fieldOf(name).stored;
    expect(stored, name).toContain('partOf' in where ? where.partOf : name);
  }
});

test('every field and every choice of a field has its label', () => {
  for (const name of FIELDS) {
    const { control, ...field } = fieldOf(name);
    // An optional choice has an empty value.
    expect(JSON.stringify({ ...field, ...control }).replace('"value":""', ''), name).not.toMatch(
      /""|"options":\[(?:\{\}|null)/,
    );
    expect(Object.keys(control), name).toContain('kind');
  }
  expect(Object.keys(ENQUIRER_LABELS)).toEqual(ENQUIRER_TYPES);
});

test('the privacy policy names every field that is stored', () => {
  const policy = readFileSync(new URL('../../../content/legal/privacy.md', import.meta.url), 'utf8');
  const unnamed = STORED_FIELDS.filter(({ name }) => !policy.includes(`{{enquiry.${name}}}`));
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});

test('a choice is told by its label, and any other value as it was written', () => {
  const control = { kind: 'select', options: [{ value: 'friend', label: 'From a friend' }] } as const;
  expect(shownValue(control, 'friend')).toBe('From a friend');
  expect(shownValue(control, 'gone')).toBe('gone');
  expect(shownValue({ kind: 'line' }, 'friend')).toBe('friend');
});
