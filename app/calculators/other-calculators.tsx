import type { Calculator } from './calculator.ts';
import { calculatorLinks } from './calculator-links.ts';
import type { Values } from './field.ts';
import { fragmentOf } from './share-link.ts';

type Props = { calculator: Calculator; values: Values };

/** Shared fields go along in the fragment, which no server sees. */
export function OtherCalculators({ calculator, values }: Props) {
  const others = calculatorLinks.filter(
    ({ type, group }) => group === calculator.group && type !== calculator.type,
  );
  return (
    <nav className="mt-10" aria-label="Other calculators">
      <ul className="flex flex-wrap gap-x-8 gap-y-1">
        {others.map((other) => (
          <li key={other.type}>
            <a href={`${other.to}${fragmentOf(calculator, values)}`} className="more">
              {other.heading}
            </a>
          </li>
        ))}
        <li>
          <a href="/tools" className="more">
            All tools
          </a>
        </li>
      </ul>
    </nav>
  );
}
