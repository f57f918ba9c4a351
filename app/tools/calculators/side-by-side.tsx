import { formatAmount, type Cents } from '#app/tax/money.ts';
import type { SideBySide as Compared } from './ways.ts';

export function SideBySide({ title, columns, rows }: Compared) {
  return (
    <section className="chart" aria-labelledby="side-by-side">
      <h3 id="side-by-side">{title}</h3>
      <table className="ruled side-by-side mt-2">
        <thead>
          <tr>
            {[...columns, 'Difference'].map((name) => (
              <th key={name} scope="col" className="num">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ label, amounts, isTotal }) => (
          <tbody key={label} className={isTotal ? 'font-bold' : undefined}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {label}
              </th>
            </tr>
            <tr>
              {amounts.map((cents, index) => (
                <td key={columns[index]} className="num">
                  {inRand(cents)}
                </td>
              ))}
              <td className="num" translate="no">
                {difference(amounts[1] - amounts[0])}
              </td>
            </tr>
          </tbody>
        ))}
      </table>
      <p className="hint mt-2">Rand, rounded; the working has the cents.</p>
    </section>
  );
}

function inRand(cents: Cents): string {
  return formatAmount(Math.round(cents / 100) * 100).replace(/\.00$/, '');
}

function difference(cents: Cents): string {
  return Math.round(cents / 100) > 0 ? `+${inRand(cents)}` : inRand(cents);
}
