import { firm } from '#content/firm.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { writeJson, type Json } from './json.ts';
import { pathOf, requestSchema } from './openapi.ts';
import { drawRequest, seededRandom } from './vector-requests.ts';

export const vectorsPath = '/api/v1/vectors.json';

/** Of all tools together. */
const WANTED = 600;
const ANSWERED = Math.ceil(WANTED / endpoints.length);
const REFUSED = 3;
/** Of random requests, most of which a narrow tool may refuse. */
const MOST_TRIES = 2_000;

const ABOUT =
  'Cases for whoever writes or checks South African tax software: what is sent to each endpoint and what it answers, with every line, its law and its source. The requests are drawn at random from a fixed seed and stay the same while the tool takes the same fields. Amounts are rand with two decimals.';

type Vector = { id: string; tool: string; path: string; request: Json; answer: Json };

let written: { origin: string; text: string } | null = null;

/** The whole file, made once: that takes about a second. */
export function vectorText(origin: string): string {
  if (written?.origin !== origin) written = { origin, text: writeJson(vectorFile(origin)) };
  return written.text;
}

function vectorFile(origin: string): Json {
  const cases = endpoints.flatMap(vectorsOf);
  return {
    title: `${firm.name}: test vectors`,
    about: ABOUT,
    licence: 'MIT',
    description: `${origin}/api`,
    tables: `${origin}/rates`,
    count: cases.length,
    cases,
  };
}

/** Its examples, then random requests, some of which are refused by name. */
export function vectorsOf(endpoint: Endpoint): readonly Vector[] {
  const random = seededRandom(endpoint.name);
  const schema = requestSchema(endpoint);
  const examples = endpoint.examples.map(({ request }) => request);
  const left = { answered: ANSWERED, refused: REFUSED };
  const found = new Map<string, Vector>();
  for (let at = 0; at < MOST_TRIES && left.answered > 0; at++) {
    const request = examples[at] ?? drawRequest(schema, random);
    const answer = endpoint.answer(request);
    const key = writeJson(request);
    if (left[answer.kind] === 0 || found.has(key)) continue;
    left[answer.kind]--;
    const id = `${endpoint.name}-${String(found.size + 1).padStart(3, '0')}`;
    const body = answer.kind === 'answered' ? answer.body : { errors: answer.errors };
    found.set(key, { id, tool: endpoint.name, path: pathOf(endpoint), request, answer: body });
  }
  return [...found.values()];
}
