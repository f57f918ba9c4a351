import { expect, test } from 'vitest';
import { iconSprite } from '#app/site/brand/brand.ts';
import { iconNames } from './icon.tsx';

test('every icon name has its symbol, and every symbol its name', () => {
  const symbols = [...iconSprite().matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(symbols.toSorted()).toEqual(iconNames.toSorted());
});
