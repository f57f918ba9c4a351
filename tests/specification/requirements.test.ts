import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#dev/run.ts';
import {
  chapterOf,
  missingFiles,
  missingTests,
  missingTexts,
  readRequirements,
  requirementsIn,
  withoutProof,
} from './requirements.ts';

const requirements = readRequirements();
const chapters = [...new Set(requirements.map(({ file }) => file))].map((file) => ({
  file,
  rows: requirements.filter((requirement) => requirement.file === file),
}));

test('requirements are numbered without a gap, chapter by chapter', () => {
  expect(chapters.map(({ file }) => chapterOf(file))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const { file, rows } of chapters)
    expect(rows.map(({ no }) => no)).toEqual(rows.map((_, index) => `${chapterOf(file)}.${index + 1}`));
});

test('the index counts the requirements of each chapter', () => {
  const index = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8');
  const counted = [...index.matchAll(/^\| \[.+\]\((specification\/.+)\) +\| +(\d+) \|$/gm)];
  expect(counted.map(([, file, count]) => [`docs/${file}`, Number(count)])).toEqual(
    chapters.map(({ file, rows }) => [file, rows.length]),
  );
  expect(index).toContain(`${requirements.length} requirements`);
});

test('every row of a chapter is read', () => {
  for (const { file, rows } of chapters) {
    const lines = readFileSync(join(ROOT, file), 'utf8').match(/^\| \d/gm);
    expect(lines, file).toHaveLength(rows.length);
  }
});

test('every file that a requirement names exists', () => {
  expect(requirements.flatMap(missingFiles)).toEqual([]);
});

test('every test that a requirement names exists', () => {
  expect(requirements.flatMap((requirement) => missingTests(requirement))).toEqual([]);
});

test('every requirement has a test or a ruling', () => {
  expect(requirements.flatMap(withoutProof)).toEqual([]);
});

test('every text that a requirement quotes is in a file that it names', () => {
  expect(requirements.flatMap(missingTexts)).toEqual([]);
});

test('a renamed or moved thing is reported in a sentence that names its row', () => {
  const row = '| 2.7 | “Never written” | `app/gone.ts` | `app/root.tsx` "an old title" |';
  const [requirement, ...others] = requirementsIn('docs/specification/2-x.md', row);
  if (!requirement) throw new Error('the row is not read');
  expect(others).toEqual([]);
  expect(missingFiles(requirement)).toEqual(['2.7 names app/gone.ts, which does not exist']);
  expect(missingTests(requirement, () => ['a new title'])).toEqual([
    '2.7 names the test "an old title", which app/root.tsx does not have',
  ]);
  expect(missingTexts({ ...requirement, met: '`app/root.tsx`' })).toEqual([
    '2.7 quotes “Never written”, which stands in no file that it names',
  ]);
  expect(withoutProof({ ...requirement, proof: 'soon' })).toEqual(['2.7 has neither a test nor a ruling']);
});
