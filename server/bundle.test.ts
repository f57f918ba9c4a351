import { runInNewContext } from 'node:vm';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { escapeNonAscii } from './bundle.ts';

const WRITTEN = String.raw`
  class Sample {
    /** A comment – with “marks”. */
    texts = ['−5', 'é', '\\–', '–', '😀', 'R 1'];
    patterns = [/^[−–-]?\d/, /é|É/, /^\\–$/, /^\–$/, /^[😀]$/u, /^😀$/u, /R 1/];
  }
  const { texts, patterns } = new Sample();
  patterns.map((pattern) => texts.map((text) => pattern.test(text)).join()).join(' ');`;

test('code means the same when it is written in ASCII', async () => {
  const { code } = await transform(WRITTEN);
  const escaped = escapeNonAscii(code);
  expect(code).toMatch(/[^\0-\x7f]/);
  expect(escaped).not.toMatch(/[^\0-\x7f]/);
  const result = runInNewContext(WRITTEN) as string;
  expect(result.match(/true/g)).toHaveLength(7);
  expect(runInNewContext(escaped)).toBe(result);
});
