import type { Length } from '#app/platform/db/lengths.ts';

/** `group`: the part of the page; its heading is above its fields. */
type Common = {
  label: string;
  hint?: string;
  optional?: true;
  /** Says when an optional field may or must be empty, if that depends on others. */
  emptyWhen?: string;
  /** Shown only while the choice `of` has one of these values; otherwise it counts as empty. */
  onlyIf?: { of: string; is: readonly string[] };
  group?: string;
};

/**
 * Names that a text may have in double braces: figures (`{{cgt.annualExclusion 2027}}`) and prices, facts of the
 * firm, words of the firm in texts of pages, or only these names.
 */
export type Fills = { fills?: 'figures' | 'facts' | 'words' | readonly string[] };

/**
 * `line` and `text`: one line, or more. `lines`: a list, one entry a line. `moment`: day and time in South Africa.
 * `picture`: square, `side` in pixels. `isMarkdown`: takes pictures, and cleans what is pasted. `isOpen`: a former
 * option stays where it was chosen.
 */
export type Field = Common &
  /** `isMeta`: the description that search engines show. */
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

/** Money in cents; a day as `2026-11-25`; a moment in ISO. An empty field is null. */
export type ValueOf<F extends Field> = F extends { optional: true } ? Filled<F> | null : Filled<F>;

export type ValuesOf<F extends Fields> = { [Name in keyof F]: ValueOf<F[Name]> };

export function labelOf({ label, group }: Field): string {
  return group === undefined ? label : `${group}: ${label}`;
}
