import type { z } from 'zod';
import { explain } from '#app/tax/explain.ts';
import type { Basis, TableName } from '#app/tax/rates/table-name.ts';
import { isRefusal, type Refusal } from '#app/tax/refusal.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import type { Working } from '#app/tax/working.ts';
import { errorOfRefusal, errorsOfRequest, type FieldError } from './errors.ts';
import { figuresOf, type Figure, type Figures } from './figures.ts';
import { hundredths, type Json } from './json.ts';

/** One tax as the API offers it. */
export type Calculation = {
  /** The last part of its address. */
  name: string;
  title: string;
  about: string;
  request: z.ZodObject;
  figures: Readonly<Record<string, Figure>>;
  examples: readonly Example[];
  answer: (body: unknown) => Answer;
};

/** A request of the description, by a name of its own; it may be one that is refused. */
export type Example = { name: string; summary: string; request: { readonly [field: string]: Json } };

export type Answer = { kind: 'answered'; body: Json } | { kind: 'refused'; errors: readonly FieldError[] };

type Asked = { basis: Basis; taxYear: TaxYear };

type Worked = { kind: 'result'; table: TableName; notes: readonly string[]; working: Working };

type Parts<Request extends z.ZodObject, Result> = Omit<Calculation, 'figures' | 'answer' | 'request'> & {
  request: Request;
  figures: Figures<Result> & Readonly<Record<string, Figure>>;
  work: (input: z.output<Request>) => Result | Refusal;
};

/** Inputs that the engine leaves out on the firm basis without a word of its own. */
const SARS_ONLY = ['interestIncome', 'retirementFund', 'yearEnd', 'dividendsDeclared'];

/** Ties a request's schema to the engine's function and to the figures of its result. */
export function calculation<Request extends z.ZodObject, Result extends Worked>({
  work,
  ...parts
}: Parts<Request, Result>): Calculation {
  return {
    ...parts,
    answer(body) {
      const parsed = parts.request.safeParse(body);
      if (!parsed.success) return { kind: 'refused', errors: errorsOfRequest(parsed.error) };
      const result = work(parsed.data);
      if (isRefusal(result)) return { kind: 'refused', errors: [errorOfRefusal(result)] };
      return { kind: 'answered', body: bodyOf(parsed.data as unknown as Asked, result, parts.figures) };
    },
  };
}

function bodyOf(asked: Asked, result: Worked, figures: Parts<z.ZodObject, Worked>['figures']): Json {
  return {
    basis: asked.basis,
    taxYear: asked.taxYear,
    taxYearLabel: result.table.label,
    result: figuresOf(result, Object.keys(figures)),
    working: workingOf(result.working),
    notes: [...leftOut(asked), ...result.notes],
  };
}

function workingOf(working: Working): Json {
  const words = explain(working);
  return working.map((line, index) => ({
    key: line.key,
    label: line.label,
    ...(line.unit === 'rand' ? { amount: hundredths(line.amount) } : { rate: hundredths(line.rate) }),
    formula: words[index]?.formula ?? null,
    source: words[index]?.source ?? '',
  }));
}

function leftOut(asked: Asked): readonly string[] {
  if (asked.basis === 'sars') return [];
  const sent = new Map<string, unknown>(Object.entries(asked));
  const ignored = SARS_ONLY.filter((field) => sent.get(field));
  if (ignored.length === 0) return [];
  return [`Counted only with the SARS tables, and left out of the firm's estimate: ${ignored.join(', ')}.`];
}
