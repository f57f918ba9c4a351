import { Fragment, type ReactNode } from 'react';

export type LedgerLine = {
  key: string;
  label: ReactNode;
  amount: ReactNode;
  total?: boolean;
  because?: ReactNode;
};

type Props = { caption: string; lines: readonly LedgerLine[] };

export function Ledger({ caption, lines }: Props) {
  return (
    <table className="ledger">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {lines.map(({ key, label, amount, total, because }) => (
          <Fragment key={key}>
            <tr className={total ? 'total' : undefined}>
              <th scope="row">{label}</th>
              <td>
                <span translate="no">{amount}</span>
              </td>
            </tr>
            {because && (
              <tr className="because">
                <td colSpan={2}>{because}</td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
