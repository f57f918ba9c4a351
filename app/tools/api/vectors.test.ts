import { expect, test } from 'vitest';
import { edges } from './edges/edges.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints, findEndpoint } from './endpoints.ts';
import { newestStartYear } from './fields.ts';
import { writeJson } from './json.ts';
import { publishedExamples } from './published-examples.ts';
import { watchThread } from '#tests/thread-stalls.ts';
import { isAboveZero, vectorsOf, vectorText, type Vector } from './vectors.ts';

const LEAST_OF_A_TOOL = 25;
const LEAST = 400;

const all = new Map(endpoints.map((endpoint) => [endpoint, vectorsOf(endpoint)]));
const answered = (endpoint: Endpoint) => (all.get(endpoint) ?? []).filter(({ kind }) => kind !== 'refused');
const resultOf = ({ answer }: Vector) =>
  (JSON.parse(writeJson(answer)) as { result: Record<string, number> }).result;

test('every tool has its own stable cases, each with lines, law and source', async () => {
  const ids = new Set<string>();
  for (const [endpoint, vectors] of all) {
    const written = vectors.map((vector) => writeJson(vector));
    expect(vectorsOf(endpoint).map((vector) => writeJson(vector))).toEqual(written);
    const whole = answered(endpoint);
    for (const { answer } of whole) expect(answer).toHaveProperty('working');
    expect(whole.length, endpoint.name).toBeGreaterThanOrEqual(LEAST_OF_A_TOOL);
    expect(new Set(vectors.map(({ request }) => writeJson(request))).size, endpoint.name).toBe(
      vectors.length,
    );
    expect(written.join(''), endpoint.name).toMatch(/"source":"SARS tables [^"]+","law":"[A-Z][^"]+Act/);
    for (const { id } of vectors) ids.add(id);
  }
  const thread = watchThread();
  thread.start();
  const text = await vectorText('https://firm.example');
  thread.stop();
  expect(thread.longest()).toBeLessThan(200);
  const file = JSON.parse(text) as { count: number; cases: unknown[] };
  expect(file.count).toBeGreaterThanOrEqual(LEAST);
  expect(file.cases).toHaveLength(file.count);
  expect(ids.size).toBe(file.count);
});

test('at least half of the cases of each tool have a result above zero', () => {
  for (const endpoint of endpoints) {
    const whole = answered(endpoint);
    const above = whole.filter(({ answer }) => isAboveZero(endpoint, answer));
    expect([endpoint.name, above.length * 2 >= whole.length]).toEqual([endpoint.name, true]);
  }
});

test('each limit is there, a rand below, at and above it, and each is answered', () => {
  for (const [name, list] of Object.entries(edges)) {
    const endpoint = findEndpoint(name)!;
    for (const { about, request } of list())
      expect([name, about, endpoint.answer(request).kind]).toEqual([name, about, 'answered']);
    expect([name, answered(endpoint).some(({ kind }) => kind === 'edge')]).toEqual([name, true]);
  }
  const individual = answered(findEndpoint('individual')!);
  // The first band of 2026/27 ends at R245 100.
  for (const grossIncome of ['245099.00', '245100.00', '245101.00'])
    expect(individual).toContainEqual(
      expect.objectContaining({ request: expect.objectContaining({ grossIncome }) }),
    );
  for (const age of [64, 65, 74, '75+'])
    expect(individual).toContainEqual(expect.objectContaining({ request: expect.objectContaining({ age }) }));
});

test('the incentive is above nil in both twelve months, and ends where it should', () => {
  const claims = answered(findEndpoint('payslip')!).filter(
    ({ request }) => (request as { claim?: string }).claim ?? 'none' !== 'none',
  );
  const above = claims.filter((vector) => (resultOf(vector).incentive ?? 0) > 0);
  for (const claim of ['first', 'second'])
    expect(
      above.filter(({ request }) => (request as { claim: string }).claim === claim).length,
    ).toBeGreaterThan(5);
  // R1 500 until R5 500, then 75 cents less a rand: SARS, from 1 April 2025.
  const at = (pay: string) => {
    const found = claims.find(({ request }) => writeJson(request).includes(`"pay":"${pay}","claim":"first"`));
    return found && resultOf(found).incentive;
  };
  expect([at('5499.00'), at('5500.00'), at('5501.00')]).toEqual([1500, 1500, 1499.25]);
  expect([at('7499.00'), at('7500.00'), at('7501.00')]).toEqual([0.75, 0, 0]);
});

test('published examples match to the rand, and are listed with their source', () => {
  expect(publishedExamples.length).toBeGreaterThan(25);
  for (const { tool, source, request, figures } of publishedExamples) {
    const vector = answered(findEndpoint(tool)!).find(
      (one) => one.kind === 'published' && writeJson(one.request) === writeJson(request),
    );
    if (!vector) throw new Error(`${tool}, ${source}: not among the vectors`);
    expect(vector).toMatchObject({ about: source, published: figures });
    const result = resultOf(vector);
    const rounded = Object.keys(figures).map((name) => [name, Math.round(result[name] ?? Number.NaN)]);
    expect([source, Object.fromEntries(rounded)]).toEqual([source, figures]);
  }
});

test('of tools with many years, less than half of the drawn cases is of the newest', () => {
  const drawn = ['individual', 'company', 'capital-gains', 'provisional']
    .flatMap((name) => answered(findEndpoint(name)!))
    .filter(({ kind }) => kind === 'drawn');
  const newest = drawn.filter(({ request }) => (request as { taxYear: number }).taxYear === newestStartYear);
  expect(newest.length).toBeLessThan(drawn.length / 2);
});
