import { z } from 'zod';
import { firm } from '#app/platform/content/firm.ts';
import type { Endpoint, Example } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { startYears } from './fields.ts';
import type { Json } from './json.ts';
import { statuses } from './statuses.ts';

export const openApiPath = '/api/v1/openapi.json';

const DESCRIPTION = `South African taxes worked out with their working: every line with its formula and source. Amounts go in as rand, as JSON numbers or as strings of digits with at most two decimals, and are read exactly to the cent. In answers rand and percentages are JSON numbers printed with exactly two decimals. No key is needed, cookies are not read, and pages of every site may ask.`;

export function pathOf({ name }: Endpoint): string {
  return `/api/v1/tax/${name}`;
}

export function requestSchema({ request }: Endpoint): RequestSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(request, { io: 'input' });
  return JSON.parse(JSON.stringify(schema));
}

export function openApi(origin: string): Json {
  const schemas = endpoints.flatMap((endpoint) => [
    [`${pascal(endpoint.name)}Request`, requestSchema(endpoint)],
    [`${pascal(endpoint.name)}Answer`, answerSchema(endpoint)],
  ]);
  return {
    openapi: '3.1.0',
    info: { title: `${firm.name}: tax calculations`, version: '1', description: DESCRIPTION },
    externalDocs: { url: `${origin}/api` },
    servers: [{ url: origin }],
    security: [],
    paths: Object.fromEntries(endpoints.map((tax) => [pathOf(tax), { post: operation(tax) }])),
    components: {
      schemas: { ...Object.fromEntries(schemas), Line: LINE, Compared: COMPARED, Errors: ERRORS },
      responses: Object.fromEntries(statuses.map(refusalResponse)),
    },
  };
}

export type RequestSchema = {
  [name: string]: Json;
  properties: { [name: string]: { [keyword: string]: Json } };
  required: string[];
};

const LINE: Json = {
  oneOf: [
    lineSchema('amount', { type: 'number', description: 'Rand, printed with two decimals.' }),
    lineSchema('rate', { type: 'number', description: 'Percent, printed with two decimals.' }),
  ],
};

const COMPARED: Json = {
  type: 'object',
  properties: {
    basis: { type: 'string', enum: ['firm', 'sars'] },
    taxYearLabel: { type: 'string' },
    figure: { type: 'string', description: 'Which figure of `result` it is about.' },
    amount: { type: ['number', 'null'], description: 'Rand; null where there is none.' },
    refusal: { type: ['string', 'null'], description: 'Why there is none.' },
    note: { type: ['string', 'null'], description: "What is to be known of the firm's estimate." },
  },
  required: ['basis', 'taxYearLabel', 'figure', 'amount', 'refusal', 'note'],
  additionalProperties: false,
};

const ERRORS: Json = {
  type: 'object',
  properties: {
    errors: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          field: { type: ['string', 'null'], description: 'Null where the request as a whole is refused.' },
          message: { type: 'string', description: 'What is wrong, in a sentence.' },
        },
        required: ['field', 'message'],
        additionalProperties: false,
      },
    },
  },
  required: ['errors'],
  additionalProperties: false,
};

function lineSchema(figure: string, schema: Json): Json {
  return {
    type: 'object',
    properties: {
      key: { type: 'string', description: "The result's name of the figure, or the name of a step between." },
      label: { type: 'string' },
      [figure]: schema,
      formula: {
        type: ['string', 'null'],
        description:
          'The arithmetic with the numbers of the request; null for what was sent or read from a table.',
      },
      source: {
        type: 'string',
        description: 'Where it comes from: the request, a table, or the lines above.',
      },
      law: {
        type: ['string', 'null'],
        description: "Act and section behind a line from SARS's tables; null for the other lines.",
      },
    },
    required: ['key', 'label', figure, 'formula', 'source', 'law'],
    additionalProperties: false,
  };
}

function answerSchema({ figures }: Endpoint): Json {
  const properties = Object.entries(figures).map(([name, { unit, about, orNull }]) => [
    name,
    {
      type: orNull ? ['number', 'null'] : 'number',
      description: `${unit === 'rand' ? 'Rand' : 'Percent'}. ${about}`,
    },
  ]);
  return {
    type: 'object',
    properties: {
      basis: { type: 'string', enum: ['firm', 'sars'] },
      taxYear: { type: 'integer', enum: startYears, description: 'As sent.' },
      taxYearLabel: {
        type: 'string',
        description:
          'The table that was used: "2023/2024" is the firm\'s estimate, "2023/24" SARS\'s tables.',
      },
      result: {
        type: 'object',
        properties: Object.fromEntries(properties),
        required: Object.keys(figures),
        additionalProperties: false,
      },
      comparison: {
        type: 'array',
        description:
          "The same request under the tables that stand beside it on the page: SARS's current ones, which lead, and the firm's estimate. The one you asked for is left out. What has a date of its own, such as a payment or a sale, has one table of SARS.",
        items: { $ref: '#/components/schemas/Compared' },
      },
      working: {
        type: 'array',
        description: 'Every line of the calculation, in order; also the figures that `result` does not name.',
        items: { $ref: '#/components/schemas/Line' },
      },
      notes: {
        type: 'array',
        description:
          'What the calculator says in words: its verdict, days, warning and notes, and what was left out.',
        items: { type: 'string' },
      },
    },
    required: ['basis', 'taxYear', 'taxYearLabel', 'result', 'comparison', 'working', 'notes'],
    additionalProperties: false,
  };
}

function operation(tax: Endpoint): Json {
  const answered = tax.examples.map((example) => ({ example, answer: tax.answer(example.request) }));
  const good = answered.flatMap(({ example, answer }) =>
    answer.kind === 'answered' ? [shown(example, answer.body)] : [],
  );
  const bad = answered.flatMap(({ example, answer }) =>
    answer.kind === 'refused' ? [shown(example, { errors: answer.errors })] : [],
  );
  const refused = Object.fromEntries(
    statuses.map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]),
  );
  return {
    operationId: `${tax.name.replaceAll('-', '')}Tax`,
    summary: tax.title,
    description: tax.about,
    requestBody: {
      required: true,
      content: jsonContent(
        `${pascal(tax.name)}Request`,
        tax.examples.map((example) => shown(example, example.request)),
      ),
    },
    responses: {
      200: {
        description: 'The tax and its working.',
        content: jsonContent(`${pascal(tax.name)}Answer`, good),
      },
      ...refused,
      ...(bad.length > 0 && {
        422: { description: about(422), content: jsonContent('Errors', bad) },
      }),
    },
  };
}

function refusalResponse({ name, about, status }: (typeof statuses)[number]): [string, Json] {
  const wait = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };
  return [
    name,
    { description: about, ...(status === 429 && { headers: wait }), content: jsonContent('Errors', []) },
  ];
}

function about(status: number): string {
  return statuses.find((known) => known.status === status)?.about ?? '';
}

function jsonContent(schema: string, examples: readonly [string, Json][]): Json {
  return {
    'application/json': {
      schema: { $ref: `#/components/schemas/${schema}` },
      ...(examples.length > 0 && { examples: Object.fromEntries(examples) }),
    },
  };
}

function shown({ name, summary }: Example, value: Json): [string, Json] {
  return [name, { summary, value }];
}

function pascal(name: string): string {
  return name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}
