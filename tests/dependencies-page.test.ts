import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, object>;
const [, production = '', development = ''] = read('docs/dependencies.md').split(/^## .*$/m);

test.each([
  ['dependencies', production, dependencies],
  ['devDependencies', development, devDependencies],
])(
  'the page says of each of the %s why it is here and what would replace it, and of no other',
  (_, table, named) => {
    const lines = [...table.matchAll(/^\| `([^`]+)` +\| (\S.*?) +\| (\S.*?) +\|$/gm)];
    expect(lines.map(([, name]) => name)).toEqual(Object.keys(named ?? {}).toSorted());
  },
);
