import type { ReactNode } from 'react';

type Props = { summary: string; isOpen?: boolean; children: ReactNode };

/** Folded on a phone; open on a wide screen and on paper. */
export function Fold({ summary, isOpen = false, children }: Props) {
  return (
    <details className="fold" open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
