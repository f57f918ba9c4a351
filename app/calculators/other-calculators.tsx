import { Link } from '@remix-run/react';
import type { Calculator } from './calculator.ts';
import { calculatorTypes } from './calculators.ts';
import type { Values } from './field.ts';
import { findCalculator } from './calculators.ts';
import { fragmentOf } from './share-link.ts';

type Props = { calculator: Calculator; values: Values };

/** The other calculators. What they ask too is carried over in the fragment, where no server sees it. */
export function OtherCalculators({ calculator, values }: Props) {
  const others = calculatorTypes.filter((type) => type !== calculator.type).map(findCalculator);
  return (
    <nav className="mt-10" aria-label="Other calculators">
      <ul className="flex flex-wrap gap-x-8 gap-y-1">
        {others.map((other) => (
          <li key={other.type}>
            <Link to={`/calculator?type=${other.type}${fragmentOf(calculator, values)}`} className="more">
              {other.heading}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
