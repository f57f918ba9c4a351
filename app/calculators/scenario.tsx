import { useState } from 'react';
import { formatAmount, formatRate } from '#app/tax/money.ts';
import type { Line } from '#app/tax/working.ts';
import { Button } from '#app/ui/button.tsx';
import type { Assessment } from './calculator.ts';
import { amountIn, type Period } from './period.ts';

type Props = { assessment: Assessment; period: Period };

export function Scenario({ assessment, period }: Props) {
  const [scenarioA, setScenarioA] = useState<Assessment | null>(null);
  if (!scenarioA) {
    return (
      <Button
        look="quiet"
        small
        className="needs-script no-print mt-4"
        onClick={() => setScenarioA(assessment)}
      >
        Keep as scenario A
      </Button>
    );
  }
  return (
    <section className="mt-8 print:mt-4" aria-labelledby="scenarios">
      <h3 id="scenarios">Scenario A beside B</h3>
      <p className="hint">A stays as it was; B follows the form.</p>
      <table className="ruled ruled-stacked mt-3">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col" className="num">
              A
            </th>
            <th scope="col" className="num">
              B
            </th>
          </tr>
        </thead>
        <tbody>
          {assessment.working.map((line) => (
            <tr key={line.key}>
              <th scope="row" className="font-normal">
                {line.label}
              </th>
              <td className="num" data-label="A">
                {figureOf(lineOf(scenarioA, line.key), period)}
              </td>
              <td className="num" data-label="B">
                {figureOf(line, period)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button look="quiet" small className="no-print mt-4" onClick={() => setScenarioA(null)}>
        Put scenario A away
      </Button>
    </section>
  );
}

function lineOf(assessment: Assessment, key: string): Line | undefined {
  return assessment.working.find((line) => line.key === key);
}

function figureOf(line: Line | undefined, period: Period): string {
  if (!line) return '–';
  return line.unit === 'rate' ? formatRate(line.rate) : formatAmount(amountIn(period, line.amount));
}
