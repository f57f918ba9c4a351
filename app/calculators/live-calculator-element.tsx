import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Calculator } from './calculator.ts';
import { CalculatorPart, type CalculatorPartProps } from './calculator-part.tsx';
import { loadCalculator } from './load-calculator.ts';

// Loaded by `<live-calculator>` (app/elements.ts): a file that Vite bundles as a worker exports nothing.
const host = document.querySelector<HTMLElement>('live-calculator');
const props = JSON.parse(host?.dataset.props ?? 'null') as CalculatorPartProps | null;
if (host && props) void hydrate(host, props);

async function hydrate(element: HTMLElement, props: CalculatorPartProps): Promise<void> {
  const calculator = await loadCalculator(element.dataset.type ?? '');
  // In a transition React works in slices, and a visitor's key or tap comes between them.
  startTransition(() => void hydrateRoot(element, <Marked calculator={calculator} {...props} />));
}

/** Marks the document once React runs, for browser tests. */
function Marked(props: CalculatorPartProps & { calculator: Calculator }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return <CalculatorPart {...props} />;
}
