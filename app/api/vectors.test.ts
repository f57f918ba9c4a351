import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { writeJson } from './json.ts';
import { vectorsOf, vectorText } from './vectors.ts';

const LEAST_OF_A_TOOL = 25;
const LEAST = 400;

test('every tool has cases of its own, each with lines, law and source, and the same ones every time', () => {
  const ids = new Set<string>();
  for (const endpoint of endpoints) {
    const vectors = vectorsOf(endpoint);
    const written = vectors.map((vector) => writeJson(vector));
    expect(vectorsOf(endpoint).map((vector) => writeJson(vector))).toEqual(written);
    const answered = vectors.filter(({ answer }) => 'working' in (answer as object));
    expect(answered.length, endpoint.name).toBeGreaterThanOrEqual(LEAST_OF_A_TOOL);
    expect(new Set(vectors.map(({ request }) => writeJson(request))).size, endpoint.name).toBe(
      vectors.length,
    );
    expect(written.join(''), endpoint.name).toMatch(/"source":"SARS tables [^"]+","law":"[A-Z][^"]+Act/);
    for (const { id } of vectors) ids.add(id);
  }
  const file = JSON.parse(vectorText('https://firm.example')) as { count: number; cases: unknown[] };
  expect(file.count).toBeGreaterThanOrEqual(LEAST);
  expect(file.cases).toHaveLength(file.count);
  expect(ids.size).toBe(file.count);
});
