import type { Length } from '#app/platform/db/lengths.ts';

/** `group`: the part of the page, whose heading stands above its fields. */
type Common = {
  label: string;
  hint?: string;
  optional?: true;
  /** When an optional one has to be empty or may be, if that depends on others. */
  emptyWhen?: string;
  /** Shown where the choice `of` is one of these alone; elsewhere it counts as empty. */
  onlyIf?: { of: string; is: readonly string[] };
  group?: string;
};

/** What a text may name in double braces: figures (`{{cgt.annualExclusion 2027}}`) and prices, facts of the firm, words of it in texts of pages, or these names alone. */
export type Fills = { fills?: 'figures' | 'facts' | 'words' | readonly string[] };

/** `line` and `text`: one line, or more. `lines`: a list, one in each line of the form. `moment`: a day and a time in South Africa. `picture`: square, `side` in pixels. `isMarkdown`: takes pictures, and cleans what is pasted. `isOpen`: what was chosen once stays when it is offered no more. */
export type Field = Common &
  /** `isMeta`: search engines show it below the title of a page. */
  (
    | ({ kind: 'line'; length: Length; isMeta?: true } & Fills)
    | ({ kind: 'text'; length: Length; rows?: number; isMarkdown?: true } & Fills)
    | ({ kind: 'lines'; length: Length; most: number } & Fills)
    | { kind: 'rand' }
    | { kind: 'whole'; from: number; to: number }
    | { kind: 'day' | 'moment' | 'link' }
    | { kind: 'tick' }
    | { kind: 'choice'; options: Readonly<Record<string, string>>; isOpen?: true }
    | { kind: 'choices'; options: Readonly<Record<string, string>> }
    | { kind: 'picture'; side: number }
  );

export type Fields = Readonly<Record<string, Field>>;

type Filled<F extends Field> = F extends { kind: 'lines' | 'choices' }
  ? readonly string[]
  : F extends { kind: 'rand' | 'whole' }
    ? number
    : F extends { kind: 'tick' }
      ? boolean
      : F extends { kind: 'choice'; options: infer Options }
        ? keyof Options & string
        : string;

/** Money in cents; a day as `2026-11-25`; a moment in ISO. What is left empty is null. */
export type ValueOf<F extends Field> = F extends { optional: true } ? Filled<F> | null : Filled<F>;

export type ValuesOf<F extends Fields> = { [Name in keyof F]: ValueOf<F[Name]> };

/** By itself, away from the other fields of its group. */
export function labelOf({ label, group }: Field): string {
  return group === undefined ? label : `${group}: ${label}`;
}
