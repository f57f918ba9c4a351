import { holdContent } from '#app/platform/content/held.ts';
import { hydrate } from '#app/platform/ui/hydrate.tsx';
import { CalculatorPart, type CalculatorPartProps } from './calculator-part.tsx';
import { keepFieldsClearOfBar } from './clear-of-bar.ts';
import { loadCalculator } from './load-calculator.ts';

// Loaded by `<live-calculator>` (app/elements.ts): a file that Vite bundles as a worker exports nothing.
const host = document.querySelector<HTMLElement>('live-calculator');
const props: CalculatorPartProps | null = JSON.parse(host?.dataset.props ?? 'null');
if (host && props) void start(host, props);

async function start(element: HTMLElement, props: CalculatorPartProps): Promise<void> {
  if (props.offer.held) holdContent(new Map(Object.entries(props.offer.held)));
  const calculator = await loadCalculator(element.dataset.type ?? '');
  hydrate(element, <CalculatorPart calculator={calculator} {...props} />);
  keepFieldsClearOfBar(element);
}
