import { formatRand } from '#app/tax/money.ts';
import { isDispute, type Outcome } from './outcome.ts';

export function OutcomeTable({ outcome, typeId }: { outcome: Outcome; typeId: string }) {
  const { lines = [] } = outcome;
  if (lines.length === 0) return null;
  const before = isDispute(typeId) ? 'Assessed before' : 'Filed';
  const total = lines.reduce((sum, { filed, assessed }) => sum + assessed - filed, 0);
  return (
    <table className="ruled ruled-stacked my-3">
      <caption className="sr-only">The difference, line by line</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">{before}</th>
          <th scope="col">Assessed</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, filed, assessed }) => (
          <tr key={`${label} ${filed} ${assessed}`}>
            <th scope="row" className="[overflow-wrap:anywhere]">
              {label}
            </th>
            <td data-label={before}>{formatRand(filed)}</td>
            <td data-label="Assessed">{formatRand(assessed)}</td>
            <td data-label="Difference">{formatRand(assessed - filed)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={3}>
            Together
          </th>
          <td data-label="Difference">{formatRand(total)}</td>
        </tr>
      </tbody>
    </table>
  );
}
