import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { tolerateForeignChanges } from './foreign-changes.ts';
import { keepTyped } from './typed-fields.ts';

/** Keeps what was typed before, even if another program has changed the page. */
export function hydrate(place: Document | HTMLElement, children: ReactNode): void {
  tolerateForeignChanges();
  const putBack = keepTyped(place);
  if (place instanceof HTMLElement) keepFromBlank(place, putBack);
  // In a transition React works in slices, and a visitor's key or tap comes between them.
  startTransition(() => {
    hydrateRoot(place, <Marked putBack={putBack}>{children}</Marked>, { onRecoverableError: report });
  });
}

/** React renders the page again if an extension or a translator has changed the server's HTML. */
function report(error: unknown): void {
  // oxlint-disable-next-line no-console -- the journeys fail on a warning
  console.warn('The page was changed before React came.', error);
}

let isMarked = false;

function Marked({ putBack, children }: { putBack: () => void; children: ReactNode }) {
  useEffect(() => {
    if (isMarked) return;
    isMarked = true;
    // React answers no events during its effects.
    queueMicrotask(() => {
      putBack();
      document.documentElement.dataset.hydrated = '';
    });
  }, [putBack]);
  return children;
}

/** When React gives up, what the server wrote returns: its forms post to the server. */
function keepFromBlank(host: HTMLElement, whenBack: () => void): void {
  const written = [...host.childNodes].map((node) => node.cloneNode(true));
  new MutationObserver((_, observer) => {
    if (host.hasChildNodes()) return;
    observer.disconnect();
    host.replaceChildren(...written);
    whenBack();
  }).observe(host, { childList: true });
}
