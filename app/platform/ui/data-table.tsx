import type { ReactNode } from 'react';

export type Column<Row> = {
  head: string;
  cell(row: Row): ReactNode;
  className?: string;
  isLabelled?: boolean;
  /** Only where the screen has room for more: from 1600 px. */
  isWide?: boolean;
};

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string | number;
  className?: string;
  hideHead?: boolean;
};

const WIDE = 'wide-only';

export function DataTable<Row>({ caption, columns, rows, keyOf, className = '', hideHead }: Props<Row>) {
  return (
    <table className={`data-table ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className={hideHead ? 'sr-only' : undefined}>
        <tr>
          {columns.map(({ head, isWide }) => (
            <th key={head} scope="col" className={isWide ? WIDE : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ head, cell, className, isLabelled, isWide }, index) =>
              index === 0 ? (
                <th key={head} scope="row" className={className}>
                  {cell(row)}
                </th>
              ) : (
                <td
                  key={head}
                  className={isWide ? WIDE : className}
                  data-label={isLabelled ? head : undefined}
                >
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
