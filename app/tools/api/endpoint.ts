import { z } from 'zod';
import { aboutFirmEstimate } from '#app/tools/calculators/disclaimer.ts';
import { explain } from '#app/tax/explain.ts';
import { firmIndividual } from '#app/tax/rates/firm.ts';
import type { Basis, TableName } from '#app/tax/rates/table-name.ts';
import { isRefusal, type Refusal } from '#app/tax/refusal.ts';
import { startYearOf, taxYearLabel, type TaxYear } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import type { Working } from '#app/tax/working.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { errorOfRefusal, errorsOfRequest, type FieldError } from './errors.ts';
import { basis, sarsOnly, taxYear } from './fields.ts';
import { figuresOf, type Figure, type Figures } from './figures.ts';
import { hundredths, type Json } from './json.ts';
import { pageNotes } from './page-notes.ts';

export type Endpoint = {
  /** The last part of its address. */
  name: string;
  title: string;
  about: string;
  request: z.ZodObject;
  figures: Readonly<Record<string, Figure>>;
  /** The figure that says whether there is a result: the one that is compared, else the first. */
  leading: string;
  examples: readonly Example[];
  /** `today`: for what is late or was due, ISO. */
  answer: (body: unknown, today?: string) => Answer;
};

export type Example = { name: string; summary: string; request: { readonly [field: string]: Json } };

export type Answer = { kind: 'answered'; body: Json } | { kind: 'refused'; errors: readonly FieldError[] };

type Fields = Readonly<Record<string, z.ZodType>>;
type Request = { basis: Basis; taxYear: TaxYear };
type Input<Own extends Fields> = Request & { [Name in keyof Own]: z.output<Own[Name]> };
type Result = { kind: 'result'; table: TableName; notes: readonly string[]; working: Working };

type Declaration<Own extends Fields, Rates extends object, Tax extends Result> = Omit<
  Endpoint,
  'figures' | 'answer' | 'request' | 'leading'
> & {
  fields: Own;
  /** Returns an error for each field that must be left out. */
  check?: (input: Input<Own>) => Partial<Record<keyof Own, string>>;
  figures: Figures<Tax> & Readonly<Record<string, Figure>>;
  /** The figure that is compared with other tables; null if there is only one table. */
  compared: (keyof Tax & string) | null;
  /** Taxes without this have no firm's estimate. */
  hasFirmEstimate?: true;
  /**
   * Today's figure is shown beside another year's. Not if a payment, return, sale or purchase has a day: it has one
   * table.
   */
  todayLeads?: true;
  /** Whether these entries contain a day. */
  hasDay?: (input: Input<Own>) => boolean;
  /** The same request in another tax year; a request without days of its own needs no change. */
  inYear?: (input: Input<Own>, taxYear: TaxYear) => Input<Own>;
  rates: (input: Input<Own>) => Rates | Refusal;
  tax: (input: Input<Own>, rates: Rates) => Tax | Refusal;
};

const NOT_AN_OBJECT = 'Send a JSON object with the fields of the calculation.';

/** Address, request, result, description and page of a tax are all built from this. */
export function defineEndpoint<Own extends Fields, Rates extends object, Tax extends Result>({
  fields,
  check,
  compared,
  inYear = (input, taxYear) => ({ ...input, taxYear }),
  hasFirmEstimate,
  todayLeads,
  hasDay,
  rates,
  tax,
  ...parts
}: Declaration<Own, Rates, Tax>): Endpoint {
  const request = z
    .strictObject({ basis, taxYear, ...fields }, { error: NOT_AN_OBJECT })
    .superRefine((input, context) => {
      for (const [field, message] of Object.entries(check?.(input as Input<Own>) ?? {}))
        context.addIssue({ code: 'custom', path: [field], message });
    });
  return {
    ...parts,
    leading: compared ?? Object.keys(parts.figures)[0]!,
    request,
    answer(body, today = southAfricanDay()) {
      const parsed = request.safeParse(body);
      if (!parsed.success) return { kind: 'refused', errors: errorsOfRequest(parsed.error) };
      const input = parsed.data as Input<Own>;
      const resultOf = (input: Input<Own>): Tax | Refusal => {
        const found = rates(input);
        return isRefusal(found) ? found : tax(input, found);
      };
      const result = resultOf(input);
      if (isRefusal(result)) return { kind: 'refused', errors: [errorOfRefusal(result)] };
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
              : othersThan(input, {
                  hasFirmEstimate,
                  todayLeads: hasDay?.(input) ? undefined : todayLeads,
                }).map((other) =>
                  comparisonOf(
                    other,
                    resultOf(inYear({ ...input, basis: other.basis }, other.taxYear)),
                    compared,
                  ),
                ),
          working: workingOf(result.working),
          notes: [
            ...(input.basis === 'firm' ? [aboutFirmEstimate('`comparison`')] : []),
            ...ignoredNotes(input, fields),
            ...(pageNotes(parts.name, { sent: Object(body), read: input, today }) ?? result.notes),
          ],
        },
      };
    },
  };
}

/** As on every page, the leading one first, without the one that the request asked for. */
function othersThan(
  { basis, taxYear }: Request,
  {
    hasFirmEstimate,
    todayLeads,
  }: Pick<Declaration<Fields, object, Result>, 'hasFirmEstimate' | 'todayLeads'>,
): readonly Request[] {
  const current: Request = { basis: 'sars', taxYear: newestTaxYear };
  const firm: Request = { basis: 'firm', taxYear: newestTaxYear };
  const isCurrentBeside = basis === 'firm' || (taxYear !== newestTaxYear && todayLeads);
  return [...(isCurrentBeside ? [current] : []), ...(hasFirmEstimate && basis === 'sars' ? [firm] : [])];
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
