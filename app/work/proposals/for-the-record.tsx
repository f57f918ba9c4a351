import type { ReactNode } from 'react';

type Props = { sha256: string; children?: ReactNode };

/** What proves the words of a letter, for who checks them; nobody else has to read it. */
export function ForTheRecord({ sha256, children }: Props) {
  return (
    <details className="hint">
      <summary className="min-h-11 cursor-pointer">For the record</summary>
      {children}
      <p>Fingerprint of its words (SHA-256):</p>
      <p className="hash">{sha256}</p>
    </details>
  );
}
