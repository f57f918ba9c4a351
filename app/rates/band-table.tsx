import type { Bracket } from '#app/tax/brackets.ts';
import { bandRange, shortRate } from '#app/tax/explain.ts';
import { formatRand } from '#app/tax/money.ts';

type Props = { caption: string; of: string; bands: readonly Bracket[] };

export function BandTable({ caption, of, bands }: Props) {
  return (
    <table className="ruled ruled-stacked text-[0.95rem]">
      <caption className="pb-1 text-left font-semibold">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{of} (R)</th>
          <th scope="col" className="num">
            Rate
          </th>
          <th scope="col" className="num">
            Tax below it
          </th>
        </tr>
      </thead>
      <tbody>
        {bands.map((band) => (
          <tr key={band.min} className="max-sm:flex max-sm:flex-wrap max-sm:justify-between">
            <th scope="row" className="tabular-nums max-sm:basis-full lg:whitespace-nowrap">
              {bandRange(band)}
            </th>
            <td className="num max-sm:justify-start!" data-label="Rate">
              {shortRate(band.rate)}
            </td>
            <td className="num" data-label="Tax below it">
              {formatRand(band.base)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
