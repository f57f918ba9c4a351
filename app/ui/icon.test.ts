import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from './icon.tsx';

test('every icon name has its symbol, and every symbol its name', () => {
  const svg = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');
  const symbols = [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(symbols.toSorted()).toEqual(iconNames.toSorted());
});
