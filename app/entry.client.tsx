import { RemixBrowser } from '@remix-run/react';
import { StrictMode } from 'react';
import { holdFacts } from '#app/platform/content/firm.ts';
import { hydrate } from '#app/platform/ui/hydrate.tsx';

void start();

async function start(): Promise<void> {
  holdFacts(document.documentElement.dataset.firm);
  await whenDataIsRead();
  // React hydrates the children of head and body in order, and ignores what others added at the end.
  document.head.append(...document.head.querySelectorAll(':scope > :not(meta, title, link, script)'));
  document.body.append(...document.body.querySelectorAll(':scope > :has(~ .skip-link)'));
  hydrate(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
}

/**
 * Remix suspends, by a promise that it throws, until it has read the page's data. React 18 gives up for good if a key is
 * pressed while the whole document is suspended (its error 345), so it is not given the document before.
 */
async function whenDataIsRead(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (promise) {
    await promise;
  }
}
