import { useState } from 'react';
import { formatRand, formatShortRand, type Cents } from '#app/tax/money.ts';
import type { More, MoreRetirement } from './more-retirement.ts';
import { amountIn, type Period } from './period.ts';

type Props = { more: MoreRetirement; period: Period };

const IN_TABLE = [1, 2, 4, 8, 12];
const AT_FIRST = 2;

/** Without JavaScript the open table replaces it. */
export function RetirementSlider({ more, period }: Props) {
  const { step, most, at } = more;
  const [steps, setSteps] = useState(AT_FIRST);
  const chosen = at(steps * step);
  if (!chosen) return null;
  const per = period === 'monthly' ? ' a month' : ' a year';
  const rand = (cents: Cents) => formatShortRand(amountIn(period, cents));
  return (
    <section className="chart no-print" aria-labelledby="retire-more">
      <h3 id="retire-more">If you put more into retirement</h3>
      <div className="needs-script">
        <p className="mt-1" id="retire-cost">
          <b className="num" translate="no">
            {rand(chosen.paid)}
          </b>{' '}
          more{per} costs you{' '}
          <b className="num" translate="no">
            {rand(chosen.cost)}
          </b>
          : your tax falls by {rand(chosen.saved)}.
        </p>
        <input
          type="range"
          className="slider"
          aria-labelledby="retire-more"
          aria-valuetext={`${rand(chosen.paid)} more${per} costs ${rand(chosen.cost)}`}
          min={1}
          max={most / step}
          value={steps}
          onChange={({ currentTarget }) => setSteps(Number(currentTarget.value))}
        />
      </div>
      <details className="why-block">
        <summary>What more contributions cost, as a table</summary>
        <MoreTable rows={IN_TABLE.flatMap((count) => at(count * step) ?? [])} period={period} per={per} />
      </details>
    </section>
  );
}

function MoreTable({ rows, period, per }: { rows: readonly More[]; period: Period; per: string }) {
  return (
    <table className="ruled mt-2">
      <thead>
        <tr>
          <th scope="col">More{per}</th>
          <th scope="col" className="num">
            Less tax
          </th>
          <th scope="col" className="num">
            It costs you
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ paid, saved, cost }) => (
          <tr key={paid}>
            <th scope="row" translate="no">
              {formatShortRand(amountIn(period, paid))}
            </th>
            <td className="num" translate="no">
              {formatRand(amountIn(period, saved))}
            </td>
            <td className="num" translate="no">
              {formatRand(amountIn(period, cost))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
