import type { ReactNode } from 'react';

export type MarkTone = 'bloom' | 'veld' | 'gain' | 'loss' | 'plain';

export function Mark({ tone = 'plain', children }: { tone?: MarkTone; children: ReactNode }) {
  return (
    <span className="mark" data-tone={tone}>
      {children}
    </span>
  );
}
