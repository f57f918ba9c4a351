import type { Calculator } from './calculator.ts';
import { calculatorLinks } from './calculator-links.ts';
import type { Exact, Values } from './field.ts';
import { carriedFragment } from './share-link.ts';

type Props = { calculator: Calculator; values: Values; exact: Exact };

/** Shared fields are passed on in the fragment, which no server sees. */
export function OtherCalculators({ calculator, values, exact }: Props) {
  const others = calculatorLinks.filter(
    ({ type, group }) => group === calculator.group && type !== calculator.type,
  );
  return (
    <nav className="mt-10" aria-label="Other calculators">
      <ul className="flex flex-wrap gap-x-8 gap-y-1">
        {others.map((other) => (
          <li key={other.type}>
            <a href={`${other.to}${carriedFragment(calculator, values, exact)}`} className="more">
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
