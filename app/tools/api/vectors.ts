import { setImmediate } from 'node:timers/promises';
import { firm } from '#app/platform/content/firm.ts';
import { firstDayOf } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { dayText } from '#app/platform/core/time.ts';
import { edges } from './edges/edges.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { writeJson, type Json } from './json.ts';
import { pathOf, requestSchema } from './openapi.ts';
import { publishedExamples } from './published-examples.ts';
import { drawRequest, seededRandom } from './vector-requests.ts';

export const vectorsPath = '/api/v1/vectors.json';

const DRAWN = 12;
const LEAST = 30;
const REFUSED = 3;
const MOST_TRIES = 2_000;

const TODAY = firstDayOf(newestTaxYear);

const ABOUT = `Cases for whoever writes or checks South African tax software: what is sent to each endpoint and what it answers, with every line, its law and its source. Kinds: \`example\` of the description; \`published\` by others, with the source and the figures that it gives; \`edge\`, a rand below, at and above each limit; \`drawn\` at random from a fixed seed; \`refused\`. They stay the same while the tool takes the same fields. Amounts are rand with two decimals. Notes about days are worked out as of ${dayText(TODAY)}.`;

type Kind = 'example' | 'published' | 'edge' | 'drawn' | 'refused';

/** `about`: which limit, or who published it. `published`: figures in rand, as they were printed. */
export type Vector = {
  id: string;
  tool: string;
  kind: Kind;
  about: string | null;
  published?: Json;
  path: string;
  request: Json;
  answer: Json;
};

/** In milliseconds; then other requests get their turn. */
const SLICE = 10;

let written: Promise<string[]> | null = null;

/** The whole file; its cases are computed once. */
export async function vectorText(origin: string): Promise<string> {
  written ??= writeCases();
  const cases = await written;
  const head = writeJson({
    title: `${firm.name}: test vectors`,
    about: ABOUT,
    licence: 'MIT',
    description: `${origin}/api`,
    tables: `${origin}/rates`,
    count: cases.length,
  });
  return `${head.slice(0, -1)},"cases":[${cases.join(',')}]}`;
}

/** Takes two seconds, in slices, so that the site answers other requests meanwhile. */
async function writeCases(): Promise<string[]> {
  const cases: string[] = [];
  let since = performance.now();
  for (const endpoint of endpoints) {
    const steps = makeVectors(endpoint);
    for (let step = steps.next(); ; step = steps.next()) {
      if (performance.now() - since > SLICE) {
        await setImmediate();
        since = performance.now();
      }
      if (!step.done) continue;
      cases.push(...step.value.map((vector) => writeJson(vector)));
      break;
    }
  }
  return cases;
}

type Case = Pick<Vector, 'kind' | 'about' | 'request'> & { published?: Json };

/** The endpoint's examples, published ones, its limits, then random requests, some of which are refused. */
export function vectorsOf(endpoint: Endpoint): readonly Vector[] {
  const steps = makeVectors(endpoint);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function* makeVectors(endpoint: Endpoint): Generator<void, readonly Vector[]> {
  const cases = new Map<string, Case & { answer: Json }>();
  const add = (one: Case, answer: Json) => void cases.set(writeJson(one.request), { ...one, answer });
  for (const one of knownCases(endpoint)) {
    yield;
    const answer = endpoint.answer(one.request, TODAY);
    if (answer.kind === 'answered') add(one, answer.body);
  }
  const left = { answered: Math.max(DRAWN, LEAST - cases.size), refused: REFUSED };
  let above = [...cases.values()].reduce(
    (sum, { answer }) => sum + (isAboveZero(endpoint, answer) ? 1 : -1),
    0,
  );
  const random = seededRandom(endpoint.name);
  const schema = requestSchema(endpoint);
  for (let at = 0; at < MOST_TRIES && (left.answered > 0 || above < 0); at++) {
    yield;
    const request = drawRequest(schema, random);
    const answer = endpoint.answer(request, TODAY);
    if (cases.has(writeJson(request))) continue;
    if (answer.kind === 'refused') {
      if (left.refused-- > 0) add({ kind: 'refused', about: null, request }, { errors: answer.errors });
      continue;
    }
    const step = isAboveZero(endpoint, answer.body) ? 1 : -1;
    // At least as many without a result as with one.
    if (step < 0 && above <= 0) continue;
    above += step;
    left.answered -= 1;
    add({ kind: 'drawn', about: null, request }, answer.body);
  }
  return [...cases.values()].map((one, index) => ({
    id: `${endpoint.name}-${String(index + 1).padStart(3, '0')}`,
    tool: endpoint.name,
    path: pathOf(endpoint),
    ...one,
  }));
}

function knownCases({ name, examples }: Endpoint): readonly Case[] {
  return [
    ...examples.map(({ summary, request }) => ({ kind: 'example' as const, about: summary, request })),
    ...publishedExamples
      .filter(({ tool }) => tool === name)
      .map(({ source, request, figures }) => ({
        kind: 'published' as const,
        about: source,
        published: figures,
        request,
      })),
    ...(edges[name]?.() ?? []).map((edge) => ({ kind: 'edge' as const, ...edge })),
  ];
}

/** With no deduction all of an allowance is taxable; severance is only due after the first year. */
const LEADING: Readonly<Record<string, string>> = {
  travel: 'travelDeduction',
  retrenchment: 'totalTax',
};

export function isAboveZero({ name, leading }: Endpoint, answer: Json): boolean {
  const { result }: { result: Record<string, number> } = JSON.parse(writeJson(answer));
  return (result[LEADING[name] ?? leading] ?? 0) > 0;
}
