import type { ReactNode } from 'react';

export type LedgerLine = {
  key: string;
  label: ReactNode;
  amount: string;
  total?: boolean;
};

type Props = { caption: string; lines: readonly LedgerLine[] };

export function Ledger({ caption, lines }: Props) {
  return (
    <table className="ledger">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key} className={line.total ? 'total' : undefined}>
            <th scope="row">{line.label}</th>
            <td>
              <span translate="no">{line.amount}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
