import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PARTS } from '#dev/chunks.ts';

test('files that calculators share are where the build looks for them', () => {
  expect([...PARTS].filter((path) => !existsSync(path))).toEqual([]);
});
