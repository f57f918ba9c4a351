import type { ReactNode } from 'react';

type Props = { summary: string; isOpen?: boolean; children: ReactNode };

/** What a phone folds away under a line of its own; a wide screen and paper show it as if nothing were folded. */
export function Fold({ summary, isOpen = false, children }: Props) {
  return (
    <details className="fold" open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
