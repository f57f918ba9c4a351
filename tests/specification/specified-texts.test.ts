import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { specifiedTexts } from '#content/specified.ts';
import { ROOT } from '#dev/run.ts';
import { quotesIn, readRequirements } from './requirements.ts';

const FILES = globSync('content/{firm.ts,pages/*.ts,service-pages/*.md}', { cwd: ROOT }).toSorted();

test('the desk locks the texts that the specification quotes', () => {
  const requirements = readRequirements();
  const quoted = FILES.map((file) => [
    file,
    [...new Set(requirements.flatMap((row) => quotesIn(row, file)))].toSorted(),
  ]);
  expect(specifiedTexts).toEqual(Object.fromEntries(quoted.filter(([, texts]) => texts?.length)));
});
