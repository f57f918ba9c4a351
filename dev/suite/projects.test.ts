import { expect, test } from 'vitest';
import { filesOf, projectOf, PROJECTS, startsProcesses } from './projects.ts';

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

function importing(...modules: string[]): string {
  return modules.map((name) => ['import x', `'${name}';`].join(' from ')).join('\n');
}
