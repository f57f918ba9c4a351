import { expect, test } from 'vitest';
import { holdContent, type HeldContent } from './held.ts';

const MODULES = import.meta.glob([
  '/app/{routes,registry}/**/*.{ts,tsx}',
  '!/app/**/*.{test,test-support}.{ts,tsx}',
]);

/** These may be named while a module loads: each of their texts is read when it is shown. */
const PARTS_READ_LATE = 'pages';

// A text that is read while a module loads would stay as it was at the start, whatever colleagues publish.
test('no module reads what colleagues edit while it is loaded', { timeout: 300_000 }, async () => {
  const reads: string[] = [];
  class Watched extends Map<string, readonly unknown[]> implements HeldContent {
    override get(kind: string): undefined {
      if (kind !== PARTS_READ_LATE) reads.push(`${kind}: ${placeOf(new Error('read'))}`);
    }
  }
  holdContent(new Watched());
  for (const load of Object.values(MODULES)) await load();
  holdContent(new Map());
  expect(reads.join('\n')).toBe('');
});

function placeOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /\/(app|content)\//.test(line) && !line.includes('platform/content'))
    .slice(0, 3)
    .map((line) => line.replace(/^.*\/((?:app|content)\/[^:)]*:\d+).*$/, '$1'))
    .join(' < ');
}
