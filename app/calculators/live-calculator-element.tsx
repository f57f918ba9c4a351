import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { CalculatorPart, type CalculatorPartProps } from './calculator-part.tsx';

// Loaded by `<live-calculator>` (app/elements.ts): a file that Vite bundles as a worker exports nothing.
const host = document.querySelector<HTMLElement>('live-calculator');
if (host) hydrateRoot(host, <Marked {...(JSON.parse(host.dataset.props ?? '') as CalculatorPartProps)} />);

/** Marks the document once React runs, for browser tests. */
function Marked(props: CalculatorPartProps) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return <CalculatorPart {...props} />;
}
