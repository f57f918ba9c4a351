import type { Way } from '#app/work/core/taxpayers/relations.ts';
import type { ClientStatus } from '#app/work/core/taxpayers/status.ts';
import type { TaxpayerValues } from '#app/work/core/taxpayers/taxpayers.server.ts';

/** Reached by one of the two. */
export type Contact = { name: string; phone: string | null; email: string | null };

/** `line`: of another client in the same file, which is written before. `share`: in basis points. */
export type Tie = Way & {
  called: string;
  share: number | null;
  other: { id: string } | { line: number } | { name: string };
};

/** `tags`: the ids of those that it gets. */
export type Ties = { groups: string[]; relations: Tie[]; tags: string[] };

/** What a line writes. Stored with the run until it is done. */
export type Given = { ties?: Ties; /** What it becomes. */ status?: ClientStatus } & (
  | { kind: 'new'; values: TaxpayerValues; contact: Contact | null }
  | { kind: 'change'; values: Partial<TaxpayerValues>; contact?: Contact | null }
);

/** With the ids of what stands in other lines. */
export function withIds(given: Given, idOf: ReadonlyMap<number, string>): Given {
  if (!given.ties) return given;
  const relations = given.ties.relations.map((tie): Tie => {
    const id = 'line' in tie.other ? idOf.get(tie.other.line) : undefined;
    return id === undefined ? tie : { ...tie, other: { id } };
  });
  return { ...given, ties: { ...given.ties, relations } };
}
