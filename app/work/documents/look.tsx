import { useState, type ReactNode } from 'react';
import { isPhoto } from './kinds.ts';

type LookProps = { path: string; name: string; type: string; isInPage: boolean };

/** A phone has no frame for a PDF. Folded, nothing is loaded or counts as opened; browsers load frames out of view. */
export function Look({ path, name, type, isInPage }: LookProps) {
  const [isOpen, setIsOpen] = useState(false);
  const words = (
    <>
      Look<span className="sr-only"> at {name}</span>
    </>
  );
  const link = (children: ReactNode) => (
    <a href={path} target="_blank" rel="noreferrer" className="document-tab">
      {children}
    </a>
  );
  if (!isInPage) return link(words);
  return (
    <>
      <details className="document-look" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{words}</summary>
        {isOpen && isPhoto(type) && <img src={path} alt={name} />}
        {isOpen && !isPhoto(type) && (
          // The answer's own policy is a sandbox; with the attribute Chromium shows no PDF at all.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe src={path} title={name} />
        )}
        {link('Open it in a tab of its own')}
      </details>
      {!isPhoto(type) && link(words)}
    </>
  );
}
