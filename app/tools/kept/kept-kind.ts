import type { z } from 'zod';
import type { KeptName } from '#content/kept.ts';

/**
 * What visitors keep by a private link, without an account: `content/kept.ts` names it, and its page is
 * `routes/kept.NAME.$token.tsx`.
 */
export type KeptKind<Name extends string = string, Entries = unknown> = {
  name: Name;
  path: `/${string}`;
  schema: z.ZodType<Entries>;
};

/** In bytes of JSON; each schema stays below it. */
export const MOST_KEPT = 30_000;

export function defineKept<const Name extends KeptName, Entries>(
  kind: KeptKind<Name, Entries>,
): KeptKind<Name, Entries> {
  return kind;
}

export function keptPath({ name }: Pick<KeptKind, 'name'>, token: string): string {
  return `/kept/${name}/${encodeURIComponent(token)}`;
}
