import type { Figure } from './figures.ts';
import { endpoints } from './endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { formatJson, writeJson } from './json.ts';
import { pathOf, requestSchema, type RequestSchema } from './openapi.ts';

export type FieldRow = {
  name: string;
  takes: string;
  isRequired: boolean;
  preset: string | null;
  about: string;
};

export type TaxReference = {
  name: string;
  title: string;
  about: string;
  path: string;
  page: string;
  fields: readonly FieldRow[];
  figures: readonly (Figure & { name: string })[];
};

export type ShownExample = { command: string; answer: string };

type Property = RequestSchema['properties'][string];

const SHARED = new Set(['basis', 'taxYear']);

export function endpointPages(): readonly Pick<TaxReference, 'title' | 'page'>[] {
  return endpoints.map((tax) => ({ title: tax.title, page: pageOf(tax) }));
}

export function taxReferences(): readonly TaxReference[] {
  return endpoints.map((tax) => ({
    name: tax.name,
    title: tax.title,
    about: tax.about,
    path: pathOf(tax),
    page: pageOf(tax),
    fields: rowsOf(tax).filter(({ name }) => !SHARED.has(name)),
    figures: Object.entries(tax.figures).map(([name, figure]) => ({ name, ...figure })),
  }));
}

function pageOf({ name }: Pick<Endpoint, 'name'>): string {
  return `/api/${name}`;
}

export function sharedFields(): readonly FieldRow[] {
  return endpoints
    .slice(0, 1)
    .flatMap(rowsOf)
    .filter(({ name }) => SHARED.has(name));
}

/** Throws for an unknown name. */
export function shownExample(origin: string, tax: string, name: string): ShownExample {
  const endpoint = endpoints.find((known) => known.name === tax);
  const example = endpoint?.examples.find((known) => known.name === name);
  if (!endpoint || !example) throw new RangeError(`there is no example ${name} of ${tax}`);
  const answer = endpoint.answer(example.request);
  const body = answer.kind === 'answered' ? answer.body : { errors: answer.errors };
  return {
    command: [
      `curl ${origin}${pathOf(endpoint)} \\`,
      `  -H 'Content-Type: application/json' \\`,
      `  -d '${formatJson(example.request, 0)}'`,
    ].join('\n'),
    answer: formatJson(body, 2),
  };
}

function rowsOf(tax: Endpoint): readonly FieldRow[] {
  const { properties, required } = requestSchema(tax);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    takes: valueText(property),
    isRequired: required.includes(name),
    preset: property.default === undefined ? null : writeJson(property.default),
    about: String(property.description),
  }));
}

function valueText(property: Property): string {
  if (property.pattern && !property.format) return 'string of digits';
  if (property.format === 'month') return 'month, such as "2026-03"';
  if (property.format === 'month-lines') return 'lines of text, one a month';
  if (property.format === 'date') return 'date, such as "2025-03-31"';
  if (property.const !== undefined) return writeJson(property.const);
  if (Array.isArray(property.anyOf)) return anyOfText(property.anyOf);
  if (Array.isArray(property.enum)) return enumText(property.enum);
  if (property.type === 'boolean') return 'true or false';
  return `whole number, ${property.minimum} to ${property.maximum}`;
}

function anyOfText(forms: readonly Property[]): string {
  return forms.some(({ type }) => type === 'number') ? 'rand' : forms.map(valueText).join(', or ');
}

function enumText(values: readonly (string | number)[]): string {
  const [first, last] = [values.at(0), values.at(-1)];
  if (typeof first === 'number') return `year, ${first} to ${last}`;
  return values
    .map((value) => `"${value}"`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');
}
