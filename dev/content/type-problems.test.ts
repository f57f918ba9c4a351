import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#dev/run.ts';
import { makeFolder } from '#tests/folder.ts';
import { typeProblems } from './type-problems.ts';

const PLANS = 'content/plans.ts';
const NEEDED = ['app', 'content', 'package.json', 'tsconfig.json', 'dev/content/tsconfig.json'];

test('content/ that does not compile is named with its file and line', async () => {
  const root = makeFolder('content-types-');
  for (const path of NEEDED) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const lines = readFileSync(join(root, PLANS), 'utf8').split('\n');
  const at = lines.findIndex((line) => /^ +price: \d/.test(line));
  lines[at] = "    price: 'much',";
  writeFileSync(join(root, PLANS), lines.join('\n'));
  expect(await typeProblems(root)).toEqual([
    { file: PLANS, line: at + 1, text: expect.stringContaining("'string' is not assignable") },
  ]);
});
