import type { Ended } from '#app/tools/papers/read-file.ts';

/** `id`: of the choice. `bytes`: of a readable file, to detect a copy. */
export type Chosen = { id: number; name: string; bytes: Uint8Array; read: Ended };

/** `counted`: each paper once. `doubts`: pairs that may be the same paper. */
export type Counted = { counted: Chosen[]; remarks: string[]; doubts: string[] };

/** Two copies of a paper count once; an uncertain case is a doubt. */
export function withoutCopies(papers: readonly Chosen[]): Counted {
  const counted: Chosen[] = [];
  const remarks: string[] = [];
  const doubts: string[] = [];
  for (const paper of papers) {
    const alike = counted.map((other) => ({ other, as: compared(other, paper) }));
    const copied = alike.find(({ as }) => as === 'same')?.other;
    if (copied) {
      remarks.push(
        `The same ${calledOf(paper)} was chosen twice (${namesOf(copied, paper)}): it counts once.`,
      );
      continue;
    }
    for (const { other, as } of alike)
      if (as === 'changed' || as === 'alike') doubts.push(`${namesOf(other, paper)} ${DOUBTS[as]}`);
    counted.push(paper);
  }
  return { counted, remarks, doubts };
}

type Compared = 'same' | 'other' | keyof typeof DOUBTS;

const DOUBTS = {
  changed: 'have the same certificate number and different amounts: take out the one that no longer holds.',
  alike:
    'have the same amounts, and no number that tells whether they are one IRP5 or two: take one out, or type the sum below.',
} as const;

function compared(one: Chosen, other: Chosen): Compared {
  const [first, second] = [one.read, other.read];
  if (first.kind !== second.kind) return 'other';
  if (areSameBytes(one.bytes, other.bytes)) return 'same';
  if (first.kind === 'notice' && second.kind === 'notice')
    return JSON.stringify(first.notice) === JSON.stringify(second.notice) ? 'same' : 'other';
  if (first.kind !== 'certificate' || second.kind !== 'certificate') return 'other';
  const [a, b] = [first.certificate, second.certificate];
  const haveSameAmounts = a.amounts === b.amounts && a.year === b.year;
  if (a.number && b.number) {
    if (a.number !== b.number) return 'other';
    return haveSameAmounts ? 'same' : 'changed';
  }
  if (!haveSameAmounts) return 'other';
  if (!a.employer || !b.employer) return 'alike';
  return a.employer === b.employer ? 'same' : 'other';
}

function areSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length > 0 && one.length === other.length && one.every((byte, at) => byte === other[at]);
}

export function namesOf(...papers: readonly Chosen[]): string {
  return [...new Set(papers.map(({ name }) => name))].join(' and ');
}

function calledOf({ read }: Chosen): string {
  return read.kind === 'notice' ? 'notice' : 'IRP5';
}
