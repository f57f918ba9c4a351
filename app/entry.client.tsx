import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Site />
    </StrictMode>,
  );
});

/** Marks the document once React runs, for browser tests. */
function Site() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return <RemixBrowser />;
}
