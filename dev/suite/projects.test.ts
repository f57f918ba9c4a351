import { expect, test } from 'vitest';
import { filesOf, filesWith, isOfRules, projectOf, PROJECTS, startsProcesses } from './projects.ts';

test('the imports of a test file decide its project', () => {
  expect(projectOf(importing('vitest'))).toBe('pure');
  expect(projectOf(importing('#tests/database.ts'))).toBe('services');
  expect(projectOf(importing('#tests/command.ts'))).toBe('services');
  expect(startsProcesses(importing('#tests/database.ts'))).toBe(false);
  expect(startsProcesses(importing('#tests/database.ts', '#tests/command.ts'))).toBe(true);
});

test('every project has files, and no file is in two', () => {
  const files = PROJECTS.map(filesOf);
  for (const list of files) expect(list.length).toBeGreaterThan(10);
  expect(new Set(files.flat()).size).toBe(files.flat().length);
});

test('rules are the pure tests that read files, among them those of every source', () => {
  expect(isOfRules(importing('node:fs', '#tests/database.ts'))).toBe(false);
  const rules = ['tests/lines.test.ts', 'tests/places.test.ts', 'tests/type-and-density.test.ts'];
  expect(filesWith(isOfRules)).toEqual(
    expect.arrayContaining([...rules, 'tests/specification/requirements.test.ts', 'tests/words.test.ts']),
  );
});

function importing(...modules: string[]): string {
  return modules.map((name) => ['import x', `'${name}';`].join(' from ')).join('\n');
}
