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

/** The site, which marks its document once React answers for it: browser tests wait for the mark. */
function Site() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return <RemixBrowser />;
}
