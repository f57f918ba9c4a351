import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { CalculatorPart, type CalculatorPartProps } from './calculator-part.tsx';

// Loaded by `<live-calculator>` (app/elements.ts): a file that Vite bundles as a worker exports nothing.
const host = document.querySelector<HTMLElement>('live-calculator');
const props = JSON.parse(host?.dataset.props ?? 'null') as CalculatorPartProps | null;
// In a transition React works in slices, and a visitor's key or tap comes between them.
if (host && props) startTransition(() => void hydrateRoot(host, <Marked {...props} />));

/** Marks the document once React runs, for browser tests. */
function Marked(props: CalculatorPartProps) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return <CalculatorPart {...props} />;
}
