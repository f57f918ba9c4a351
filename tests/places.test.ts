import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { CONTENT, PLACES, type Place } from '#dev/places.ts';

/** The folders of these are parts of one module. */
const WHOLE = new Set(['tax', 'registry', 'routes']);

test('every folder of app/ has one sentence that says what it is', () => {
  expect(foldersIn('app')).toEqual(Object.keys(PLACES).toSorted());
  for (const [place, { modules = {} }] of Object.entries<Place>(PLACES))
    if (!WHOLE.has(place)) expect(foldersIn(`app/${place}`), place).toEqual(Object.keys(modules).toSorted());
});

test('docs/how-it-works.md lists every folder with its sentence', () => {
  const page = readFileSync('docs/how-it-works.md', 'utf8').replaceAll(/ +/g, ' ');
  for (const [place, { about, modules = {} }] of Object.entries<Place>(PLACES)) {
    expect(page).toContain(`| \`${place}\` | ${about} |`);
    for (const [name, sentence] of Object.entries(modules))
      expect(page).toContain(`| \`${place}/${name}\` | ${sentence} |`);
  }
});

test('a module imports another by its # name', () => {
  const escaping = imports().filter(
    ({ from, to, specifier }) => !specifier.startsWith('#') && moduleOf(from) !== moduleOf(to),
  );
  expect(escaping).toEqual([]);
});

test('there is no cycle between places or modules, imports of types included', () => {
  for (const nameOf of [placeOf, moduleOf]) expect(inCycles(graphBy(nameOf))).toEqual([]);
});

test('content/ imports from app/ only what declares it', () => {
  const declaring = imports(['content']).filter(({ to }) => to.startsWith('app/'));
  expect(declaring.filter(({ to }) => /\.server\.ts$|\.tsx$/.test(to))).toEqual([]);
  expect([...new Set(declaring.map(({ to }) => moduleOf(to)))].toSorted()).toEqual(CONTENT.imports);
});

type Import = { from: string; to: string; specifier: string };

function foldersIn(path: string): string[] {
  const folders = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).toSorted();
}

function imports(folders = Object.keys(PLACES).map((place) => `app/${place}`)): Import[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.test-support\.|\.d\.ts$/.test(path))
    .flatMap(importsOf);
}

function importsOf(from: string): Import[] {
  const statements = readFileSync(from, 'utf8').matchAll(/^(?:import|export)\s[^;]*?'([#.][^']*)'/gm);
  return [...statements].flatMap(([, specifier = '']) => {
    const to = specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(from), specifier));
    return to.startsWith('app/') && to.split('/').length > 2 ? [{ from, to, specifier }] : [];
  });
}

function placeOf(path: string): string {
  return path.split('/')[1] ?? '';
}

function moduleOf(path: string): string {
  const place = placeOf(path);
  return WHOLE.has(place) ? place : path.split('/').slice(1, 3).join('/');
}

function graphBy(nameOf: (path: string) => string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports()) {
    const name = nameOf(from);
    if (name !== nameOf(to)) graph.set(name, (graph.get(name) ?? new Set()).add(nameOf(to)));
  }
  return graph;
}

function inCycles(graph: Map<string, Set<string>>): string[] {
  const rest = new Set(graph.keys());
  const isFree = (name: string) => [...(graph.get(name) ?? [])].every((other) => !rest.has(other));
  for (let free = [...rest].filter(isFree); free.length > 0; free = [...rest].filter(isFree)) {
    for (const name of free) rest.delete(name);
  }
  return [...rest].map(
    (name) => `${name} → ${[...(graph.get(name) ?? [])].filter((other) => rest.has(other)).join(', ')}`,
  );
}
