import { useState } from 'react';
import { formatAmount, formatRate } from '#app/tax/money.ts';
import type { Line } from '#app/tax/working.ts';
import { Button } from '#app/platform/ui/button.tsx';
import type { Assessment } from './calculator.ts';
import { amountIn, type Period } from './period.ts';

type Props = { assessment: Assessment; period: Period };

/** The first scenario is the kept result; the second follows the form. */
export function Scenario({ assessment, period }: Props) {
  const [first, setFirst] = useState<Assessment | null>(null);
  if (!first) {
    return (
      <Button look="quiet" className="needs-script no-print mt-6" onClick={() => setFirst(assessment)}>
        Compare two scenarios
      </Button>
    );
  }
  const lines = assessment.working.map((second) => ({ second, first: lineOf(first, second.key) }));
  const changed = lines.filter((line) => line.second.key === assessment.tax.key || differs(line));
  return (
    <section className="chart" aria-labelledby="scenarios">
      <h3 id="scenarios">Two scenarios</h3>
      <p className="hint mt-1">
        The first is kept: {first.table.label}. Change the form, and the second and the difference follow.
        Lines that are the same in both are left out.
      </p>
      <table className="ruled ruled-stacked mt-3">
        <thead>
          <tr>
            <th scope="col">Line</th>
            {['First', 'Second', 'Difference'].map((head) => (
              <th key={head} scope="col" className="num">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changed.map((line) => (
            <tr key={line.second.key}>
              <th scope="row">{line.second.label}</th>
              <td className="num" translate="no" data-label="First">
                {figureOf(line.first, period)}
              </td>
              <td className="num" translate="no" data-label="Second">
                {figureOf(line.second, period)}
              </td>
              <td className="num font-semibold" translate="no" data-label="Difference">
                {differenceOf(line, period)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button look="quiet" small className="no-print mt-4" onClick={() => setFirst(null)}>
        Stop comparing
      </Button>
    </section>
  );
}

type Pair = { first: Line | undefined; second: Line };

function lineOf(assessment: Assessment, key: string): Line | undefined {
  return assessment.working.find((line) => line.key === key);
}

function numberOf(line: Line): number {
  return line.unit === 'rate' ? line.rate : line.amount;
}

function differs({ first, second }: Pair): boolean {
  return !first || numberOf(first) !== numberOf(second);
}

function figureOf(line: Line | undefined, period: Period): string {
  if (!line) return '–';
  return line.unit === 'rate' ? formatRate(line.rate) : formatAmount(amountIn(period, line.amount));
}

function differenceOf({ first, second }: Pair, period: Period): string {
  if (!first) return '–';
  const difference = numberOf(second) - numberOf(first);
  if (difference === 0) return 'none';
  const size = Math.abs(difference);
  const text =
    second.unit === 'rate'
      ? `${formatRate(size).replace('%', '')} percentage points`
      : formatAmount(amountIn(period, size));
  return `${difference > 0 ? '+' : '−'} ${text}`;
}
