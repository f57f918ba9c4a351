import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PARTS } from '#dev/chunks.ts';

test('each file that calculators share with other pages is where the build looks for it', () => {
  expect([...PARTS].filter((path) => !existsSync(path))).toEqual([]);
});
