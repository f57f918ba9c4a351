import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldOf, FIELDS, STORED_FIELDS } from './fields.ts';

test('every field of the form is stored in a column of its own or in another field that is', () => {
  const columns = STORED_FIELDS.map(({ column }) => column);
  expect(new Set(columns).size).toBe(columns.length);
  const stored: string[] = STORED_FIELDS.map(({ name }) => name);
  for (const name of FIELDS) {
    const where = fieldOf(name).stored;
    expect(stored, name).toContain('partOf' in where ? where.partOf : name);
  }
});

test('the privacy policy names every field that is stored', () => {
  const policy = readFileSync(new URL('../../content/legal/privacy.md', import.meta.url), 'utf8');
  for (const { name } of STORED_FIELDS) expect(policy, name).toContain(`{{enquiry.${name}}}`);
});
