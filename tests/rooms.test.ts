import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { LAYERS } from '#dev/layers.ts';

const ROOMS = Object.values(LAYERS).flat();

it('gives every folder of app/ a layer', () => {
  const folders = readdirSync('app', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(ROOMS.toSorted());
});

it('imports other rooms by their # name', () => {
  const imports = sourceFiles().flatMap(importsOf);
  const escaping = imports.filter(
    ({ from, to, specifier }) => !specifier.startsWith('#') && roomOf(from) !== roomOf(to),
  );
  expect(escaping).toEqual([]);
});

it('has no cycle between rooms, imports of types included', () => {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of sourceFiles().flatMap(importsOf)) {
    const room = roomOf(from);
    if (room !== roomOf(to)) graph.set(room, (graph.get(room) ?? new Set()).add(roomOf(to)));
  }
  expect(inCycles(graph)).toEqual([]);
});

type Import = { from: string; to: string; specifier: string };

function sourceFiles(): string[] {
  return ROOMS.flatMap((room) =>
    readdirSync(`app/${room}`, { recursive: true, encoding: 'utf8' }).map((name) => `app/${room}/${name}`),
  ).filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.test-support\.|\.d\.ts$/.test(path));
}

function importsOf(from: string): Import[] {
  const statements = readFileSync(from, 'utf8').matchAll(/^(?:import|export)\s[^;]*?'([#.][^']*)'/gm);
  return [...statements].flatMap(([, specifier = '']) => {
    const to = specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(from), specifier));
    return to.startsWith('app/') && to.split('/').length > 2 ? [{ from, to, specifier }] : [];
  });
}

function roomOf(path: string): string {
  return path.split('/')[1] ?? '';
}

function inCycles(graph: Map<string, Set<string>>): string[] {
  const rest = new Set(graph.keys());
  const isFree = (room: string) => [...(graph.get(room) ?? [])].every((other) => !rest.has(other));
  for (let free = [...rest].filter(isFree); free.length > 0; free = [...rest].filter(isFree)) {
    for (const room of free) rest.delete(room);
  }
  return [...rest].map(
    (room) => `${room} → ${[...(graph.get(room) ?? [])].filter((other) => rest.has(other)).join(', ')}`,
  );
}
