import { expect, test } from 'vitest';
import { holdContent } from './held.ts';

const routes = import.meta.glob('/app/routes/**/*.{ts,tsx}');
const registries = import.meta.glob('/app/registry/*.ts');

// What is read then stays as it was at the start of the server, whatever colleagues publish.
test('no module reads what colleagues edit while it is loaded', { timeout: 120_000 }, async () => {
  const reads: string[] = [];
  holdContent({
    get(kind: string) {
      reads.push(`${kind}: ${placeOf(new Error('read'))}`);
      return undefined;
    },
  } as unknown as Parameters<typeof holdContent>[0]);
  const modules = Object.entries({ ...routes, ...registries }).filter(
    ([file]) => !/\.(test|test-support)\./.test(file),
  );
  for (const [, load] of modules) await load();
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
