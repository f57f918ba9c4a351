import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { loader } from '#app/routes/api.v1.openapi[.]json.ts';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import { post } from './post.test-support.ts';
import { endpoints } from './endpoints.ts';
import { openApiPath, pathOf, requestSchema } from './openapi.ts';
import { requestBody } from './requests.test-support.ts';

vi.setConfig({ testTimeout: 60_000 });

const { text, description, headers } = await describe();

test('every tax is described under its address', () => {
  expect(description.openapi).toBe('3.1.0');
  expect(Object.keys(description.paths)).toEqual(endpoints.map(pathOf));
  const operations = Object.values(description.paths).map(({ post }) => post.operationId);
  expect(new Set(operations).size).toBe(endpoints.length);
});

test('every example is answered as described', async () => {
  for (const [path, { post: operation }] of Object.entries(description.paths)) {
    const requests = Object.entries(operation.requestBody.content['application/json'].examples ?? {});
    expect(requests.length).toBeGreaterThan(0);
    for (const [name, { value }] of requests) {
      const answer = await post(path.split('/').at(-1) ?? '', value);
      const described = operation.responses[answer.status]?.content?.['application/json'];
      expect(answer.json).toEqual(described?.examples?.[name]?.value);
      expect(text).toContain(answer.text);
    }
  }
});

test('every example and its answer match their schemas', () => {
  for (const { post: operation } of Object.values(description.paths)) {
    const { examples: requests = {}, schema } = operation.requestBody.content['application/json'];
    for (const [status, response] of Object.entries(operation.responses)) {
      const content = response.content?.['application/json'];
      for (const [name, { value }] of Object.entries(content?.examples ?? {})) {
        expect(validator(content?.schema).safeParse(value)).toMatchObject({ success: true });
        if (status === '200')
          expect(validator(schema).safeParse(requests[name]?.value)).toMatchObject({ success: true });
      }
    }
  }
});

test('a described answer has all of its fields and no other', () => {
  const schema = { $ref: '#/components/schemas/TurnoverAnswer' };
  const year = { basis: 'sars', taxYear: 2024, taxYearLabel: '2024/25' };
  const answer = { ...year, comparison: [], working: [], notes: [] };
  const result = { taxableTurnover: 1, turnoverTax: 1, effectiveTaxRate: 1 };
  expect(validator(schema).safeParse({ ...answer, result })).toMatchObject({ success: true });
  expect(validator(schema).safeParse({ ...answer, result: { ...result, more: 1 } }).success).toBe(false);
  expect(validator(schema).safeParse(answer).success).toBe(false);
});

test('the description is no stricter than the API', async () => {
  const schemas = new Map(endpoints.map((tax) => [tax.name, z.fromJSONSchema(requestSchema(tax))]));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...endpoints), requestBody(), async ({ name }, body) => {
      const answer = await post(name, body);
      if (answer.status === 200) expect(schemas.get(name)?.safeParse(body)).toMatchObject({ success: true });
    }),
    { numRuns: RANDOM_RUNS / 5 },
  );
});

test('the described request has the fields of the API, and no others', () => {
  for (const tax of endpoints) {
    const schema = requestSchema(tax);
    expect(Object.keys(schema.properties)).toEqual(Object.keys(tax.request.shape));
    expect(schema.additionalProperties).toBe(false);
    for (const [name, property] of Object.entries(schema.properties)) {
      expect([tax.name, name, property.description]).toEqual([tax.name, name, expect.stringMatching(/\.$/)]);
    }
  }
  const [individual] = endpoints;
  expect(individual && requestSchema(individual).required).toEqual(['basis', 'taxYear', 'grossIncome']);
});

test('every reference resolves', () => {
  const references = [...text.matchAll(/"\$ref":"#([^"]+)"/g)].map(([, path = '']) => path);
  expect(references.length).toBeGreaterThan(20);
  for (const path of references) expect(at(path)).toBeTypeOf('object');
});

test('the description is public, and open to every site', async () => {
  expect(headers.get('Content-Type')).toContain('application/json');
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.get('Cache-Control')).toContain('s-maxage');
  const request = new Request(`http://localhost:3000${openApiPath}`, { method: 'OPTIONS' });
  const preflight = await loader(args(request));
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('GET, HEAD, OPTIONS');
});

type Schema = Parameters<typeof z.fromJSONSchema>[0];
type Content = { 'application/json': { schema: Schema; examples?: Record<string, { value: unknown }> } };
type Operation = {
  operationId: string;
  requestBody: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type Description = {
  openapi: string;
  paths: Record<string, { post: Operation }>;
  components: { schemas: Record<string, object> };
};

async function describe() {
  const answer = await loader(args(new Request(`http://localhost:3000${openApiPath}`)));
  const text = await answer.text();
  return { text, description: JSON.parse(text) as Description, headers: answer.headers };
}

function args(request: Request) {
  return { request, params: {}, context: {} };
}

function validator(schema: unknown) {
  return z.fromJSONSchema(resolved(schema) as Schema);
}

function resolved(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema) return resolved(at(String(schema.$ref).slice(1)));
  if (Array.isArray(schema)) return schema.map(resolved);
  return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, resolved(part)]));
}

function at(path: string): unknown {
  const steps = path.split('/').slice(1);
  return steps.reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], description);
}
