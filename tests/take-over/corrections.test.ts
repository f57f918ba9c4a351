import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readServices } from '#app/firm/core/service-files.ts';
import { contentProblems } from '#dev/content/problems.ts';
import { ROOT } from '#dev/run.ts';
import { makeFolder } from '#tests/folder.ts';
import { nightly } from '#tests/nightly.ts';
import { correct } from './corrections.ts';

nightly('content without two service pages is whole once each named line is corrected', async () => {
  const root = makeFolder('corrections-');
  for (const folder of ['content', 'public'])
    cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
  const removed = readServices().slice(-3, -1);
  for (const { id } of removed) rmSync(join(root, `content/service-pages/${id}.md`));
  const isPage = (pathname: string) => removed.every(({ path }) => path !== pathname);
  const problems = await contentProblems(root, isPage);
  const output = problems.map(({ file, line, text }) => `  ${file}:${line}  ${text}`).join('\n');
  expect(correct(root, output)).toBe(problems.length);
  expect(problems.length).toBeGreaterThan(0);
  expect(await contentProblems(root, isPage)).toEqual([]);
});
