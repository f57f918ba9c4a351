import { RemixBrowser } from '@remix-run/react';
import { StrictMode } from 'react';
import { hydrate } from '#app/platform/ui/hydrate.tsx';

// React hydrates the children of head and body in order, and ignores what others added at the end.
document.head.append(...document.head.querySelectorAll(':scope > :not(meta, title, link, script)'));
document.body.append(...document.body.querySelectorAll(':scope > :has(~ .skip-link)'));

hydrate(
  document,
  <StrictMode>
    <RemixBrowser />
  </StrictMode>,
);
