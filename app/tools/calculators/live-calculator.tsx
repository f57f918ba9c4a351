import { CalculatorPart, type CalculatorPartProps } from './calculator-part.tsx';
import { findCalculator, type CalculatorType } from './calculators.ts';
// oxlint-disable-next-line import/default -- ?worker&url makes a script of its own with React and without Remix, and one of each calculator.
import script from './live-calculator-element.tsx?worker&url';

/** The server renders the calculator. In the browser React takes over this element, and nothing else of the page. */
export function LiveCalculator({ type, ...props }: CalculatorPartProps & { type: CalculatorType }) {
  return (
    <live-calculator data-script={script} data-type={type} data-props={JSON.stringify(props)}>
      <CalculatorPart calculator={findCalculator(type)} {...props} />
    </live-calculator>
  );
}
