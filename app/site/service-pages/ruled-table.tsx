import { LinkedText } from '#app/platform/ui/linked-text.tsx';
import type { Table } from './service-page.ts';

/** In letters: the columns after the first fit a phone up to this sum. */
const ROOM = 18;

/** Stays a table on a phone; a wider one becomes labelled rows. */
export function isNarrow({ head, rows }: Pick<Table, 'head' | 'rows'>): boolean {
  const widths = head.slice(1).map((_, column) => Math.max(...rows.map((row) => lettersOf(row[column + 1]))));
  return widths.length <= 2 && widths.reduce((sum, width) => sum + width, 0) <= ROOM;
}

function lettersOf(cell = ''): number {
  return cell.replaceAll(/\]\([^)]*\)|\[/g, '').length;
}

export function RuledTable({ caption, head, rows, amounts, note }: Omit<Table, 'kind' | 'sheet'>) {
  const look = (column: number) => (amounts?.includes(column) ? 'num' : undefined);
  return (
    <div>
      <table
        className={`ruled captioned ${isNarrow({ head, rows }) ? 'captioned-narrow' : 'captioned-wide'}`}
      >
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((title, column) => (
              <th key={title} scope="col" className={look(column)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <LinkedText text={name} />
              </th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} className={look(index + 1)} data-label={head[index + 1]}>
                  <LinkedText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <p className="hint mt-3">
          <LinkedText text={note} />
        </p>
      )}
    </div>
  );
}
