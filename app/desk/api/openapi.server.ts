import { z } from 'zod';
import { firm } from '#app/platform/content/firm.ts';
import { MOST_KB } from '#app/tools/api/limits.ts';
import { REQUESTS_A_MINUTE } from './answer.server.ts';
import { enquiry } from './enquiry.server.ts';
import { FIRM_API } from './paths.ts';
import { RESOURCES, type Resource } from './resources.server.ts';
import { SCOPES, type Scope } from './scopes.ts';

const DESCRIPTION = `The clients and the work of the firm, read by its other programs, and enquiries handed in by them. Every request has a token that an administrator made at /admin/api, in the header “Authorization: Bearer …”; there is none until one is made. A token may do what it was made for, as long as whoever made it is an administrator. Pages have 50 items: \`next\` is the address of the one after.`;

const REFUSALS: Readonly<Record<number, string>> = {
  401: 'Without a token that is in force.',
  403: 'The token was not made for this.',
  422: 'Something that was sent is missing, unknown or wrong. Every error names its field.',
  429: `More than ${REQUESTS_A_MINUTE} requests in a minute. Retry-After says how long to wait.`,
  503: 'It did not work just now. Retry-After says how long to wait.',
};

const BODY_REFUSALS: Readonly<Record<number, string>> = {
  400: 'The body is not JSON.',
  413: `The body is larger than ${MOST_KB} kB.`,
  415: 'The body is not declared as application/json in UTF-8.',
};

/** OpenAPI 3.1 of the firm's own API. */
export function firmOpenApi(origin: string): object {
  return {
    openapi: '3.1.0',
    info: { title: `${firm.name}: clients and work`, version: '1', description: DESCRIPTION },
    servers: [{ url: origin }],
    security: [{ token: [] }],
    paths: Object.fromEntries([
      ...RESOURCES.map((resource) => [`${FIRM_API}/${resource.name}`, { get: reading(resource) }]),
      [`${FIRM_API}/enquiries`, { post: handingIn() }],
    ]),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { ...Object.fromEntries(RESOURCES.map(pageSchema)), Enquiry: inputOf(enquiry), Errors },
      responses: Object.fromEntries(
        Object.entries({ ...REFUSALS, ...BODY_REFUSALS }).map(([status, about]) => [
          `Refused${status}`,
          { description: about, content: json(ref('schemas', 'Errors')) },
        ]),
      ),
    },
  };
}

const error = z.strictObject({ field: z.string().nullable(), message: z.string() });
const Errors = schemaOf(z.strictObject({ errors: z.array(error) }));

function reading({ name, scope, about, query }: Resource): object {
  const paging = { after: '`next` of a page has it', before: '`previous` of a page has it' };
  return {
    operationId: `read-${name}`,
    summary: about,
    description: needs(scope),
    parameters: Object.entries({ ...query, ...paging }).map(([field, description]) => ({
      name: field,
      in: 'query',
      description,
      schema: { type: 'string' },
    })),
    responses: {
      200: { description: 'A page of it.', content: json(ref('schemas', titleOf(name))) },
      ...refusals(REFUSALS),
    },
  };
}

function handingIn(): object {
  const reference = z.strictObject({ reference: z.string().describe('What the sender’s mail has too.') });
  return {
    operationId: 'hand-in-enquiry',
    summary: 'An enquiry, as the form of the website takes it: its sender is mailed that it has come in.',
    description: needs('enquiries'),
    requestBody: { required: true, content: json(ref('schemas', 'Enquiry')) },
    responses: {
      201: { description: 'It has come in.', content: json(schemaOf(reference)) },
      ...refusals({ ...BODY_REFUSALS, ...REFUSALS }),
    },
  };
}

function needs(scope: Scope): string {
  return `Needs a token for “${SCOPES[scope].label}”.`;
}

function pageSchema({ name, item }: Resource): [string, object] {
  const address = z.url().nullable();
  return [
    titleOf(name),
    schemaOf(z.strictObject({ items: z.array(item), next: address, previous: address })),
  ];
}

function titleOf(name: string): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Page`;
}

function refusals(of: Readonly<Record<number, string>>) {
  return Object.fromEntries(Object.keys(of).map((status) => [status, ref('responses', `Refused${status}`)]));
}

function json(schema: object) {
  return { 'application/json': { schema } };
}

function ref(of: 'schemas' | 'responses', name: string) {
  return { $ref: `#/components/${of}/${name}` };
}

function schemaOf(schema: z.core.$ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema);
  return rest;
}

function inputOf(schema: z.core.$ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}
