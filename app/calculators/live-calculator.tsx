import { CalculatorPart, type CalculatorPartProps } from './calculator-part.tsx';
// oxlint-disable-next-line import/default -- ?worker&url makes one file of React and the calculators, without Remix.
import script from './live-calculator-element.tsx?worker&url';

/** The server writes the calculator. In the browser React takes over this element, and nothing else of the page. */
export function LiveCalculator(props: CalculatorPartProps) {
  return (
    <live-calculator data-script={script} data-props={JSON.stringify(props)}>
      <CalculatorPart {...props} />
    </live-calculator>
  );
}
