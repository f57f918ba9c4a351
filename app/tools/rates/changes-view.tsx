import { FoldedPart } from '#app/platform/ui/fold.tsx';
import type { Change, TableChanges } from './changes.ts';

type Props = { tables: readonly TableChanges[]; fromLabel: string; toLabel: string };

export function ChangesView({ tables, fromLabel, toLabel }: Props) {
  return (
    <div className="mt-6 max-w-[60rem] border-t border-rule-strong">
      {tables.map(({ id, title, changes }) => (
        <section key={id} aria-labelledby={`changed-${id}`}>
          <FoldedPart title={title} id={`changed-${id}`}>
            <table className="ruled ruled-stacked mt-2 sm:table-fixed">
              <caption className="sr-only">
                {title}: what changed from {fromLabel} to {toLabel}
              </caption>
              <thead>
                <tr>
                  <th scope="col" className="sm:w-[31%]">
                    Line
                  </th>
                  <th scope="col" className="num">
                    {fromLabel}
                  </th>
                  <th scope="col" className="num">
                    {toLabel}
                  </th>
                  <th scope="col" className="num">
                    Difference
                  </th>
                </tr>
              </thead>
              <tbody>
                {changes.map((change) => (
                  <ChangedLine key={change.key} change={change} fromLabel={fromLabel} toLabel={toLabel} />
                ))}
              </tbody>
            </table>
          </FoldedPart>
        </section>
      ))}
    </div>
  );
}

/** On a phone the old and the new figure are side by side, the difference below them. */
const CELL = 'text-right! tabular-nums';
const YEAR_CELL = `${CELL} max-sm:flex-col max-sm:justify-start! max-sm:gap-0! max-sm:text-left!`;

type LineProps = { change: Change; fromLabel: string; toLabel: string };

function ChangedLine({ change, fromLabel, toLabel }: LineProps) {
  return (
    <tr className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4">
      <th scope="row" className="max-sm:col-span-2">
        {change.label}
      </th>
      <td className={YEAR_CELL} data-label={fromLabel}>
        {change.from}
      </td>
      <td className={YEAR_CELL} data-label={toLabel}>
        {change.to}
      </td>
      <td className={`${CELL} text-ink-soft max-sm:col-span-2 max-sm:justify-start!`} data-label="Difference">
        {change.difference ?? '–'}
      </td>
    </tr>
  );
}
