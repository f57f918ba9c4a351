import type { ReactNode } from 'react';

export type MarkTone = 'bloom' | 'veld' | 'gain' | 'loss' | 'plain';

/** A state in a table: a dot beside its word, which says it all. */
export function Mark({ tone = 'plain', children }: { tone?: MarkTone; children: ReactNode }) {
  return (
    <span className="mark" data-tone={tone}>
      {children}
    </span>
  );
}
