import type { Bracket } from '#app/tax/brackets.ts';
import { bandRange, shortRate } from '#app/tax/explain.ts';
import { formatShortRand } from '#app/tax/money.ts';

type Props = { caption: string; of: string; bands: readonly Bracket[] };

export function BandTable({ caption, of, bands }: Props) {
  return (
    <div className="min-w-min flex-1 basis-72 @max-[15rem]/line:min-w-0 md:@max-[30rem]/line:min-w-0 lg:@max-[50rem]/line:min-w-0 md:max-w-1/2">
      <table className="ruled max-sm:text-sm">
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
            <tr key={band.min}>
              <th scope="row" translate="no" className="tabular-nums min-[22rem]:whitespace-nowrap">
                {bandRange(band)}
              </th>
              <td className="num" translate="no">
                {shortRate(band.rate)}
              </td>
              <td className="num" translate="no">
                {formatShortRand(band.base)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
