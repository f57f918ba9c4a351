import { keysOf } from '#app/platform/core/keys.ts';

export type Some<One> = readonly [One, ...One[]];

export type NewsKind<One> = {
  /** Whether it is still so: what is not is never mailed. */
  holds(notice: One): boolean;
  /** What all of one kind say together; they hold. */
  lines(notices: Some<One>): string[];
  /** Behind the name of the work: `VAT return, Kgosi Plumbing: a message from Thabo`. */
  subject(notices: Some<One>): string;
};

type About<Kind extends string> = { kind: Kind; aboutId: string };

/** Those that still hold, by kind in the table's order: for each cause the first, which knows what had been mailed. */
export function joinNews<Kind extends string, One extends About<Kind>, Row extends NewsKind<One>>(
  kinds: Record<Kind, Row>,
  notices: readonly One[],
): { row: Row; lines: string[]; subject: string }[] {
  return keysOf(kinds).flatMap((kind) => {
    const row = kinds[kind];
    const ofKind = notices.filter((notice) => notice.kind === kind);
    const [one, ...others] = ofKind.filter(
      (notice, at) =>
        ofKind.findIndex(({ aboutId }) => aboutId === notice.aboutId) === at && row.holds(notice),
    );
    if (!one) return [];
    const same: Some<One> = [one, ...others];
    return [{ row, lines: row.lines(same), subject: row.subject(same) }];
  });
}

/** Of the first news; a message beside it is named too: somebody waits for an answer. */
export function subjectWith<Row>(
  [first, ...others]: readonly { row: Row; subject: string }[],
  message: Row,
): string {
  const beside = others.find(({ row }) => row === message);
  return [first?.subject, beside?.subject].filter(Boolean).join(', and ');
}

/** `A message`, `An answer`, `3 messages` */
export function countOf({ length }: readonly unknown[], noun: string): string {
  return length === 1 ? `${/^[aeiou]/.test(noun) ? 'An' : 'A'} ${noun}` : `${length} ${noun}s`;
}

/** `us` where nobody is named. */
export function authorsOf(notices: readonly { author: string }[], unnamed = 'us'): string {
  const names = new Set(notices.map(({ author }) => author).filter(Boolean));
  return names.size === 0 ? unnamed : [...names].join(' and ');
}
