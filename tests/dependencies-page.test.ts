import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
  string,
  Record<string, string>
>;
const [, production = '', development = ''] = read('docs/dependencies.md').split(/^## .*$/m);

test.each([
  ['dependencies', production, dependencies],
  ['devDependencies', development, devDependencies],
])('the page explains exactly the %s, each with its reason and replacement', (_, table, named) => {
  const lines = [...table.matchAll(/^\| `([^`]+)` +\| (\S.*?) +\| (\S.*?) +\|$/gm)];
  expect(lines.map(([, name]) => name)).toEqual(Object.keys(named ?? {}).toSorted());
});

test('patched packages are pinned to the patched version', () => {
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> };
  for (const file of readdirSync(new URL('../patches', import.meta.url))) {
    const [, name = '', version] = /^(.+)\+([\d.]+)\.patch$/.exec(file.replace(/^(@[^+]+)\+/, '$1/')) ?? [];
    const dependencies = Object.values(lock.packages).map((found) => ({
      ...found.devDependencies,
      ...found.dependencies,
    }));
    const ranges = dependencies.flatMap((packages) => packages[name] ?? []);
    expect([name, new Set(ranges)]).toEqual([name, new Set([version])]);
  }
});

test('all Remix packages are pinned to one version', () => {
  const versions = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name]) => name.startsWith('@remix-run/'))
    .map(([, version]) => version);
  expect(new Set(versions).size).toBe(1);
  expect(versions[0]).toMatch(/^\d+\.\d+\.\d+$/);
});
