import { Fragment } from 'react';
import { formatShortRand, type Cents } from '#app/tax/money.ts';
import type { Curve } from './ways.ts';

/** Every fourth turnover is a row. */
const ROWS = 4;

export function CurveTable({ turnovers, series, stops }: Curve) {
  return (
    <table className="ruled ruled-stacked mt-2">
      <thead>
        <tr>
          <th scope="col">Turnover</th>
          {series.map(({ id, name }) => (
            <th key={id} scope="col" className="num">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {turnovers.map((turnover, index) =>
          index % ROWS === ROWS - 1 ? (
            <Fragment key={turnover}>
              <tr>
                <th scope="rowgroup" className="num" translate="no">
                  {formatShortRand(turnover)}
                </th>
                {series.map(({ id, name, amounts }) => (
                  <td key={id} className="num" data-label={name}>
                    {shown(amounts[index] ?? null)}
                  </td>
                ))}
              </tr>
              <tr>
                <td colSpan={series.length + 1} className="hint">
                  {stops.find((stop) => stop.turnover === turnover)?.answer}
                </td>
              </tr>
            </Fragment>
          ) : null,
        )}
      </tbody>
    </table>
  );
}

function shown(amount: Cents | null): string {
  return amount === null ? 'no figure' : formatShortRand(Math.round(amount / 100) * 100);
}
