import type { ReactNode } from 'react';
import { sampleBooks, sampleReport } from '#content/sample-report.ts';
import { dayText } from '#app/platform/core/time.ts';
import { formatAmount, type Cents } from '#app/tax/money.ts';
import {
  bookLines,
  cashLines,
  owedLines,
  position,
  profitLines,
  profits,
  reportWords,
  type Account,
  type ReportPage,
} from './report.ts';

export function ReportSheet({ page }: { page: ReportPage }) {
  switch (page) {
    case 'words':
      return <Words />;
    case 'profit':
      return <Profit />;
    case 'cash':
      return <Cash />;
    case 'owed':
      return <Owed />;
    case 'position':
      return <Position />;
    case 'books':
      return <Books />;
  }
}

function Words() {
  return (
    <div className="grid gap-4">
      {reportWords().map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className="text-ink-soft">{sampleReport.questions}</p>
    </div>
  );
}

function Profit() {
  const { head, total } = sampleReport.profit;
  return (
    <Table caption={sampleReport.pages.profit} head={head}>
      {profitLines().map(({ account, amounts }) => (
        <Row key={account} head={head} label={nameOf(account)} amounts={amounts} />
      ))}
      <Row head={head} label={total} amounts={profits()} isTotal />
    </Table>
  );
}

function Cash() {
  const { opening, moves, closing } = cashLines();
  const texts = sampleReport.cash;
  return (
    <Table caption={sampleReport.pages.cash}>
      <Row label={texts.opening} amounts={[opening]} />
      {moves.map(({ day, text, amount }) => (
        <Row key={day + text} label={text} note={dayText(day)} amounts={[amount]} />
      ))}
      <Row label={texts.closing} amounts={[closing]} isTotal />
    </Table>
  );
}

function Owed() {
  const { head, total, note } = sampleReport.owed;
  const lines = owedLines();
  return (
    <>
      <Table caption={sampleReport.pages.owed} head={head}>
        {lines.map(({ customer, day, days, amount }) => (
          <tr key={customer + day}>
            <th scope="row">{customer}</th>
            <td data-label={head[1]}>{dayText(day)}</td>
            <td className="num" data-label={head[2]}>
              {days}
            </td>
            <Amount amount={amount} label={head[3]} />
          </tr>
        ))}
        <tr className="total">
          <th scope="row" colSpan={3}>
            {total}
          </th>
          <Amount amount={lines.reduce((sum, { amount }) => sum + amount, 0)} />
        </tr>
      </Table>
      <p className="hint mt-3">{note}</p>
    </>
  );
}

function Position() {
  const { has, owes, total, capital, profit } = position();
  const texts = sampleReport.position;
  return (
    <>
      {[
        { title: texts.has, lines: has },
        { title: texts.owes, lines: owes },
      ].map(({ title, lines }) => (
        <Table key={title} caption={title} isNamed>
          {lines.map(({ account, amount }) => (
            <Row key={account} label={nameOf(account)} amounts={[amount]} />
          ))}
        </Table>
      ))}
      <Table caption={texts.total} isNamed>
        <Row label={texts.capital} amounts={[capital]} />
        <Row label={texts.profit} amounts={[profit]} />
        <Row label={texts.total} amounts={[total]} isTotal />
      </Table>
    </>
  );
}

function Books() {
  const { text, head } = sampleReport.books;
  return (
    <>
      <p className="mb-3">{text}</p>
      <Table caption={sampleReport.pages.books} head={head}>
        {bookLines().flatMap(({ day, text, lines }) =>
          lines.map(({ account, amount }, index) => (
            <tr key={`${day}${text}${account}`}>
              <td data-label={head[0]}>{index === 0 ? dayText(day) : ''}</td>
              <th scope="row">{index === 0 ? text : <span className="sr-only">{text}</span>}</th>
              <td data-label={head[2]}>{nameOf(account)}</td>
              <Amount amount={amount} label={head[3]} />
            </tr>
          )),
        )}
      </Table>
    </>
  );
}

type TableProps = {
  caption: string;
  head?: readonly string[];
  isNamed?: boolean;
  children: ReactNode;
};

function Table({ caption, head, isNamed = false, children }: TableProps) {
  return (
    <table className={head ? 'ruled ruled-stacked' : 'ruled'}>
      <caption className={isNamed ? 'pt-5 text-left font-semibold' : 'sr-only'}>{caption}</caption>
      {head && (
        <thead>
          <tr>
            {head.map((title, index) => (
              <th key={title} scope="col" className={index === head.length - 1 ? 'num' : undefined}>
                {title || <span className="sr-only">{caption}</span>}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>{children}</tbody>
    </table>
  );
}

type RowProps = {
  label: string;
  note?: string;
  head?: readonly string[];
  amounts: readonly Cents[];
  isTotal?: boolean;
};

function Row({ label, note, head, amounts, isTotal = false }: RowProps) {
  return (
    <tr className={isTotal ? 'total' : undefined}>
      <th scope="row">
        {label}
        {note && <span className="hint block">{note}</span>}
      </th>
      {amounts.map((amount, index) => (
        <Amount key={head?.[index + 1] ?? label} amount={amount} label={head?.[index + 1]} />
      ))}
    </tr>
  );
}

function Amount({ amount, label }: { amount: Cents; label?: string }) {
  return (
    <td className="num" data-label={label} translate="no">
      {formatAmount(amount)}
    </td>
  );
}

function nameOf(account: Account): string {
  return sampleBooks.accounts[account];
}
