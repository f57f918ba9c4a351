import type { ReactNode } from 'react';

export type LedgerLine = {
  key: string;
  label: ReactNode;
  /** Formatted already: a number in a ledger comes from the tax module's own formatter. */
  amount: string;
  total?: boolean;
};

type Props = { caption: string; lines: readonly LedgerLine[] };

/** Ruled lines of label and amount; a total carries the accountant's double underline. */
export function Ledger({ caption, lines }: Props) {
  return (
    <table className="ledger">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key} className={line.total ? 'total' : undefined}>
            <th scope="row">{line.label}</th>
            <td>
              <span>{line.amount}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
