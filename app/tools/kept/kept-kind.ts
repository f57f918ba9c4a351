import type { z } from 'zod';

/**
 * Something that visitors keep by a private link, without an account. Its page is `routes/kept.NAME.$token.tsx`;
 * `kept-kinds.ts` lists every kind.
 */
export type KeptKind<Name extends string = string, Entries = unknown> = {
  name: Name;
  /** What is kept, in a sentence: “your months”. */
  holds: string;
  /** The page where it is begun. */
  path: `/${string}`;
  schema: z.ZodType<Entries>;
};

/** Bytes of the entries as JSON; a schema keeps below it. */
export const MOST_KEPT = 30_000;

export function defineKept<const Name extends string, Entries>(
  kind: KeptKind<Name, Entries>,
): KeptKind<Name, Entries> {
  return kind;
}

export function keptPath({ name }: Pick<KeptKind, 'name'>, token: string): string {
  return `/kept/${name}/${encodeURIComponent(token)}`;
}
