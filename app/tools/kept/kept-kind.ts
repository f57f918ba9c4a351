import type { z } from 'zod';
import type { KeptName } from '#content/kept.ts';

/**
 * Something that visitors keep by a private link, without an account: `content/kept.ts` says what, and its page is
 * `routes/kept.NAME.$token.tsx`.
 */
export type KeptKind<Name extends string = string, Entries = unknown> = {
  name: Name;
  /** The page where it is begun. */
  path: `/${string}`;
  schema: z.ZodType<Entries>;
};

/** Bytes of the entries as JSON; a schema keeps below it. */
export const MOST_KEPT = 30_000;

export function defineKept<const Name extends KeptName, Entries>(
  kind: KeptKind<Name, Entries>,
): KeptKind<Name, Entries> {
  return kind;
}

export function keptPath({ name }: Pick<KeptKind, 'name'>, token: string): string {
  return `/kept/${name}/${encodeURIComponent(token)}`;
}
