import { z } from 'zod';
import type { Calculator, Result, Assessment } from '#app/tools/calculators/calculator.ts';
import { aboutFirmEstimate } from '#app/tools/calculators/disclaimer.ts';
import { explain } from '#app/tax/explain.ts';
import { firmIndividual } from '#app/tax/rates/firm.ts';
import type { Basis } from '#app/tax/rates/table-name.ts';
import { isRefusal, type Refusal } from '#app/tax/refusal.ts';
import { startYearOf, taxYearLabel, type TaxYear } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import type { Working } from '#app/tax/working.ts';
import { southAfricanDay, dayText } from '#app/platform/core/time.ts';
import { errorOfRefusal, errorsOfRequest, type FieldError } from './errors.ts';
import { entryOf, textsOf, type Sent } from './entry.ts';
import { basis, newestStartYear, sarsOnly, taxYear } from './fields.ts';
import { figuresOf, type Figure } from './figures.ts';
import { hundredths, type Json } from './json.ts';

export type Endpoint = {
  name: string;
  title: string;
  about: string;
  request: z.ZodObject;
  figures: Readonly<Record<string, Figure>>;
  /** Null in this figure means no result: the compared figure, else the first. */
  leading: string;
  examples: readonly Example[];
  /** `today`: ISO, decides what is late or was due. */
  answer: (body: unknown, today?: string) => Answer;
};

export type Example = { name: string; summary: string; request: { readonly [field: string]: Json } };

export type Answer = { kind: 'answered'; body: Json } | { kind: 'refused'; errors: readonly FieldError[] };

type Fields = Readonly<Record<string, z.ZodType>>;
type Request = { basis: Basis; taxYear: TaxYear };
type Input<Own extends Fields> = Request & { [Name in keyof Own]: z.output<Own[Name]> };

type NameIn<Tax> = Tax extends unknown ? keyof Tax & string : never;

type Declaration<Own extends Fields, Tax extends Result> = Pick<Endpoint, 'title' | 'about' | 'examples'> & {
  fields: Own;
  /** Returns an error for each field that must be left out. */
  check?: (input: Input<Own>) => Partial<Record<keyof Own, string>>;
  figures: { readonly [Name in NameIn<Tax>]?: Figure } & Readonly<Record<string, Figure>>;
  /** The figure that is compared with other tables; null if there is only one table. */
  compared: NoInfer<NameIn<Tax>> | null;
  /** The calculator's own fields, where the API asks in other words. */
  answers?: (input: Input<Own>) => Sent;
  /** For requests with their own days; the form moves days into its year. */
  result?: (input: Input<Own>) => NoInfer<Tax> | Refusal;
  /** The same request in another tax year; missing: the request has no days. */
  inYear?: (input: Input<Own>, taxYear: TaxYear) => Input<Own>;
};

const NOT_AN_OBJECT = 'Send a JSON object with the fields of the calculation.';

export function defineEndpoint<Own extends Fields, Tax extends Result>(
  calculator: Calculator<string, Tax>,
  {
    fields,
    check,
    compared,
    answers,
    result: resultOf = (input) =>
      calculator.resultOf(entryOf({ ...input, ...answers?.(input) }), input.basis, input.taxYear),
    inYear = (input, taxYear) => ({ ...input, taxYear }),
    ...parts
  }: Declaration<Own, Tax>,
): Endpoint {
  const request = z
    .strictObject({ basis, taxYear, ...fields }, { error: NOT_AN_OBJECT })
    .superRefine((input, context) => {
      for (const [field, message] of Object.entries(check?.(input as Input<Own>) ?? {}))
        context.addIssue({ code: 'custom', path: [field], message });
    });
  return {
    ...parts,
    name: calculator.type,
    leading: compared ?? Object.keys(parts.figures)[0]!,
    request,
    answer(body, today = southAfricanDay()) {
      const parsed = request.safeParse(body);
      if (!parsed.success) return { kind: 'refused', errors: errorsOfRequest(parsed.error) };
      const input = parsed.data as Input<Own>;
      const result = resultOf(input);
      if (isRefusal(result)) return { kind: 'refused', errors: [errorOfRefusal(result)] };
      const inTables = (other: Request) => resultOf(inYear({ ...input, basis: other.basis }, other.taxYear));
      const entry = entryOf({ ...input, ...answers?.(input) });
      return {
        kind: 'answered',
        body: {
          basis: input.basis,
          taxYear: startYearOf(input.taxYear),
          taxYearLabel: result.table.label,
          result: figuresOf(result, parts.figures),
          comparison:
            compared === null
              ? []
              : othersThan(input, calculator).map((other) => comparisonOf(other, inTables(other), compared)),
          working: workingOf(result.working),
          notes: [
            ...(input.basis === 'firm' ? [aboutFirmEstimate('`comparison`')] : []),
            ...ignoredNotes(input, fields),
            ...(pageNotes(calculator.assess(entry, input.basis, input.taxYear, today)) ?? result.notes),
          ],
        },
      };
    },
  };
}

/** `fields`: include basis and year unless they are SARS's and the newest. */
export function example(name: string, summary: string, fields: Example['request']): Example {
  return { name, summary, request: { basis: 'sars', taxYear: newestStartYear, ...fields } };
}

function othersThan(
  { basis, taxYear, ...sent }: Request & Sent,
  { bases, todayLeads, hasDay }: Calculator,
): readonly Request[] {
  const current: Request = { basis: 'sars', taxYear: newestTaxYear };
  const firm: Request = { basis: 'firm', taxYear: newestTaxYear };
  const leads = todayLeads && !hasDay?.(textsOf(sent));
  const isCurrentBeside = basis === 'firm' || (taxYear !== newestTaxYear && leads);
  return [
    ...(isCurrentBeside ? [current] : []),
    ...(bases.includes('firm') && basis === 'sars' ? [firm] : []),
  ];
}

function comparisonOf(
  { basis, taxYear }: Request,
  result: Result | Refusal,
  compared: string,
): { readonly [name: string]: Json } {
  const label = basis === 'firm' ? firmIndividual.name.label : taxYearLabel(taxYear);
  const found = isRefusal(result)
    ? { amount: null, refusal: result.sentence }
    : { amount: hundredths(amountOf(result, compared)), refusal: null };
  const note = basis === 'firm' ? aboutFirmEstimate('`result`') : null;
  return { basis, taxYearLabel: label, figure: compared, ...found, note };
}

function amountOf(result: object, name: string): number {
  return Number(new Map<string, unknown>(Object.entries(result)).get(name));
}

function workingOf(working: Working): Json {
  const words = explain(working);
  return working.map((line, index) => ({
    key: line.key,
    label: line.label,
    ...(line.unit === 'rand' ? { amount: hundredths(line.amount) } : { rate: hundredths(line.rate) }),
    formula: words[index]?.formula ?? null,
    source: words[index]?.source ?? '',
    law: words[index]?.law ?? null,
  }));
}

function ignoredNotes<Own extends Fields>(input: Input<Own>, fields: Own): readonly string[] {
  if (input.basis === 'sars') return [];
  const ignored = Object.keys(fields).filter(
    (name) => fields[name] && sarsOnly.has(fields[name]) && input[name],
  );
  if (ignored.length === 0) return [];
  return [`Counted only with the SARS tables, and left out of the firm's estimate: ${ignored.join(', ')}.`];
}

/** The calculator's text: its warning and notes; null without an answer. */
function pageNotes(assessment: Assessment | Refusal): readonly string[] | null {
  if (isRefusal(assessment)) return null;
  const { warning, notes } = assessment;
  return [...new Set([...wordsOf(assessment), ...(warning ? [warning] : []), ...notes])];
}

/** Headlines without figures, such as a verdict or a day, and the days of payments. */
function wordsOf({ headlines, payments = [] }: Assessment): readonly string[] {
  const words = headlines.flatMap((headline) =>
    'text' in headline && !headline.text.endsWith('%') ? [`${headline.label}: ${headline.text}.`] : [],
  );
  const days = payments.map(({ label, due }) => `${label}: due by ${dayText(due)}.`);
  return [...words, ...days];
}
